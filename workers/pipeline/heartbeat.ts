import { randomUUID } from 'node:crypto';
import { surroundings } from '#shared/config.ts';
import type { Executor } from '#shared/database/connection.ts';
import { failureLevel } from '#shared/database/outage.ts';
import { errorText, refusesLogin } from '#shared/database/unavailable.ts';
import { SILENT_SECONDS } from '#shared/health/conditions/processes.ts';
import type { Logger } from '#shared/log.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import { within } from '#shared/within.ts';
import type { Movement } from '#workers/pipeline/movement.ts';

/** The signs of life of a worker process in ops.process, and its own health. Only this module writes that table. */

/** Interval between two signs of life, and longest wait for one to be stored, in milliseconds. */
const BEAT_MS = 10_000;
const SILENCE_MS = 5_000;
/** Days for which processes that have ended are kept. */
const KEPT_DAYS = 1;

export type Heartbeat = {
  /** @returns the reasons why the process is not healthy, one sentence each; empty if it is healthy */
  reasons: () => string[];
  /** Gives the first sign of life at once, with the address of the health and the metrics of this process. */
  reachedAt: (url: string) => void;
  /** Records that the process ends in order. */
  close: () => Promise<void>;
};

export type Beating = {
  database: Executor;
  queues: Pick<Queues, 'counts'>;
  log: Logger;
  movement: Movement;
  title: string;
  stages: readonly string[];
};

/**
 * Gives signs of life once the address of the process is known, so that whoever sees it finds its health. If a server is
 * unavailable, the process continues to work and tries again.
 */
export function startHeartbeat(given: Beating): Heartbeat {
  const id = randomUUID();
  let operator: string | null = null;
  let lastBeat = performance.now();
  let known = false;
  let failure: Error | null = null;
  const beat = async () => {
    try {
      await within(SILENCE_MS, signOfLife(given, { id, operator, known }), 'the servers are silent');
      lastBeat = performance.now();
      known = true;
      failure = null;
    } catch (error) {
      // The first of several says everything.
      const level = failure ? 'debug' : failureLevel(given.database, error);
      failure = error as Error;
      given.log[level]({ reason: errorText(failure) }, 'the sign of life could not be stored');
    }
  };
  let beating = Promise.resolve();
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, BEAT_MS);
  return {
    reachedAt: (url) => {
      operator = url;
      beating = beating.then(beat);
    },
    reasons: () => {
      const silent = (performance.now() - lastBeat) / 1_000;
      const why = failure === null ? '' : `: ${errorText(failure)}${adviceOn(failure)}`;
      return [
        ...(known ? [] : [`database or queue has not taken the first sign of life yet${why}`]),
        ...(known && silent > SILENT_SECONDS
          ? [`database or queue has not taken a sign of life for ${Math.round(silent)} seconds${why}`]
          : []),
        ...given.movement.stuck(),
      ];
    },
    close: async () => {
      clearInterval(timer);
      await beating;
      await within(
        SILENCE_MS,
        given.database.query('update ops.process set ended_at = now(), seen_at = now() where id = $1', [id]),
        'the database is silent',
      );
    },
  };
}

const adviceOn = (failure: Error): string =>
  refusesLogin(failure) ? ' (the login in DATABASE_URL of this process)' : '';

async function signOfLife(
  { database, queues, movement, title, stages }: Beating,
  { id, operator, known }: { id: string; operator: string | null; known: boolean },
): Promise<void> {
  // A process that has never reached the queues, as with a wrong password, serves no stage and must not look as if it did.
  const before = known ? null : await queues.counts();
  await database.query(
    `insert into ops.process (id, title, stages, host, pid, operator) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set seen_at = now(), operator = excluded.operator`,
    [id, title, stages, surroundings.hostname, process.pid, operator],
  );
  await database.query(`delete from ops.process where seen_at < now() - $1 * interval '1 day'`, [KEPT_DAYS]);
  const counts = before ?? (await queues.counts());
  movement.look((queue) => counts[queue]['waiting'] ?? 0);
}
