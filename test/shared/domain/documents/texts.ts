import { analyse } from '#shared/domain/documents/analyse.ts';
import type { DocumentAnalysis, ListField, ScalarField } from '#shared/domain/documents/analysis.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import { DOUBTFUL, isDoubtful } from '#shared/domain/documents/facts/gate.ts';

/** @returns a document of the given pages */
export const documentOf = (...pages: string[]): DocumentText => ({
  pages: pages.map((text, index) => ({ number: index + 1, text, method: 'text' })),
});

/** Several tests look at the same texts, whose analysis is the same every time. */
const analyses = new Map<string, DocumentAnalysis>();

export function analysisOf(...pages: string[]): DocumentAnalysis {
  const key = JSON.stringify(pages);
  const analysis = analyses.get(key) ?? analyse(documentOf(...pages), { fileName: 'document.pdf' });
  analyses.set(key, analysis);
  return analysis;
}

/** @returns a value of a document without its evidence; null if none was found */
export const scalarOf = <Field extends ScalarField>(field: Field, ...pages: string[]) =>
  analysisOf(...pages).values[field]?.value ?? null;

/** @returns the entries of a list without their evidence */
export const listOf = <Field extends ListField>(field: Field, ...pages: string[]) =>
  analysisOf(...pages).lists[field].map(({ value }) => value);

/** @returns the criteria of which the rules are sure, in the lines of a document: `name weight; …` */
export const sureCriteria = (...lines: string[]): string =>
  analysisOf(lines.join('\n'))
    .lists.functionality.filter(({ confidence }) => confidence >= DOUBTFUL)
    .map(({ value: { name, weight } }) => `${name} ${weight}`)
    .join('; ');

/** @returns the contacts, and whether the rules are sure of each as a whole */
export const contactsOf = (...lines: string[]): [string | null, string | null, string | null, boolean][] =>
  analysisOf(lines.join('\n')).lists.contacts.map(({ value: { name, email, about }, ...of }) => [
    ...([name, email, about] as const),
    !isDoubtful('contacts', of),
  ]);
