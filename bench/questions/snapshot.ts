import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Database, withClient } from '#bench/harness/database.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Child } from '#services/local/child.ts';
import { loadConfig } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { openQueues, type Queues } from '#shared/queues/enqueue.ts';
import type { Question } from '../question.ts';

/** Few suffice: a snapshot takes minutes. */
const MAX_ROUNDS = 2;
const LOOK_EVERY_MS = 200;
const MAX_MIB = 512;
const MIB = 1024 ** 2;
/** The texts as they are stored, from which nothing is read. */
const TEXTS = 'copy (select t.detail from read.tender t order by t.id) to stdout';

export const snapshotting: Question = {
  name: 'snapshot',
  asks: 'tenders of a snapshot, as lines, CSV and SQLite, against COPY of their texts through gzip',
  unit: 'rows/s',
  ours: 'a snapshot, from its message until all files are in the storage: three files of compressed tenders',
  reference: 'COPY of the same texts in the same order, compressed once and thrown away',
  target: 0.15,
  measure: async ({ harness, say, rounds, large }) => {
    const { database, redis } = await startWithTenders(harness, large, say);
    const settings = { DATABASE_URL: database.url, REDIS_URL: redis, DATA_DIR: harness.folder };
    const queues = openQueues(loadConfig(settings));
    harness.defer(queues.close);
    const result = { ours: [] as number[], reference: [] as number[] };
    let peak = 0;
    let sizes = '';
    for (let round = 0; round < Math.min(rounds, MAX_ROUNDS); round += 1) {
      const worker = await harness.start('workers/main.ts', ['exports'], settings);
      const taken = await takeOne({ database, queues, worker }, `round-${round}`);
      await worker.stop();
      result.ours.push(large / taken.seconds);
      result.reference.push(large / (await compressed(database)));
      peak = Math.max(peak, taken.peak);
      sizes = taken.sizes;
      say(`${Math.round(taken.seconds)} s, ${Math.round(taken.peak)} MiB of memory; ${sizes}`);
    }
    return {
      ...result,
      postgres: database.version,
      limits: [{ what: 'largest MiB of the worker', value: peak, max: MAX_MIB }],
      remarks: [`${large} tenders; MiB of the files: ${sizes}`],
    };
  },
};

type Taking = { database: Database; queues: Queues; worker: Child };

/** Has one worker take a snapshot. */
async function takeOne({ database, queues, worker }: Taking, snapshot: string) {
  return withClient(database.url, async (client) => {
    let peak = residentMib(worker.pid);
    const began = performance.now();
    await queues.send('exports', { snapshot });
    for (;;) {
      await wait(LOOK_EVERY_MS);
      peak = Math.max(peak, residentMib(worker.pid));
      const { rows } = await client.query<{ status: string; failure: string | null }>(
        'select status, failure from ops.snapshot where request_id = $1',
        [snapshot],
      );
      const [{ status, failure } = { status: 'queued', failure: null }] = rows;
      if (failure !== null) throw new EnvironmentError(`the snapshot is ${status}: ${failure}`);
      if (status !== 'ready') continue;
      const seconds = (performance.now() - began) / 1_000;
      const files = await client.query<{ name: string; bytes: number }>(
        `select name, bytes::float8 from ops.snapshot_file join ops.snapshot on id = snapshot_id
         where request_id = $1 order by bytes desc limit 3`,
        [snapshot],
      );
      const sizes = files.rows.map(({ name, bytes }) => `${name} ${Math.round(bytes / MIB)}`).join(', ');
      return { seconds, peak, sizes };
    }
  });
}

/** @returns seconds that a COPY takes whose compressed bytes nobody keeps */
async function compressed({ url }: Database): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const began = performance.now();
    for await (const _ of client.query(copyTo(TEXTS)).pipe(createGzip()));
    return (performance.now() - began) / 1_000;
  } finally {
    await client.end();
  }
}
