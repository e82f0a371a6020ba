import type { DocumentAnalysis, Found, ListField, ScalarField } from './analysis.ts';

/** Values that a language model found in a document, in the form of the results of rules; empty fields are absent. */
export type ModelValues = {
  values: Partial<DocumentAnalysis['values']>;
  lists: Partial<DocumentAnalysis['lists']>;
};

/** Fields in which the rules found nothing. */
export type EmptyFields = { values: readonly ScalarField[]; lists: readonly ListField[] };

/** @returns the fields that a model may be asked for */
export const emptyFields = ({ values, lists }: Pick<DocumentAnalysis, 'values' | 'lists'>): EmptyFields => ({
  values: (Object.keys(values) as ScalarField[]).filter((field) => values[field] === null),
  lists: (Object.keys(lists) as ListField[]).filter((field) => lists[field].length === 0),
});

/**
 * @returns the analysis with values of the model for fields in which the rules found nothing; values of the rules are
 *   never replaced
 */
export function withModelValues(
  analysis: DocumentAnalysis,
  { values, lists }: ModelValues,
  model: string,
): DocumentAnalysis {
  const marked = <Value>(found: Found<Value>): Found<Value> => ({ ...found, source: 'model' });
  const empty = emptyFields(analysis);
  const addedValues = empty.values.flatMap((field) => {
    const found = values[field] as Found<unknown> | null | undefined;
    return found ? [[field, marked(found)] as const] : [];
  });
  const addedLists = empty.lists.flatMap((field) => {
    const found = lists[field] as Found<unknown>[] | undefined;
    return found?.length ? [[field, found.map(marked)] as const] : [];
  });
  if (addedValues.length + addedLists.length === 0) return analysis;
  return {
    ...analysis,
    method: `${analysis.method}+${model}`,
    values: { ...analysis.values, ...Object.fromEntries(addedValues) },
    lists: { ...analysis.lists, ...Object.fromEntries(addedLists) },
  };
}
