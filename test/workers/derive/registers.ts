import fc from 'fast-check';
import { type Pool, transaction } from '#shared/database/connection.ts';
import { type RegisterKind, registerKinds } from '#shared/domain/registers/columns.ts';
import { readRegister } from '#shared/registers/read-register.ts';
import { type RegisterChanges, storeRegister } from '#shared/registers/store.ts';
import { identityHasher } from '#shared/text/identity-hash.ts';
import { identityNumber } from '#test/support/identity-numbers.ts';

/** Files of registers, for tests of what derive makes of them. */

export const hash = identityHasher('a key for tests only');

export const [THANDI, PIETER] = [identityNumber(1), identityNumber(2)];

/** Rows about companies that tests name in awards, with persons who are shared, disqualified, or officials. */
export const registerRows = {
  cipc: [
    { registration_number: '2015/123456/07', name: 'Mahika Technologies (Pty) Ltd', status: 'In Business' },
    { registration_number: '2015/123456/07', name: 'Mahika Holdings', status: 'Final Deregistration' },
    { name: 'Zed Trading', registration_date: '2014-05-01', outstanding_annual_returns: '1' },
    { registration_number: '2016/222222/07', name: 'Kaya Civils', tax_number: '9123456789' },
  ],
  directors: [
    { registration_no: '2015/123456/07', company_name: 'Mahika', director_full_name: 'Thandi Mokoena' },
    {
      ...{ registration_no: '2015/123456/07', company_name: 'Mahika', director_full_name: 'T Mokoena' },
      id_number: THANDI,
    },
    { company_name: 'Zed Trading', director_full_name: 'Ms Thandi Mokoena', id_number: THANDI },
    {
      ...{ company_name: 'Zed Trading', director_full_name: 'Pieter Botha', id_number: PIETER },
      ...{ is_disqualified: 'yes', status: 'Active' },
    },
    {
      ...{ company_name: 'Zed Trading', director_full_name: 'Pieter Botha', id_number: PIETER },
      ...{ status: 'Resigned', resigned_date: '2020-01-31' },
    },
  ],
  'source-directors': [
    { organization_id: 'ORGAN', full_name: 'Mokoena, Thandi', position: 'Head' },
    { organization_id: 'ORGAN', full_name: 'P Botha', id_number: PIETER },
    { organization_slug: 'buyer', full_name: 'Pieter Botha' },
  ],
} as const satisfies Record<RegisterKind, readonly Record<string, string>[]>;

/** Imports rows as a file; of two rows about one entry the last counts. */
export async function putRegister(
  pool: Pool,
  kind: RegisterKind,
  rows: readonly object[],
  replaces = false,
): Promise<RegisterChanges> {
  const options = { hash, today: '2026-08-01', skipUnknown: false, leaveOutNumbers: false };
  const entries = rows.flatMap((row) =>
    readRegister(kind, Buffer.from(JSON.stringify([row])), 'json', options),
  );
  const distinct = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  return transaction(pool, (client) =>
    storeRegister(client, { kind, origin: 'rows.json', sha256: 'none' }, distinct, replaces),
  );
}

/** An import of some rows, which may replace the whole register. @param organ id of an organization */
export const registerImport = (organ: string) =>
  fc.constantFrom(...registerKinds).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      rows: fc.subarray(
        registerRows[kind].map((row) =>
          'organization_id' in row ? { ...row, organization_id: organ } : row,
        ) as object[],
      ),
      replaces: fc.boolean(),
    }),
  );
