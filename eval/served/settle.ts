import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Queues } from '#shared/queues/enqueue.ts';
import { readTables } from './tables.ts';

const QUIET_MS = 10_000;
const POLL_MS = 1_000;
/** Longer than any of the data sets takes on a slow machine. */
const MAX_MS = 45 * 60_000;

/**
 * Waits until the requested runs have ended, no message is left, and the read tables have stayed the same for ten
 * seconds. Reads nothing that only one version of the pipeline has.
 * @throws Error when that takes too long
 */
export async function settled(
  client: pg.Client,
  queues: Queues,
  requests: readonly string[],
  progress: (line: string) => void,
): Promise<void> {
  const tables = await readTables(client);
  const served = `select concat_ws(' ', ${tables.map(({ name }) => `(select count(*) from read."${name}")`)},
    (select sum(change_seq) from read.version)) as state`;
  const deadline = performance.now() + MAX_MS;
  let [before, since] = ['', performance.now()];
  for (let polls = 1; performance.now() < deadline; polls += 1) {
    const { rows } = await client.query<{ running: number; ended: number }>(
      `select count(*) filter (where status = 'running')::int as running,
         count(*) filter (where status <> 'running' and invocation_id = any($1::text[]))::int as ended
       from ops.cron_runs`,
      [requests],
    );
    const { running, ended } = rows[0]!;
    const messages = await outstandingMessages(queues);
    const now = (await client.query<{ state: string }>(served)).rows[0]!.state;
    if (running > 0 || ended < requests.length || messages > 0 || now !== before)
      [before, since] = [now, performance.now()];
    else if (performance.now() - since >= QUIET_MS) return;
    if (polls % 30 === 0) progress(`${running} runs, ${messages} messages; rows ${now}`);
    await wait(POLL_MS);
  }
  throw new Error(`the pipeline is not settled after ${MAX_MS / 60_000} minutes`);
}

async function outstandingMessages(queues: Queues): Promise<number> {
  const counts = Object.values(await queues.counts());
  return counts.reduce(
    (sum, { waiting = 0, active = 0, delayed = 0 }) => sum + waiting + active + delayed,
    0,
  );
}
