import { setImmediate as pause } from 'node:timers/promises';
import type { Client, Pool } from '#shared/database/connection.ts';
import {
  type CountedCompany,
  companyWords,
  type WordSet,
  weighAlike,
  wordSetOf,
} from '#shared/domain/screening/word-set.ts';
import { countingWords } from '#shared/domain/screening/word-weight.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { currentWords } from '#workers/derive/screening/words.ts';
import { whereRequested } from '#workers/derive/stale.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import { LEARN_WORDS } from '#workers/pipeline/stale-keys.ts';

/** Number of companies in one statement, whose names take a tenth of a second to read. */
const PORTION = 2_000;

/** The result of learning: the word set in use, null while there is none, and whether it has changed. */
export type Learned = { version: string | null; companies: number; isNew: boolean };

/**
 * Counts the words of all companies' names if requested. The result is stored and used if it is the first, or if it
 * changes the weight of a word notably; `rescreenByNewBasis` then makes all names stale.
 *
 * Safe to run twice and at the same time: everything happens in the transaction that removes the requests.
 * @returns null if nothing was requested
 */
export function learnWhereRequested(pool: Pool): Promise<Learned | null> {
  return whereRequested(pool, LEARN_WORDS, async (client) => store(client, wordSetOf(await count(client))));
}

async function count(client: Client): Promise<Omit<WordSet, 'version'>> {
  const counting = countingWords();
  for await (const portion of readCompanies(client)) {
    for (const company of portion) {
      const words = companyWords(company);
      if (words.length > 0) counting.add(words);
    }
    // The process gives its sign of life.
    await pause();
  }
  return counting.counted();
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Reads the companies that have a name. */
async function* readCompanies(client: Client): AsyncGenerator<CountedCompany[]> {
  let after = BEFORE_ALL;
  for (;;) {
    const { rows } = await client.query<CountedCompany & { id: string }>({
      name: 'derive-counted-companies',
      text: `select id, name, registration_numbers[1] as registration, csd_numbers[1] as csd from derived.company
        where id > $1 and kind = 'company' and name_keys <> '{}' order by id limit ${PORTION}`,
      values: [after],
    });
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield rows;
  }
}

async function store(client: Client, { version, names: companies, counts }: WordSet): Promise<Learned> {
  const before = await currentWords(client);
  if (before === null ? companies === 0 : weighAlike(before, { names: companies, counts })) {
    const kept = before?.version ?? null;
    await client.query('update derived.screening_word_set set checked_at = now() where version = $1', [kept]);
    return { version: kept, companies, isNew: false };
  }
  const id = uuidOf('screening-word-set', version);
  // The time of the clock, because this transaction may have begun before another one that learned in the meantime.
  await client.query(
    `insert into derived.screening_word_set (id, version, companies, words, learned_at) values ($1, $2, $3, $4, clock_timestamp())
     on conflict (id) do update set learned_at = excluded.learned_at, checked_at = now()`,
    [id, version, companies, JSON.stringify(Object.fromEntries(counts))],
  );
  await emitChanges(client, 'screening_word_set', [id]);
  return { version, companies, isNew: true };
}
