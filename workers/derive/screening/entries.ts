import { createHash } from 'node:crypto';
import type { Client } from '#shared/database/connection.ts';
import type { Screened } from '#shared/domain/screening/name.ts';
import { prepareList, type ScreeningList } from '#shared/domain/screening/screening-list.ts';
import { entryKey } from '#shared/domain/screening/standing.ts';
import { algorithmWith } from '#shared/domain/screening/word-set.ts';
import { NO_COUNTS } from '#shared/domain/screening/word-weight.ts';
import { currentWords } from '#workers/derive/screening/words.ts';

/** An entry of the lists of restricted suppliers, with the data that is compared with names. */
export type ScreenedEntry = {
  id: string;
  key: string;
  name: string;
  registration: string | null;
  identity: string | null;
  edition: string;
};

/** All entries of all lists, including those no longer listed: former restrictions still concern old awards. */
export type PreparedEntries = {
  entries: readonly ScreenedEntry[];
  list: ScreeningList;
  /** The basis by which names are compared with them. */
  algorithm: string;
};

/** The entries that this process last prepared: preparing ten thousand takes about a second. */
let latest: { version: string; prepared: PreparedEntries } | null = null;

/** @returns the entries as they are now, prepared for any number of names */
export async function currentEntries(client: Client): Promise<PreparedEntries> {
  const { rows } = await client.query<Omit<ScreenedEntry, 'key'>>({
    name: 'derive-screened-entries',
    text: `select id, supplier_name as name, registration_number as registration, identity_hash as identity, sha256 as edition
      from core.restricted_supplier order by id`,
  });
  const words = await currentWords(client);
  const algorithm = algorithmWith(words);
  const version = createHash('sha256')
    .update(JSON.stringify([algorithm, rows]))
    .digest('hex');
  if (latest?.version !== version)
    latest = {
      version,
      prepared: {
        entries: rows.map((row) => ({ ...row, key: keyOf(row) })),
        list: prepareList(rows.map(screenedAs), words ?? NO_COUNTS),
        algorithm,
      },
    };
  return latest.prepared;
}

const keyOf = ({ name, registration, identity }: Omit<ScreenedEntry, 'key'>): string =>
  entryKey({ supplierName: name, registrationNumber: registration, identityHash: identity });

/** Only persons have identity numbers. */
const screenedAs = ({ name, registration, identity }: Omit<ScreenedEntry, 'key'>): Screened => ({
  ...{ name, registration, identity },
  kind: identity === null ? null : 'person',
});
