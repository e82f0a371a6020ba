import type { Pool } from '#shared/database/connection.ts';
import { databaseSilent } from '#shared/health/evaluate.ts';
import {
  findingsOf,
  type HealthState,
  READ_VERDICT,
  type StoredVerdict,
  stateOf,
} from '#shared/health/report.ts';
import { within } from '#shared/within.ts';

/** A server that is silent for this long counts as unavailable. */
const SILENCE_MS = 2_000;
/** How long a verdict is reused, so that public paths cannot overload the database. */
const MAX_AGE_MS = 1_000;

export type ApiVerdict = {
  /** Whether this process can serve: its database answers. */
  ready: boolean;
  state: HealthState;
  /** Why the service is not healthy, one sentence each. */
  reasons: readonly string[];
};

/**
 * @returns the verdict of the schedule process, combined with what this process can see: whether the database answers,
 *   and whether the schedule process is silent
 */
export function createVerdict(pool: Pool): () => Promise<ApiVerdict> {
  let kept: { verdict: Promise<ApiVerdict>; until: number } | null = null;
  const judge = async (): Promise<ApiVerdict> => {
    try {
      const { rows } = await within(SILENCE_MS, pool.query<StoredVerdict>(READ_VERDICT), '');
      const findings = findingsOf(rows[0]);
      return { ready: true, state: stateOf(findings), reasons: findings.map(({ reason }) => reason) };
    } catch (error) {
      return { ready: false, state: 'unhealthy', reasons: [databaseSilent(error)] };
    }
  };
  return () => {
    if (!kept || kept.until < performance.now())
      kept = { verdict: judge(), until: performance.now() + MAX_AGE_MS };
    return kept.verdict;
  };
}
