import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from '#shared/database/connection.ts';
import { logFailure } from '#shared/database/outage.ts';
import { createEvaluator, type HealthVerdict } from '#shared/health/evaluate.ts';
import { EVALUATE_MS, storeVerdict } from '#shared/health/report.ts';
import type { Logger } from '#shared/log.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import { within } from '#shared/within.ts';

/** Longest wait for the verdict to be stored, in milliseconds. */
const STORE_MS = 5_000;

export type Watch = {
  /** The last verdict; null before the first. */
  verdict: () => HealthVerdict | null;
  /** Number of verdicts so far. */
  judged: () => number;
  close: () => Promise<void>;
};

/** Evaluates the conditions every few seconds and stores the verdict for processes that cannot evaluate them. */
export function startWatch(context: { pool: Pool; queues: Queues; log: Logger }): Watch {
  const { pool, queues, log } = context;
  const evaluate = createEvaluator({ database: pool, queues });
  const stopping = new AbortController();
  let verdict: HealthVerdict | null = null;
  let judged = 0;
  let reasons = '';
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      verdict = await evaluate();
      judged += 1;
      const now = verdict.findings.map(({ condition, subject }) => `${condition} ${subject}`).join();
      if (now !== reasons)
        log[now === '' ? 'info' : 'warn']({ findings: verdict.findings }, 'health changed');
      reasons = now;
      await within(STORE_MS, storeVerdict(pool, verdict), 'the database is silent').catch((error: Error) =>
        logFailure(log, pool, error, 'the verdict could not be stored'),
      );
      await pause(EVALUATE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    verdict: () => verdict,
    judged: () => judged,
    close: async () => {
      stopping.abort();
      await watching;
    },
  };
}
