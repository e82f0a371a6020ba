import type { Pool } from '#shared/database/connection.ts';
import type { AnswerCache, TokenBudget } from './analyse.ts';

/** core.model_answer and core.model_day: what all processes share about the model. */

/** Answers by the hash of what was asked. */
export const answersIn = (pool: Pool): AnswerCache => ({
  get: async (key) => {
    const { rows } = await pool.query<{ answer: string }>({
      name: 'model-answer',
      text: 'select answer from core.model_answer where key = $1',
      values: [key],
    });
    return rows[0]?.answer ?? null;
  },
  set: async (key, answer) => {
    // PostgreSQL cannot store zero characters. A question whose answer has one is asked again.
    if (answer.includes('\u0000')) return;
    await pool.query({
      name: 'model-keep-answer',
      text: 'insert into core.model_answer (key, answer) values ($1, $2) on conflict do nothing',
      values: [key, answer.toWellFormed()],
    });
  },
});

/** The day of the database's clock. */
const TODAY = `(now() at time zone 'UTC')::date`;

/** @param limit tokens of one day, for all processes together */
export const budgetIn = (pool: Pool, model: string, limit: number): TokenBudget => ({
  take: async (tokens) => {
    await count(pool, model, {});
    const { rowCount } = await pool.query({
      name: 'model-take-tokens',
      text: `update core.model_day set tokens = tokens + $2 where day = ${TODAY} and model = $1 and tokens + $2 <= $3`,
      values: [model, tokens, limit],
    });
    return rowCount === 1;
  },
  correct: async (difference) => await count(pool, model, { tokens: difference }),
});

/** Results of the questions of a day. */
export type Counted = {
  documents?: number;
  tokens?: number;
  found?: number;
  discarded?: number;
  unanswered?: number;
  failures?: number;
};

/** Adds to the counts of today. */
export async function count(pool: Pool, model: string, counted: Counted): Promise<void> {
  const { documents = 0, tokens = 0, found = 0, discarded = 0, unanswered = 0, failures = 0 } = counted;
  await pool.query({
    name: 'model-count',
    text: `insert into core.model_day as known (day, model, documents, tokens, found, discarded, unanswered, failures)
      values (${TODAY}, $1, $2, $3, $4, $5, $6, $7)
      on conflict (day, model) do update set documents = known.documents + $2, tokens = greatest(0, known.tokens + $3),
        found = known.found + $4, discarded = known.discarded + $5, unanswered = known.unanswered + $6,
        failures = known.failures + $7`,
    values: [model, documents, Math.round(tokens), found, discarded, unanswered, failures],
  });
}
