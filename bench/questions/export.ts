import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Database, withClient } from '#bench/harness/database.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Child } from '#services/local/child.ts';
import { loadConfig } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { standardColumns } from '#shared/exports/columns.ts';
import type { ExportFormat } from '#shared/exports/formats.ts';
import { openQueues, type Queues } from '#shared/queues/enqueue.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import type { Question, Say } from '../question.ts';
import { median } from '../statistics.ts';

/** Few suffice: an export takes seconds. */
const MAX_ROUNDS = 3;
const LOOK_EVERY_MS = 100;
const MAX_MIB = 512;
/** Exports of twice as many tenders as `--large` says, a million in a full run. */
const TIMES = 2;
const USER = '00000000-0000-4000-8000-000000000001';
const COLUMNS = standardColumns(tender);

/** The order of the list. */
const ORDER = 'order by t.publication_date_time desc nulls last, t.id desc';
/** The cells of the same columns, as PostgreSQL writes them by itself. */
const CELLS = `copy (select t.id, ${COLUMNS.slice(1)
  .map((name) => `cell."${name}"`)
  .join(', ')} from read.tender t, json_to_record(t.body::json) as cell (${COLUMNS.slice(1)
  .map((name) => `"${name}" text`)
  .join(', ')}) ${ORDER}) to stdout (format csv, header)`;
/** The texts as they are stored; nothing is read from them. */
const TEXTS = `copy (select t.id, t.body from read.tender t ${ORDER}) to stdout`;

export const exporting: Question = {
  name: 'export',
  asks: 'tenders of an export written as CSV by the stage, against COPY … TO STDOUT of the same cells',
  unit: 'rows/s',
  ours: 'an export as CSV, all columns of the list, from its message until the file is complete in the storage',
  reference: 'COPY of the same columns in the same order as CSV, read and thrown away',
  target: 0.25,
  measure: async ({ harness, say, rounds, large }) => {
    const rows = TIMES * large;
    const { database, redis } = await startWithTenders(harness, rows, say);
    const settings = { DATABASE_URL: database.url, REDIS_URL: redis, DATA_DIR: harness.folder };
    const queues = openQueues(loadConfig(settings));
    harness.defer(queues.close);
    const result = { ours: [] as number[], reference: [] as number[] };
    const others = { xlsx: [] as number[], texts: [] as number[] };
    const peaks = { csv: 0, xlsx: 0 };
    for (let round = 0; round < Math.min(rounds, MAX_ROUNDS); round += 1) {
      for (const format of ['csv', 'xlsx'] as const) {
        const worker = await harness.start('workers/main.ts', ['exports'], settings);
        const { perSecond, peak } = await exportAll({ database, queues, worker, rows }, format);
        await worker.stop();
        (format === 'csv' ? result.ours : others.xlsx).push(perSecond);
        peaks[format] = Math.max(peaks[format], peak);
        say(`${format} ${Math.round(perSecond)} rows/s, ${Math.round(peak)} MiB`);
      }
      result.reference.push(rows / (await copied(database, CELLS)));
      others.texts.push(rows / (await copied(database, TEXTS)));
      report(say, result.reference.at(-1)!, others.texts.at(-1)!);
    }
    return {
      ...result,
      postgres: database.version,
      limits: [
        { what: 'largest MiB of the worker, CSV', value: peaks.csv, max: MAX_MIB },
        { what: 'largest MiB of the worker, XLSX', value: peaks.xlsx, max: MAX_MIB },
      ],
      remarks: [
        `${rows} rows of ${COLUMNS.length} columns; XLSX ${Math.round(median(others.xlsx))} rows/s, which compresses`,
        `COPY of the stored texts, out of which no cell is read, gives ${Math.round(median(others.texts))} rows/s`,
      ],
    };
  },
};

const report = (say: Say, cells: number, texts: number): void =>
  say(`COPY ${Math.round(cells)} rows/s of cells, ${Math.round(texts)} of texts`);

type Exporting = { database: Database; queues: Queues; worker: Child; rows: number };

/** Has one worker write an export of all tenders. */
async function exportAll(
  { database, queues, worker, rows }: Exporting,
  format: ExportFormat,
): Promise<{ perSecond: number; peak: number }> {
  const sort = { column: 'publication_date_time', descending: true };
  const plan = {
    resource: 'tender',
    format,
    columns: COLUMNS,
    bom: false,
    conditions: [],
    sort,
    ranked: null,
  };
  return withClient(database.url, async (client) => {
    const made = await client.query<{ id: string }>(
      `insert into app.export (user_id, format, plan, expires_at) values ($1, $2, $3, now() + interval '1 hour') returning id`,
      [USER, format, JSON.stringify(plan)],
    );
    const exportId = made.rows[0]!.id;
    let peak = residentMib(worker.pid);
    const began = performance.now();
    await queues.send('exports', { exportId });
    for (;;) {
      await wait(LOOK_EVERY_MS);
      peak = Math.max(peak, residentMib(worker.pid));
      const { rows: found } = await client.query<{ status: string; rows_done: number }>(
        'select status, rows_done from app.export where id = $1',
        [exportId],
      );
      const { status, rows_done: done } = found[0]!;
      if (status === 'queued' || status === 'running') continue;
      if (status !== 'ready' || done !== rows)
        throw new EnvironmentError(`the export is ${status} with ${done} of ${rows} rows`);
      return { perSecond: rows / ((performance.now() - began) / 1_000), peak };
    }
  });
}

/** @returns seconds that a COPY takes whose bytes nobody keeps */
async function copied({ url }: Database, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const began = performance.now();
    for await (const _ of client.query(copyTo(statement)));
    return (performance.now() - began) / 1_000;
  } finally {
    await client.end();
  }
}
