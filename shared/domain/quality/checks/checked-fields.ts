import { partsOf, rowsOf } from '#shared/codelists/table.ts';

/**
 * The fields of records that each check is about, by kind of record. A check of several fields is listed at each of
 * them; a check of a whole record, such as `not-a-tender`, at the field that states the result.
 */
const byCheck = Map.groupBy(
  rowsOf('checked-fields').flatMap(([field = '', names]) => partsOf(names).map((name) => ({ name, field }))),
  ({ name }) => name,
);

/** @returns what a check is about, such as `Tender.title` */
export const fieldsOfCheck = (name: string): string[] => (byCheck.get(name) ?? []).map(({ field }) => field);

/** Names of all checks that a field has. */
export const checksWithFields: ReadonlySet<string> = new Set(byCheck.keys());
