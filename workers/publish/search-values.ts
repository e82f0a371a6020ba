import { valueLexeme } from '#shared/domain/search/values.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';

/**
 * @param search the vector of the publishing statement, as text
 * @param values of the promoted columns, in their order
 * @returns the vector with the values by which the resource `narrows` searches
 */
export function withValues(resource: Resource, search: string, values: readonly unknown[]): string {
  const { narrows = [] } = resource;
  if (narrows.length === 0) return search;
  const lexemes = promotedColumns(resource).flatMap(({ name }, at) =>
    narrows.includes(name)
      ? [values[at]].flat().flatMap((value) => (typeof value === 'string' ? valueLexeme(name, value) : []))
      : [],
  );
  return [search, ...lexemes].join(' ');
}
