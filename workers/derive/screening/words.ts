import type { Client, Executor } from '#shared/database/connection.ts';
import type { WordSet } from '#shared/domain/screening/word-set.ts';

/** The last word set that this process used. */
let latest: WordSet | null = null;

/** @returns the version of the word set that was learned last; null before the first */
export async function currentVersion(database: Executor): Promise<string | null> {
  const { rows } = await database.query<{ version: string }>({
    name: 'derive-words-version',
    text: 'select version from derived.screening_word_set order by learned_at desc, id limit 1',
  });
  return rows[0]?.version ?? null;
}

/** @returns the word set that was learned last; null before the first */
export async function currentWords(client: Client): Promise<WordSet | null> {
  const version = await currentVersion(client);
  if (version === null) return null;
  if (latest?.version !== version) {
    const { rows } = await client.query<{ companies: number; words: Record<string, number> }>(
      'select companies, words from derived.screening_word_set where version = $1',
      [version],
    );
    const { companies, words } = rows[0]!;
    latest = { version, names: companies, counts: new Map(Object.entries(words)) };
  }
  return latest;
}
