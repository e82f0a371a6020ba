import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Api, startApi } from '#bench/harness/api.ts';
import { startDatabase, startRedis, withClient } from '#bench/harness/database.ts';
import { type Harness, openHarness } from '#bench/harness/harness.ts';
import { type SamplePublisher, startSamplePublisher } from '#bench/harness/pipeline.ts';
import { seedTenders, settleTenders } from '#bench/harness/tenders.ts';
import { loadConfig } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { openQueues, type Queues } from '#shared/queues/enqueue.ts';
import { southAfricanTime } from '#shared/time.ts';
import type { Question, Say } from '../question.ts';
import { percentile } from '../statistics.ts';

/** Releases of the publisher before the first new one. */
const RELEASES = 100;
/** Tenders in the database with which the large one is compared. */
const FEW = 2_000;
/** New releases that one round publishes, one after the other. */
const NEW = 40;
const SHARE = 0.95;
const MAX_RECORD_S = 2;
const MAX_DERIVED_S = 10;
const MAX_TEXT_S = 10;
const ASK_EVERY_MS = 20;
const LONGEST_MS = 120_000;

export const visible: Question = {
  name: 'visible',
  asks: 'p95 of the seconds from reading the list that tells of a new release to its record in /v2, against the same with few tenders',
  unit: 's',
  better: 'less',
  ours: 'one worker process, and an API process that is asked all the time, at rest before each release',
  reference: `the same with ${FEW} tenders`,
  target: 2,
  measure: async ({ large, say }) => {
    const few = await timesWith(FEW, say);
    const many = await timesWith(large, say);
    const of = (times: readonly Times[], which: keyof Times) => times.flatMap((one) => one[which] ?? []);
    const p95 = (which: keyof Times) => percentile(of(many.times, which), SHARE);
    return {
      ours: [p95('record')],
      reference: [percentile(of(few.times, 'record'), SHARE)],
      postgres: many.version,
      limits: [
        { what: 'p95 of seconds to the record', value: p95('record'), max: MAX_RECORD_S },
        { what: 'p95 of seconds to all that is derived', value: p95('derived'), max: MAX_DERIVED_S },
        {
          what: 'p95 of seconds from the text of a document to its analysis',
          value: p95('text'),
          max: MAX_TEXT_S,
        },
      ],
      remarks: [
        `${large} tenders, ${many.times.length} new releases one after the other, ${of(many.times, 'text').length} of them with a document that was read`,
        `median to the record ${percentile(of(many.times, 'record'), 0.5).toFixed(2)} s, to all that is derived ${percentile(of(many.times, 'derived'), 0.5).toFixed(2)} s, from a text to its analysis ${percentile(of(many.times, 'text'), 0.5).toFixed(2)} s`,
      ],
    };
  },
};

/** Seconds from the list to the record, and to its derived values; from the text of its first document to the analysis, if one was read. */
type Times = { record: number; derived: number; text: number | null };

type Place = { client: Client; queues: Queues; source: SamplePublisher; api: Api };

async function timesWith(tenders: number, say: Say): Promise<{ times: Times[]; version: string }> {
  await using harness = await openHarness();
  const database = await startDatabase(harness);
  say(`publishing ${tenders} tenders`);
  await seedTenders(database, tenders);
  await settleTenders(database);
  return await withClient(database.url, async (client) => {
    const place = await startAll(harness, database.url, client);
    await synchronised(place, 'backfill');
    const times: Times[] = [];
    for (let n = 0; n < NEW; n += 1) times.push(await timesOfOne(place));
    say(`${tenders} tenders: ${times.map(({ record }) => record.toFixed(2)).join(', ')} s`);
    return { times, version: database.version };
  });
}

async function startAll(harness: Harness, database: string, client: Client): Promise<Place> {
  const redis = await startRedis(harness);
  const source = await startSamplePublisher(harness, RELEASES, southAfricanTime(new Date()).slice(0, 19));
  const settings = {
    DATABASE_URL: database,
    REDIS_URL: redis,
    OCDS_BASE_URL: source.url,
    STORAGE_URL: `file://${harness.folder}/files`,
    DOCUMENTS_ALLOWED_HOSTS: new URL(source.url).host,
    COLLECT_FROM: source.from,
    COLLECT_DELAY_MS: '0',
    SCHEDULE_JOBS: 'documents',
  };
  await harness.start('workers/main.ts', ['plan', 'collect', 'normalise', 'derive', 'publish'], settings);
  await harness.start('workers/main.ts', ['documents', 'schedule'], settings);
  const queues = openQueues(loadConfig(settings));
  harness.defer(queues.close);
  return { client, queues, source, api: await startApi(harness, database, redis) };
}

/** Requests a run, and waits until all that it has changed is published. */
async function synchronised(
  { client, queues, source }: Place,
  mode: 'backfill' | 'incremental',
): Promise<void> {
  const days = mode === 'backfill' ? { from: source.from, to: source.to } : {};
  const id = await queues.requestSync({ source: 'ocds', mode, ...days });
  await untilAtRest(client, id);
}

/** Publishes one release. @returns how long it took to be seen */
async function timesOfOne(place: Place): Promise<Times> {
  const { client, source, queues, api } = place;
  const response = await fetch(`${source.url}/__control/publish?count=1`, { method: 'POST' });
  const { ocids } = (await response.json()) as { ocids: string[] };
  const ocid = ocids[0]!;
  const run = queues.requestSync({ source: 'ocds', mode: 'incremental' });
  const seen = async (path: string) =>
    (await fetch(`${api.url}${path}`, { headers: api.headers })).status === 200;
  await until('record', () => seen(`/v2/tenders/${ocid}`));
  const record = Date.now();
  const id = await run;
  await untilAtRest(client, id);
  const derived = Date.now();
  const { rows } = await client.query<{ at: Date }>(LISTED, [ocid]);
  const listed = rows[0]!.at.getTime();
  return {
    record: (record - listed) / 1_000,
    derived: (derived - listed) / 1_000,
    text: await secondsToAnalysis(place, ocid, () => seen(`/v2/tenders/${ocid}/analysis`)),
  };
}

/** @returns seconds from the first text of a document of a tender to the analysis; null if none of its documents can be analysed */
async function secondsToAnalysis(
  { client, queues }: Place,
  ocid: string,
  seen: () => Promise<boolean>,
): Promise<number | null> {
  // As each minute, only sooner.
  await queues.send('schedule', { job: 'documents' });
  let at: Date | null = null;
  await until('document with a text', async () => {
    const { rows } = await client.query<{ at: Date | null; left: boolean }>(READ, [ocid]);
    ({ at } = rows[0]!);
    return at !== null || !rows[0]!.left;
  });
  if (at === null) return null;
  await until('analysis', seen);
  return (Date.now() - (at as Date).getTime()) / 1_000;
}

const untilAtRest = (client: Client, run: string): Promise<void> =>
  until('rest after a run', async () => {
    const { rows } = await client.query<{ done: boolean }>(AT_REST, [run]);
    return rows[0]?.done === true;
  });

const AT_REST = `
  select exists (select from ops.cron_runs where invocation_id = $1 and completed_at is not null)
    and not exists (select from raw.response where normalised_at is null and fault is null)
    and not exists (select from core.outbox) and not exists (select from derived.stale) as done`;
const LISTED = `
  select min(response.fetched_at) as at from raw.capture join raw.response on response.id = capture.response_id
  where capture.natural_key = $1`;
const READ = `
  select (
    select min(text.extracted_at) from core.document_analysis analysis
    join core.document_state state on state.sha256 = analysis.sha256 and state.tender_id = analysis.tender_id
    join core.document_text text on text.sha256 = analysis.sha256 where analysis.tender_id = tender.id
  ) as at, exists (
    select from core.tender_document document left join core.document_state state on state.id = document.id
    where document.tender_id = tender.id
      and (state.id is null or state.state in ('waiting', 'fetched') and state.attempts = 0)
  ) as left
  from core.tender where ocid = $1`;

/** @throws EnvironmentError when it takes too long */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > LONGEST_MS)
      throw new EnvironmentError(`there was no ${what} after ${LONGEST_MS / 1_000} s`);
    await wait(ASK_EVERY_MS);
  }
}
