import { randomUUID } from 'node:crypto';
import type { Pool } from '#shared/database/connection.ts';
import { VERSIONS } from '#shared/domain/estimation/fit.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { FIT, LEARN_WORDS, requestLearning } from '#workers/pipeline/stale-keys.ts';

/** When derive learns from all data: at a fixed time of the night, and after a load. */

type Subject = {
  /** The table with what was learned, and the rows that count. */
  learned: string;
  /** The data to learn from: a table, and the rows that count. */
  from: string;
  /** Derivations that must have no stale keys before. */
  after: readonly string[];
};

const subjects: Record<typeof FIT | typeof LEARN_WORDS, Subject> = {
  // A model of earlier rules is no longer used.
  [FIT]: {
    learned: `derived.estimation_model where starts_with(version, '${VERSIONS}')`,
    from: 'core.tender',
    after: [],
  },
  [LEARN_WORDS]: {
    learned: 'derived.screening_word_set',
    from: `derived.company where kind = 'company' and name_keys <> '{}'`,
    after: ['supplier_spelling', 'company_spelling', 'company'],
  },
};

/** Requests that derive learns again. @returns how many requests */
export async function learnAgain(
  { pool, queues }: StageContext,
  what: keyof typeof subjects,
): Promise<number> {
  await requestLearning(pool, what);
  await queues.send('derive', { cause: `learn-${randomUUID()}` });
  return 1;
}

/** The same if a load makes it necessary. */
export const learnAfterLoad = async (context: StageContext, what: keyof typeof subjects): Promise<number> =>
  (await isLoadNotLearned(context.pool, what)) ? learnAgain(context, what) : 0;

/**
 * @returns whether there is data to learn from and nothing was learned yet, or a backfill, an import or a rebuild has
 *   ended since; false while another one runs, responses wait to be normalised, keys wait to be derived, or learning is
 *   already requested
 */
async function isLoadNotLearned(pool: Pool, what: keyof typeof subjects): Promise<boolean> {
  const { learned, from, after } = subjects[what];
  const { rows } = await pool.query<{ due: boolean }>(
    `with load as (select status, completed_at from ops.cron_runs where mode = 'backfill' or kind in ('import', 'rebuild')),
       latest as (select max(checked_at) as at from ${learned})
     select exists (select from ${from})
       and (at is null or exists (select from load where completed_at > at))
       and not exists (select from load where status = 'running')
       and not exists (select from raw.response where normalised_at is null and fault is null)
       and not exists (select from derived.stale where derivation is null or derivation = any($1)) as due
     from latest`,
    [[what, ...after]],
  );
  return rows[0]?.due ?? false;
}
