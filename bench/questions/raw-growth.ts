import { zstdCompressSync } from 'node:zlib';
import { startDatabase } from '#bench/harness/database.ts';
import { type Answer, responsesOfDays } from '#bench/harness/raw-days.ts';
import { loadConfig } from '#shared/config.ts';
import { type Pool, transaction } from '#shared/database/connection.ts';
import { removeOld } from '#workers/collect/retention/job.ts';
import { sources } from '#workers/collect/sources/index.ts';
import { storeResponse } from '#workers/collect/store/response.ts';
import { lockStored } from '#workers/pipeline/locks.ts';
import type { Question } from '../question.ts';

const DAYS = 45;
/** By then pages have been removed for as long as they are kept, and the space of removed rows is used again. */
const SETTLED = 28;
/** The load is divided by this, so that the month takes minutes. Pages keep their sizes, so there are more than a share. */
const SCALE = 20;
const MAX_GB = 3;
const MAX_MILLION_ROWS = 4;
const GB = 1e9;
const DAY_MS = 86_400_000;

export const rawGrowth: Question = {
  name: 'raw-growth',
  asks: 'what raw grows by in a year at the load of the real publishers, against a row for each sighting and a blob for each page',
  unit: 'GB/year',
  better: 'less',
  ours: 'growth of all tables of raw in the last weeks of six weeks of virtual time',
  reference: 'the same responses, each as a compressed blob, and a row for each record in them',
  target: 0.07,
  measure: async ({ harness, say }) => {
    const { pool, version } = await startDatabase(harness);
    const config = loadConfig({});
    const width = await widthOfSighting(pool);
    const sizes: Size[] = [];
    const former = { bytes: 0, rows: 0 };
    let day = -1;
    for (const responses of responsesOfDays(DAYS, SCALE)) {
      let last = new Date(0);
      for (const response of responses) {
        await store(pool, response);
        last = response.at;
        if (day >= SETTLED) {
          former.bytes += zstdCompressSync(response.bytes).length + response.records.length * width;
          former.rows += response.records.length + 1;
        }
      }
      await settle(pool);
      const now = new Date(last.getTime() + DAY_MS / 24);
      while ((await removeOld({ pool, config }, now)) > 0);
      await pool.query(
        'vacuum raw.response, raw.page, raw.capture, raw.content, raw.block, raw.blob, raw.removed_total',
      );
      day += 1;
      sizes.push(await sizeOf(pool));
      say(`day ${day}: ${(sizes.at(-1)!.bytes / 1e6).toFixed(1)} MB, ${sizes.at(-1)!.rows} rows`);
    }
    // sizes[0] is after the first load, sizes[n] after day n.
    const [first, end] = [sizes[SETTLED]!, sizes[DAYS]!];
    const yearly = (365 / (DAYS - SETTLED)) * SCALE;
    const ours = ((end.bytes - first.bytes) * yearly) / GB;
    const rows = ((end.rows - first.rows) * yearly) / 1e6;
    const { rows: balance } = await pool.query<{ stored: number }>(
      'select sum(stored - normalised - unchanged - rejected)::float8 as stored from ops.reconciliation',
    );
    return {
      ours: [ours],
      reference: [(former.bytes * yearly) / GB],
      postgres: version,
      limits: [
        { what: 'GB a year', value: ours, max: MAX_GB },
        { what: 'million rows a year', value: rows, max: MAX_MILLION_ROWS },
        { what: 'records not accounted for', value: Math.abs(balance[0]?.stored ?? 0), max: 0 },
      ],
      remarks: [
        `one ${SCALE}th of the load for ${DAYS} days, the growth of the last ${DAYS - SETTLED} taken for a year; ${Math.round((former.rows * yearly) / 1e6)} million rows a year before`,
        `all of raw, with everything seen so far and the pages of ${config.RAW_PAGE_DAYS} days, in full size ${((end.bytes * SCALE) / GB).toFixed(2)} GB`,
        `by table at the end, MB in full size: ${end.tables.map(({ name, bytes }) => `${name} ${Math.round((bytes * SCALE) / 1e6)}`).join(', ')}`,
      ],
    };
  },
};

const store = (pool: Pool, { source, at, url, bytes, records }: Answer): Promise<unknown> =>
  transaction(pool, async (client) => {
    await lockStored(client, source);
    const response = {
      url,
      bytes,
      status: 200,
      contentType: 'application/json; charset=utf-8',
      asOf: at,
    };
    await storeResponse(client, sources[source], response, records);
  });

/** Writes the outcome of responses, as normalise does. */
const settle = (pool: Pool): Promise<unknown> =>
  pool.query(
    `update raw.response set unchanged = captures, normalised_at = fetched_at where normalised_at is null`,
  );

type Size = { bytes: number; rows: number; tables: { name: string; bytes: number }[] };

async function sizeOf(pool: Pool): Promise<Size> {
  const { rows: tables } = await pool.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
     where relnamespace = 'raw'::regnamespace and relkind = 'r' order by 2 desc`,
  );
  let rows = 0;
  for (const { name } of tables) {
    const counted = await pool.query<{ n: number }>(`select count(*)::float8 as n from raw."${name}"`);
    rows += counted.rows[0]!.n;
  }
  return { bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0), rows, tables };
}

const SAMPLE = 50_000;

/** @returns bytes of one sighting, with its entries in three indexes, in the form in which each was a row */
async function widthOfSighting(pool: Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `create temporary table sighting (response_id bigint, position int, source text not null, natural_key text, number int,
         hash bytea not null, primary key (response_id, position))`,
    );
    await client.query('create index on sighting (natural_key)');
    await client.query('create index on sighting (source, number)');
    await client.query(
      `insert into sighting select n / 1000, n % 1000, 'ocds', 'ocds-9t57fa-' || 100000 + n % 10000, 100000 + n % 10000, sha256(n::text::bytea)
       from generate_series(1, $1::int) as n`,
      [SAMPLE],
    );
    const { rows } = await client.query<{ bytes: number }>(
      `select pg_total_relation_size('sighting')::float8 as bytes`,
    );
    return rows[0]!.bytes / SAMPLE;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
