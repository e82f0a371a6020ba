import type { Lookup } from '#services/api/v2/endpoint.ts';
import { identifyingType } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { MASK } from '#shared/text/identity-number.ts';

/**
 * @param given the text by which a caller names a record
 * @returns columns to search, in this order, with the value to look for: by the rule of the lookup, otherwise by the
 *   identifiers of the resource; none for the identity number of a person
 */
export function identifierTerms(
  resource: Resource,
  given: string,
  { columns = resource.identifiers, canonical = resource.spellings }: Partial<Lookup> = {},
): { column: string; value: string }[] {
  if (given.includes(MASK)) return [];
  return columns.flatMap((column) => {
    const spelling =
      typeof canonical !== 'function' ? canonical?.[column] : column === 'id' ? undefined : canonical;
    const value = spelling ? spelling(given) : given;
    return value === null || value === '' ? [] : [{ column, value }];
  });
}

/** @returns the condition for the records with these names, each read as in the path of a single record */
export function identified(resource: Resource, names: readonly string[]): Condition {
  const terms = names.map((name) => identifierTerms(resource, name));
  const columns = resource.identifiers.map((name) => {
    const type = identifyingType(resource, name);
    const values = terms.map((of) => of.find(({ column }) => column === name)?.value ?? null);
    return { name, type, values: values.map((value) => (type === 'uuid' && !isUuid(value) ? null : value)) };
  });
  return { match: 'identified', columns };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL reads the text as a UUID, so that it can be compared with one. */
export const isUuid = (text: string | null): boolean => text !== null && UUID.test(text);
