import type { Resource } from '#shared/resources/definition/resource.ts';
import type { Dump } from '../served/tables.ts';

/** Of each resource: how many records there are, and the share of them, 0 to 1, that has each field. */
export type Filled = Readonly<Record<string, { records: number; shares: Readonly<Record<string, number>> }>>;

/** Whether a value says anything: an empty list and an empty object say nothing. */
const says = (value: unknown): boolean =>
  value !== null && value !== undefined && (typeof value !== 'object' || Object.keys(value).length > 0);

/** @returns the shares of the fields, in the order of resources and fields, to four decimals */
export function sharesOf(resources: readonly Resource[], dump: Dump): Filled {
  return Object.fromEntries(
    resources.map(({ name, fields }) => {
      const details = (dump.get(name) ?? []).map(
        (line) => (JSON.parse(line) as { detail: Record<string, unknown> }).detail,
      );
      const shares = Object.keys(fields).map((field): [string, number] => {
        const filled = details.filter((detail) => says(detail[field])).length;
        return [field, details.length === 0 ? 0 : Math.round((10_000 * filled) / details.length) / 10_000];
      });
      return [name, { records: details.length, shares: Object.fromEntries(shares) }];
    }),
  );
}
