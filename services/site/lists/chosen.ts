import {
  canonicalOf,
  type FilterField,
  type ListDeclaration,
  SHOWN_BY,
} from '#services/site/lists/declaration.ts';
import { spoken } from '#services/site/parts/words.ts';
import type { ListQuery } from '#services/site/query.ts';

/** One filter value of a query, in words, and the query without it. */
export type Chosen = { name: string; label: string; text: string; without: ListQuery };

/** Parameters that are not filters. */
const NO_CHOICE: readonly string[] = [
  ...['q', 'sort', 'cursor', 'page', 'limit', 'highlight', 'facets', 'facetRecords'],
  ...['fields', 'include'],
  ...SHOWN_BY,
];

/** @returns every filter value of a query, including parameters of /v2 for which the form has no field */
export function chosenOf({ fields }: Pick<ListDeclaration, 'fields'>, query: ListQuery): readonly Chosen[] {
  const known = fields(query);
  return query
    .names()
    .filter((name) => !NO_CHOICE.includes(name))
    .flatMap((name) => {
      const field = known.find((each) => each.name === name);
      const values = valuesOf(field, query.all(name));
      return values.map((value) => {
        const others = values.filter((each) => each !== value);
        const without = query.without(name, 'cursor', 'page');
        return {
          name,
          label: field?.label ?? spoken(name),
          text: textOf(field, value),
          without: others.length === 0 ? without : without.with(name, others.join(',')),
        };
      });
    });
}

const choiceOf = (field: FilterField | undefined, value: string) =>
  field?.choices?.find(([one]) => one === canonicalOf(field, value));

/** @returns the chosen values of a field in words, separated by commas */
export const textOf = (field: FilterField | undefined, value: string): string =>
  valuesOf(field, [value])
    .map((each) => choiceOf(field, each)?.[1] ?? worded(each))
    .join(', ');

/** Only values of a closed list have no commas of their own. */
const valuesOf = (field: FilterField | undefined, given: readonly string[]): string[] =>
  [...new Set(field?.choices ? given.flatMap((each) => each.split(',')) : given)].map((each) => each.trim());

/** @returns a code of /v2 as words, such as `Tender notice`; text of the reader does not change */
const worded = (value: string): string => (/^[A-Z]+(_[A-Z]+)+$/.test(value) ? spoken(value) : value);
