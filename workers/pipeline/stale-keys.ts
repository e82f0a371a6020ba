import type { Executor } from '#shared/database/connection.ts';

/**
 * Access of other stages to derived.stale, the keys whose rows derive has to compute. Triggers on `core` add keys
 * (workers/derive/stale-triggers.ts), and only derive removes them.
 */

/** Requests that everything is computed: a row without derivation and key stands for every key of every derivation. */
export async function markEverythingStale(database: Executor): Promise<void> {
  await database.query('insert into derived.stale default values');
}

/** Name in derived.stale, without a key, for a request to fit the model of value estimates. */
export const FIT = 'estimation_model';
/** The same for a request to learn a word set from the names of companies. */
export const LEARN_WORDS = 'screening_word_set';

/** Requests that a model or word set is learned again. Several requests are handled as one. */
export async function requestLearning(
  database: Executor,
  what: typeof FIT | typeof LEARN_WORDS,
): Promise<void> {
  await database.query('insert into derived.stale (derivation) values ($1)', [what]);
}

/** @returns whether such a request is still waiting to be replaced by keys */
export async function isEverythingStale(database: Executor): Promise<boolean> {
  const { rows } = await database.query<{ requested: boolean }>({
    name: 'stale-everything',
    text: 'select exists (select from derived.stale where derivation is null) as requested',
  });
  return rows[0]?.requested ?? false;
}

/** @returns id of the newest stale key; '0' if there is none */
export async function newestStaleKey(database: Executor): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from derived.stale',
  );
  return rows[0]?.id ?? '0';
}

/** @returns whether every key up to this id has been computed */
export async function isDerivedUpTo(database: Executor, id: string): Promise<boolean> {
  const { rows } = await database.query<{ derived: boolean }>(
    'select not exists (select from derived.stale where id <= $1) as derived',
    [id],
  );
  return rows[0]?.derived ?? false;
}
