import type { Client } from '#shared/database/connection.ts';
import type { RegisterKind } from '#shared/domain/registers/columns.ts';
import { type CompanyLink, type LinkCandidate, linkCompany } from '#shared/domain/registers/company-link.ts';
import { awardCompanies, companies } from '#shared/tables/companies.ts';
import type { Instant } from '#shared/time.ts';
import { changeOf, type StaleBy } from '#workers/derive/derivation.ts';
import { COMPANY } from '#workers/derive/derivations/company-aggregate.ts';

/** Entries of imported registers, and the companies named by awards that they may be. */

/** An entry of the latest import. */
export type StoredEntry = {
  id: string;
  registrationNumber: string | null;
  nameKey: string;
  entry: Record<string, string | number | boolean | null>;
  createdAt: Instant;
  changedAt: Instant;
};

export async function readEntries(
  client: Client,
  kind: RegisterKind,
  ids: readonly string[],
): Promise<StoredEntry[]> {
  const { rows } = await client.query<StoredEntry>({
    name: 'derive-register-records',
    text: `select id, registration_number as "registrationNumber", name_key as "nameKey", entry,
        created_at as "createdAt", changed_at as "changedAt"
      from ops.register_record where kind = $1 and id = any($2::uuid[])`,
    values: [kind, ids],
  });
  return rows;
}

/**
 * Bidders without an award are also companies to distinguish, but have no record: an entry that is one of them has no
 * link.
 * @returns the company of each entry that an award names, by the id of the entry
 */
export async function linksOf(
  client: Client,
  entries: readonly StoredEntry[],
  nameOf: (entry: StoredEntry) => string,
): Promise<ReadonlyMap<string, CompanyLink>> {
  const numbers = entries.flatMap(({ registrationNumber }) => registrationNumber ?? []);
  // By a single reading of all companies: an index on arrays is slow for a thousand values, especially right after a
  // load.
  const { rows } = await client.query<LinkCandidate & { hasAward: boolean }>({
    name: 'derive-register-companies',
    text: `select id, name, name_keys as "nameKeys", registration_numbers as "registrationNumbers",
        exists (select from derived.award_company named where named.company_ids @> array[company.id::text]) as "hasAward"
      from derived.company where kind = 'company' and id in (
        select one.id from derived.company one cross join lateral unnest(registration_numbers) held (number)
        join unnest($1::text[]) wanted (number) using (number)
        union
        select one.id from derived.company one cross join lateral unnest(name_keys) held (key)
        join unnest($2::text[]) wanted (key) using (key))
      order by id`,
    values: [numbers, entries.map(({ nameKey }) => nameKey)],
  });
  const withAward = new Set(rows.flatMap(({ id, hasAward }) => (hasAward ? id : [])));
  const byKey = new Map<string, LinkCandidate[]>();
  for (const company of rows)
    for (const key of [...company.nameKeys, ...company.registrationNumbers])
      byKey.set(key, [...(byKey.get(key) ?? []), company]);
  return new Map(
    entries.flatMap((entry) => {
      const { registrationNumber, nameKey } = entry;
      const found = [...(byKey.get(registrationNumber ?? '') ?? []), ...(byKey.get(nameKey) ?? [])];
      const link = linkCompany({ registrationNumber, nameKey, name: nameOf(entry) }, [...new Set(found)]);
      return link === null || !withAward.has(link.id) ? [] : [[entry.id, link] as const];
    }),
  );
}

/** The columns of a link, as tables have them. */
export const linkColumns = (link: CompanyLink | undefined) => ({
  company_id: link?.id ?? null,
  link_reason: link?.reason ?? null,
  link_confidence: link?.confidence ?? null,
});

/**
 * Keys of the entries that may be, or may have been, a company which changes, gets its first award, or loses its last.
 */
export const byCompany = (kind: RegisterKind): readonly StaleBy[] => [
  changeOf(
    companies,
    ['kind', 'name', 'name_keys', 'registration_numbers'],
    entriesOf(kind, '(select name_keys, registration_numbers from changed)'),
  ),
  changeOf(
    awardCompanies,
    ['company_ids'],
    entriesOf(
      kind,
      `(select name_keys, registration_numbers from derived.company
        where id in (select ${COMPANY} from changed cross join lateral unnest(company_ids) company))`,
    ),
  ),
];

const entriesOf = (kind: RegisterKind, named: string): string =>
  `select record.id as key from ops.register_record record
      where kind = '${kind}' and name_key in (select unnest(name_keys) from ${named} one)
      union select record.id from ops.register_record record
      where kind = '${kind}' and registration_number in (select unnest(registration_numbers) from ${named} one)`;

/** Keys of the entries that an import has changed. */
export const byImport = (kind: RegisterKind): StaleBy => ({
  table: { schema: 'ops', name: 'register_record' },
  columns: ['kind', 'registration_number', 'name_key', 'organization_id', 'entry'],
  keys: `select id as key from changed where kind = '${kind}'`,
});
