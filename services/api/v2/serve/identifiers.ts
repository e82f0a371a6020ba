import type { Lookup } from '#services/api/v2/endpoint.ts';
import { columnOf } from '#services/api/v2/serve/sql/columns.ts';
import type { Condition } from '#services/api/v2/serve/sql/condition.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { MASK } from '#shared/text/identity-number.ts';

/**
 * @param given what a caller names a record by
 * @returns columns to look in, in this order, with what to look for: as the lookup says, else by the identifiers of the
 *   resource and those it had; none for the identity number of a person
 */
export function identifierTerms(
  resource: Resource,
  given: string,
  { columns = namesOf(resource), canonical = resource.spellings }: Partial<Lookup> = {},
): { column: string; value: string }[] {
  if (given.includes(MASK)) return [];
  return columns.flatMap((column) => {
    const spelling =
      typeof canonical !== 'function' ? canonical?.[column] : column === 'id' ? undefined : canonical;
    const value = spelling ? spelling(given) : given;
    return value === null || value === '' ? [] : [{ column, value }];
  });
}

const namesOf = ({ identifiers, formerly }: Resource): readonly string[] =>
  formerly === undefined ? identifiers : [...identifiers, formerly];

/** @returns the condition for the records that are named so, each as the path of one record would name it */
export function identified(resource: Resource, names: readonly string[]): Condition {
  const terms = names.map((name) => identifierTerms(resource, name));
  const columns = namesOf(resource).map((name) => {
    const column = name === 'id' ? 'uuid' : columnOf(resource, name).type;
    const several = column === 'text[]';
    const type = several ? 'text' : column;
    const values = terms.map((of) => of.find(({ column }) => column === name)?.value ?? null);
    return {
      name,
      type,
      several,
      values: values.map((value) => (type === 'uuid' && !isUuid(value) ? null : value)),
    };
  });
  return { match: 'identified', columns };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL reads the text as a UUID, so that it can be compared with one. */
export const isUuid = (text: string | null): boolean => text !== null && UUID.test(text);
