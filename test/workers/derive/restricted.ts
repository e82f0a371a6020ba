import fc from 'fast-check';
import type { Executor } from '#shared/database/connection.ts';
import { entryKey } from '#shared/domain/screening/standing.ts';
import { uuidOf } from '#shared/text/identity.ts';

/** Lists of restricted suppliers and decisions of reviewers, for tests of what derive makes of them. */

export type Entry = {
  name: string;
  number: string | null;
  from: string | null;
  to: string | null;
  listed: boolean;
  edition: string;
};

const entryId = (place: number): string => uuidOf('test-entry', String(place));
export const LIST = 'treasury-restricted';

/** Stores an edition that is in use, in the place of the one before. */
export const putEdition = (database: Executor, sha256: string): Promise<unknown> =>
  database.query(
    `with before as (update core.supplier_list_edition set state = 'superseded' where state = 'in-use' and sha256 <> $1)
     insert into core.supplier_list_edition (id, register, sha256, response_id, form, received_at, last_received_at,
       entries, problems, state, accepted, content)
     values ($2, $3, $1, '1', 'csv', now(), now(), 1, 0, 'in-use', false, '[]')
     on conflict (id) do update set state = 'in-use'`,
    [sha256, uuidOf('test-edition', sha256), LIST],
  );

const stepOf = (event: string, at: string) => ({ event, at, reportDate: null, sha256: '', changes: [] });

/** Stores an entry of the list in its place. @returns its id */
export async function putEntry(database: Executor, place: number, given: Partial<Entry>): Promise<string> {
  const entry: Entry = {
    ...{ name: 'Mahika Technologies (Pty) Ltd', number: null, from: '2026-01-01', to: '2099-12-31' },
    ...{ listed: true, edition: 'one' },
    ...given,
  };
  await database.query(
    `insert into core.restricted_supplier (id, register, natural_key, supplier_name, registration_number, restriction_type,
       period_from, period_to, regulatory_references, edition_id, sha256, first_seen_at, last_seen_at, listed, steps, updated_at)
     values ($1::uuid, $2, $1::text, $3, $4, 'RESTRICTED_SUPPLIER', $5, $6, '{}', gen_random_uuid(), $8, '2026-01-01', '2026-01-01', $7, $9, '2026-01-01')
     on conflict (id) do update set supplier_name = excluded.supplier_name, registration_number = excluded.registration_number,
       period_from = excluded.period_from, period_to = excluded.period_to, sha256 = excluded.sha256, listed = excluded.listed,
       steps = excluded.steps`,
    [
      entryId(place),
      LIST,
      entry.name,
      entry.number,
      entry.from,
      entry.to,
      entry.listed,
      entry.edition,
      JSON.stringify([
        stepOf('added', '2026-01-01T08:00:00Z'),
        ...(entry.listed ? [] : [stepOf('removed', '2026-03-10T08:00:00Z')]),
      ]),
    ],
  );
  return entryId(place);
}

export const removeEntry = (database: Executor, place: number): Promise<unknown> =>
  database.query('delete from core.restricted_supplier where id = $1', [entryId(place)]);

/** Records what a reviewer decides about a spelling and an entry as it was then. */
export const review = (
  database: Executor,
  verdict: 'confirmed' | 'dismissed',
  spelling: string,
  place: number,
  about: { name: string; number: string | null },
): Promise<unknown> =>
  database.query(
    `insert into ops.screening_decision (verdict, subject_id, subject_name, entry_id, entry_key, entry_name, note, decided_by)
     values ($1, $2, 'as tested', $3, $4, $5, 'as the test says', 'test')`,
    [
      verdict,
      spelling,
      entryId(place),
      entryKey({ supplierName: about.name, registrationNumber: about.number, identityHash: null }),
      about.name,
    ],
  );

export const entry = fc.record({
  name: fc.constantFrom(
    'Mahika Technologies (Pty) Ltd',
    'Mahika Technologys',
    'Zed Trading',
    'Kaya Civils CC',
    'Nobody Known CC',
  ),
  number: fc.constantFrom('2015/123456/07', '2016/222222/07', null),
  from: fc.constantFrom('2026-01-01', '2026-03-25', '2098-01-01', null),
  to: fc.constantFrom('2026-03-24', '2099-12-31', null),
  listed: fc.boolean(),
  edition: fc.constantFrom('one', 'two'),
});
