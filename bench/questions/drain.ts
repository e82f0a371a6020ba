import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { startDatabase, startRedis, withClient } from '#bench/harness/database.ts';
import { type SamplePublisher, startSamplePublisher } from '#bench/harness/pipeline.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { loadConfig } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { openQueues, type Queues } from '#shared/queues/enqueue.ts';
import { southAfricanTime } from '#shared/time.ts';
import type { Question, Say } from '../question.ts';

/** Tenders before the measurement; most have two documents or three. */
const RELEASES = 450;
const MIN_DOCUMENTS = 1_000;
/** Runs that are measured without documents. */
const ALONE = 5;
/** Releases that are new to each run: as many as the real publisher has in a busy hour. */
const NEW = 10;
/** Between two syncs, in which documents are fetched: a publisher is asked for them only while no sync asks it. */
const PAUSE_MS = 30_000;
const MAX_MIB = 512;
const ASK_EVERY_MS = 100;
const TELL_EVERY_MS = 10_000;
const LONGEST_MS = 900_000;

export const drain: Question = {
  name: 'drain',
  asks: 'time of an incremental sync beside a thousand documents that are fetched and read, against the same alone',
  unit: 's',
  better: 'less',
  ours: `${NEW} new releases until they are published, while another process works on the documents`,
  reference: 'the same before there is a document to fetch',
  target: 1.5,
  measure: async ({ harness, say }) => {
    const { url, version } = await startDatabase(harness);
    const redis = await startRedis(harness);
    const source = await startSamplePublisher(harness, RELEASES, southAfricanTime(new Date()).slice(0, 19));
    const settings = settingsOf(url, redis, source, harness.folder);
    const stages = ['plan', 'collect', 'normalise', 'derive', 'publish'];
    await harness.start('workers/main.ts', stages, settings);
    const queues = openQueues(loadConfig(settings));
    harness.defer(queues.close);
    return await withClient(url, async (client) => {
      const place: Place = { client, queues, source };
      await synchronised(place, 'backfill');
      const reference: number[] = [];
      for (let run = 0; run < ALONE; run += 1) reference.push(await nextReleases(place));
      say(`alone ${reference.map((seconds) => seconds.toFixed(1)).join(', ')} s`);

      const worker = await harness.start('workers/main.ts', ['documents', 'schedule'], settings);
      await goOn(place);
      const documents = await entered(client);
      const began = performance.now();
      const ours: number[] = [];
      const { peak } = await duringDrain(place, worker.pid, say, async () => {
        ours.push(await nextReleases(place));
      });
      const seconds = (performance.now() - began) / 1_000;
      if (ours.length === 0) throw new EnvironmentError('the documents were read before a sync had ended');
      const read = await count(client, `state = 'done'`);
      return {
        ours,
        reference: ours.map((_, at) => reference[at % reference.length]!),
        postgres: version,
        limits: [
          { what: 'documents at the beginning', value: documents, min: MIN_DOCUMENTS },
          {
            what: 'documents that are neither read nor failed with a reason',
            value: await count(client, OPEN),
            max: 0,
          },
          {
            what: 'MiB of the worker, without the processes that read one document each',
            value: peak,
            max: MAX_MIB,
          },
        ],
        remarks: [
          `${documents} documents in ${Math.round(seconds)} s, ${(documents / seconds).toFixed(1)} a second with ${ours.length} syncs beside them; ${read} read, the others have a recorded reason`,
          `the publisher makes each document when it is asked for, on the same two cores`,
        ],
      };
    });
  },
};

type Place = { client: Client; queues: Queues; source: SamplePublisher };

const settingsOf = (database: string, redis: string, source: SamplePublisher, folder: string) => ({
  DATABASE_URL: database,
  REDIS_URL: redis,
  OCDS_BASE_URL: source.url,
  STORAGE_URL: `file://${folder}/files`,
  DOCUMENTS_ALLOWED_HOSTS: new URL(source.url).host,
  COLLECT_FROM: source.from,
  COLLECT_DELAY_MS: '0',
  COLLECT_RETRY_MS: '250',
  SCHEDULE_JOBS: 'documents',
});

/** Lets the publisher have new releases. @returns seconds until they are published */
async function nextReleases(place: Place): Promise<number> {
  await fetch(`${place.source.url}/__control/publish?count=${NEW}`, { method: 'POST' });
  return await synchronised(place, 'incremental');
}

/** Requests a run. @returns seconds until it has ended and all that it has changed is published */
async function synchronised(
  { client, queues, source }: Place,
  mode: 'backfill' | 'incremental',
): Promise<number> {
  const began = performance.now();
  const days = mode === 'backfill' ? { from: source.from, to: source.to } : {};
  const id = await queues.requestSync({ source: 'ocds', mode, ...days });
  await until(client, RUN_ENDED, [id]);
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
  // The documents change tenders all the time: what counts is what was changed before the end of the run.
  await until(client, PUBLISHED, [rows[0]!.now]);
  return (performance.now() - began) / 1_000;
}

const RUN_ENDED = `
  select exists (select from ops.cron_runs where invocation_id = $1 and completed_at is not null)
    and not exists (select from raw.response where normalised_at is null and fault is null) as done`;
const PUBLISHED = `
  select not exists (select from core.outbox where at <= $1::timestamptz)
    and not exists (select from derived.stale where at <= $1::timestamptz) as done`;
/** A document that failed waits for its next attempt with its recorded reason. */
const OPEN = `(state = 'fetched' or state = 'waiting' and attempts = 0)`;

/** @returns the number of documents, once their number has been known for a moment */
async function entered(client: Client): Promise<number> {
  await until(client, 'select exists (select from core.document_state) as done', []);
  return await count(client, 'true');
}

/** Calls `again` until no document is left. @returns the largest memory of the worker in MiB */
async function duringDrain(
  place: Place,
  worker: number,
  say: Say,
  again: () => Promise<void>,
): Promise<{ peak: number }> {
  const { client } = place;
  const began = performance.now();
  let peak = 0;
  let toldAt = began;
  for (;;) {
    const left = await count(client, OPEN);
    const now = performance.now();
    peak = Math.max(peak, residentMib(worker));
    if (left === 0) return { peak };
    if (now - began > LONGEST_MS)
      throw new EnvironmentError(`${left} documents are left after a quarter of an hour`);
    if (now - toldAt > TELL_EVERY_MS) {
      toldAt = now;
      say(`${left} documents are left`);
    }
    await again();
    await goOn(place);
    await wait(PAUSE_MS);
  }
}

/** As each minute, only sooner: documents wait while a sync asks their publisher. */
const goOn = ({ queues }: Place): Promise<void> => queues.send('schedule', { job: 'documents' });

async function count(client: Client, where: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from core.document_state where ${where}`,
  );
  return rows[0]!.n;
}

async function until(client: Client, sql: string, values: unknown[]): Promise<void> {
  const began = performance.now();
  for (;;) {
    const { rows } = await client.query<{ done: boolean }>(sql, values);
    if (rows[0]?.done) return;
    if (performance.now() - began > LONGEST_MS) throw new EnvironmentError('the pipeline is stuck');
    await wait(ASK_EVERY_MS);
  }
}
