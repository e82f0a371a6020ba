import { setTimeout as wait } from 'node:timers/promises';
import type { Say } from '#bench/question.ts';
import { loadConfig } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { southAfricanDay } from '#shared/time.ts';
import { withClient } from './database.ts';
import type { Harness } from './harness.ts';

/** A sample publisher whose clock is stopped, so that every round has the same data. */
export type SamplePublisher = { url: string; from: string; to: string; releases: number };

const NOW = '2026-08-14T12:00:00';
const ASK_EVERY_MS = 100;
const TELL_EVERY_MS = 5_000;
/** After this time without any new record the pipeline counts as stuck. */
const STUCK_MS = 60_000;

/** @param now South African time at which its clock stands */
export async function startSamplePublisher(
  harness: Harness,
  releases: number,
  now = NOW,
): Promise<SamplePublisher> {
  const publisher = await harness.start('services/sample-publisher/main.ts', [
    ...['--releases', String(releases), '--seed', '1', '--now', now, '--clock-rate', '0'],
  ]);
  return {
    url: String(publisher.message.ready),
    from: southAfricanDay(new Date(publisher.message.since!)),
    to: now.slice(0, 10),
    releases,
  };
}

export type Ingest = {
  harness: Harness;
  database: string;
  /** Empty for queues in PostgreSQL. */
  redis: string;
  source: SamplePublisher;
  /** Whether derive takes part, which it does by default; without it, changes make no key stale either. */
  derives?: boolean;
  /** Called after each look at the database with the seconds since the request, the published tenders and the worker's pid. */
  looked?: (seconds: number, published: number, worker: number) => void;
};

/**
 * Lets one worker process ingest all releases of the publisher, beside what is published already.
 * @returns seconds from the request of a backfill until every release is published, the outbox is empty and nothing is stale
 * @throws EnvironmentError when there is no progress any more
 */
export async function ingestAll(
  { harness, database, redis, source, derives = true, looked }: Ingest,
  say: Say,
): Promise<number> {
  const settings = { DATABASE_URL: database, REDIS_URL: redis };
  if (!derives) await withClient(database, (client) => client.query(WITHOUT_STALE_KEYS));
  const worker = await harness.start(
    'workers/main.ts',
    ['plan', 'collect', 'normalise', ...(derives ? ['derive'] : []), 'publish'],
    {
      ...settings,
      OCDS_BASE_URL: source.url,
      COLLECT_FROM: source.from,
      COLLECT_DELAY_MS: '0',
      COLLECT_TIMEOUT_MS: '20000',
      COLLECT_RETRY_MS: '250',
    },
  );
  const queues = openQueues(loadConfig(settings));
  try {
    return await withClient(database, async (client) => {
      const before = (await client.query<{ n: number }>(PROGRESS)).rows[0]!.n;
      const began = performance.now();
      await queues.requestSync({ source: 'ocds', mode: 'backfill', from: source.from, to: source.to });
      let published = 0;
      let movedAt = began;
      let toldAt = began;
      for (;;) {
        const { rows } = await client.query<{ n: number; left: boolean }>(PROGRESS);
        const now = performance.now();
        const left = rows[0]!.left;
        const n = rows[0]!.n - before;
        looked?.((now - began) / 1000, n, worker.pid);
        if (n >= source.releases && !left) return (now - began) / 1000;
        if (n !== published) [published, movedAt] = [n, now];
        if (now - movedAt > STUCK_MS)
          throw new EnvironmentError(`stuck at ${n} of ${source.releases} published tenders`);
        if (now - toldAt > TELL_EVERY_MS) {
          toldAt = now;
          say(`${n} of ${source.releases} published`);
        }
        await wait(ASK_EVERY_MS);
      }
    });
  } finally {
    await worker.stop();
    await queues.close();
  }
}

const PROGRESS = `
  select coalesce((select n from read.counter where resource = 'tender' and "column" = '' and value = ''), 0)::int as n,
    exists (select from core.outbox) or exists (select from derived.stale) as left`;

/** Disables the triggers that tell derive what has changed. */
const WITHOUT_STALE_KEYS = `do $$ declare marks record; begin
  for marks in select tgrelid::regclass as of_table, tgname from pg_trigger where tgname like 'mark\\_stale\\_%' loop
    execute format('alter table %s disable trigger %I', marks.of_table, marks.tgname);
  end loop; end $$`;
