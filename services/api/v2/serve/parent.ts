import type { Lookup, Parent } from '#services/api/v2/endpoint.ts';
import type { Parameters } from '#services/api/v2/router.ts';
import type { ParentRow } from '#services/api/v2/serve/cache/parents.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { identifierTerms } from '#services/api/v2/serve/identifiers.ts';
import { type IdentifierTerm, lookUp } from '#services/api/v2/serve/sql/statement.ts';
import { RequestError } from '#shared/errors.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';

/** A parent record: its id, and the conditions that its child records meet. */
export type ParentRecord = { id: string; conditions: readonly Condition[] };

const SHOWN = 200;

/** @returns the terms by which a path's value is looked up, as `identifierTerms` describes */
export const lookupTerms = (
  resource: Resource,
  path: Parameters,
  lookup: Partial<Lookup>,
): IdentifierTerm[] =>
  identifierTerms(
    resource,
    (lookup.parameter === undefined ? Object.values(path)[0] : path[lookup.parameter]) ?? '',
    lookup,
  );

/**
 * @param child resource of the child records
 * @returns a function that finds the parent that a path names, null if there is none; results are cached while the
 *   parent's resource stays the same, as `Remembered` describes
 */
export function parentFinder(
  child: Resource,
  parent: Parent,
  services: Services,
): (path: Parameters) => Promise<ParentRecord | null> {
  const { resource } = parent;
  const alike = 'alike' in parent ? parent.alike : [];
  return async (path) => {
    const terms = lookupTerms(resource, path, parent);
    const row = await services.parents.get(
      JSON.stringify([resource.name, alike, terms]),
      services.versions.of(resource.name),
      async () => (await lookUp<ParentRow>(services.pool, resource, terms, ['id', ...alike])) ?? null,
    );
    return row && foundOf(row, child, parent);
  };
}

function foundOf([id, ...values]: ParentRow, child: Resource, parent: Parent): ParentRecord {
  if ('column' in parent) return { id, conditions: [childOf(child, parent.column, id)] };
  const conditions = parent.alike.flatMap((column, index): Condition[] => {
    const value = values[index];
    if (typeof value === 'string') return [{ match: 'equals', column, value }];
    const [first] = value ?? [];
    return first === undefined ? [] : [{ match: 'any', column, value: first }];
  });
  return { id, conditions: [...conditions, { match: 'not', column: 'id', value: id }] };
}

/** @returns the error for a path that names no record */
export const missing = (resource: Resource, path: Parameters): RequestError =>
  new RequestError('NOT_FOUND', `There is no ${nounOf(resource)} ${quoted(path)}.`);

/** @returns the error for a record that exists but has no such child record */
export const without = (resource: Resource, owner: Resource, path: Parameters): RequestError =>
  new RequestError('NOT_FOUND', `The ${nounOf(owner)} ${quoted(path)} has no ${nounOf(resource)}.`);

/** @returns the title in a sentence: `Tender analysis` → `tender analysis`; a title that begins with an abbreviation keeps its capitals. */
export const nounOf = ({ title }: Resource): string =>
  /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** @returns the text by which a path names the record, as messages repeat it */
export const quoted = (path: Parameters): string => `"${(Object.values(path)[0] ?? '').slice(0, SHOWN)}"`;

/** @returns the condition for records whose column is an id, or whose array column contains it */
export function childOf(child: Resource, column: string, id: string): Condition {
  const several = promotedColumns(child).some(({ name, type }) => name === column && type === 'text[]');
  return { match: several ? 'any' : 'equals', column, value: id };
}
