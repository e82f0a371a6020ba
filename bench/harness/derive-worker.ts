import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Harness } from '#bench/harness/harness.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { loadConfig } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import type { Say } from '../question.ts';

/** A worker that derives, and how long that takes. */

const LOOK_EVERY_MS = 250;
const TELL_EVERY_MS = 30_000;
const LONGEST_MS = 3_600_000;

export type Settings = { DATABASE_URL: string; REDIS_URL: string };
type Worker = Awaited<ReturnType<Harness['start']>>;

export const startDeriveWorker = (harness: Harness, settings: Settings): Promise<Worker> =>
  harness.start('workers/main.ts', ['derive'], settings);

/**
 * Waits for the worker to compute what is stale.
 * @param what everything, or the companies of all spellings; then every spelling is stale in the beginning
 * @returns seconds until nothing of it is stale, and the largest memory of the worker in MiB
 */
export async function untilDone(
  client: Client,
  settings: Settings,
  worker: Worker,
  what: keyof typeof LEFT,
  say: Say,
): Promise<{ seconds: number; peak: number }> {
  const queues = openQueues(loadConfig(settings));
  try {
    const began = performance.now();
    await queues.send('derive', { cause: `bench-${randomUUID()}` });
    let peak = 0;
    let toldAt = began;
    for (;;) {
      const { rows } = await client.query<{ left: boolean }>(LEFT[what]);
      const now = performance.now();
      peak = Math.max(peak, residentMib(worker.pid));
      if (!rows[0]?.left) return { seconds: (now - began) / 1000, peak };
      if (now - began > LONGEST_MS) throw new EnvironmentError('keys are still stale after an hour');
      if (now - toldAt > TELL_EVERY_MS) {
        toldAt = now;
        say(
          `${await keysLeft(client)} are left after ${Math.round((now - began) / 1000)} s, ${Math.round(peak)} MiB`,
        );
      }
      await wait(LOOK_EVERY_MS);
    }
  } finally {
    await queues.close();
  }
}

const isStale = (derivation: string): string =>
  `exists (select from derived.stale where derivation = '${derivation}')`;
/** Looks into the index for each derivation: reading the table repeatedly would take time from what is measured. */
const LEFT = {
  everything: 'select exists (select from derived.stale) as left',
  companies: `select ${isStale('supplier_spelling')} or ${isStale('company_spelling')} as left`,
};

async function keysLeft(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string | null; n: string }>(
    'select derivation as name, count(*) as n from derived.stale group by derivation order by derivation',
  );
  return rows.map(({ name, n }) => `${name ?? 'everything'} ${n}`).join(', ');
}
