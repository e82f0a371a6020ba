import type { Client } from '#shared/database/connection.ts';
import type { NameKind, Screened } from '#shared/domain/screening/name.ts';
import { companyDirectors, sourceDirectors } from '#shared/tables/company-register.ts';
import type { screenedKinds } from '#shared/tables/screening.ts';
import { supplierSpellings } from '#shared/tables/suppliers.ts';
import { changeOf, type StaleBy } from '#workers/derive/derivation.ts';

/** The names that are screened: one entry for each table with such names. */

export type ScreenedKind = (typeof screenedKinds)[number];

/** A screened name, with the id by which decisions refer to it. */
export type ScreeningSubject = Screened & { id: string };

type Source = {
  kind: ScreenedKind;
  /** The common kind of these names; null if they include companies and persons. */
  are: NameKind | null;
  /** What makes a name stale. */
  staleBy: StaleBy;
  /** Statement: the ids of all names. */
  every: string;
  /** Statement: the names with the ids in $1, as `id`, `name`, `registration`, `csd` and `identity`, perhaps with `aliases`. */
  read: string;
};

/** The registry of screened names. Ids of all kinds are distinct UUIDs, so no two names share one. */
export const screenedNames: readonly Source[] = [
  {
    kind: 'supplier',
    are: null,
    staleBy: changeOf(
      supplierSpellings,
      ['name', 'registration_number', 'csd_number'],
      'select id as key from changed',
    ),
    every: 'select id from derived.supplier_spelling',
    read: `select id, coalesce(name, '') as name, registration_number as registration, csd_number as csd, null as identity
      from derived.supplier_spelling where id = any($1::uuid[])`,
  },
  {
    kind: 'director',
    are: 'person',
    staleBy: changeOf(
      companyDirectors,
      ['director_id', 'full_name', 'identity_hash'],
      'select director_id as key from changed',
    ),
    every: 'select distinct director_id from derived.company_director',
    read: `select director_id as id, min(full_name) as name, array_agg(distinct full_name order by full_name) as aliases,
        null as registration, null as csd, min(identity_hash) as identity
      from derived.company_director where director_id = any($1::uuid[]) group by director_id`,
  },
  {
    kind: 'official',
    are: 'person',
    staleBy: changeOf(sourceDirectors, ['full_name', 'identity_hash'], 'select id as key from changed'),
    every: 'select id from derived.source_director',
    read: `select id, full_name as name, null as registration, null as csd, identity_hash as identity
      from derived.source_director where id = any($1::uuid[])`,
  },
];

/** Statement: the ids of all names of all kinds. */
export const everySubject = screenedNames.map(({ every }) => every).join(' union all ');

/** @returns the names with these ids, of all kinds */
export async function readSubjects(
  client: Client,
  ids: readonly string[],
): Promise<(ScreeningSubject & { of: ScreenedKind })[]> {
  const found: (ScreeningSubject & { of: ScreenedKind })[] = [];
  for (const { kind, are, read } of screenedNames) {
    const { rows } = await client.query<Omit<ScreeningSubject, 'kind'>>({
      name: `derive-screened-${kind}`,
      text: read,
      values: [ids],
    });
    found.push(...rows.map((row) => ({ ...row, kind: are, of: kind })));
  }
  return found;
}
