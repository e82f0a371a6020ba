import { startApi } from '#bench/harness/api.ts';
import { timeEach } from '#bench/harness/latency.ts';
import { type Query, queriesOf } from '#bench/harness/queries.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { Question } from '../question.ts';
import { percentile } from '../statistics.ts';

const MAX_MS = 30;
/** Queries of one round; all differ, so no response comes from the cache. */
const QUERIES = 500;
/** Concurrent searches of a busy site: 200 people who search every other second. */
const CONNECTIONS = 2;
const SHARE = 0.95;

export const search: Question = {
  name: 'search',
  asks: 'p95 of a search that nobody has asked for before, out of a mix of what people type, against its limit',
  unit: 'ms',
  better: 'less',
  ours: 'GET /v2/tenders/search?q=… of the API, ranked, 20 records, one process',
  reference: `the limit, ${MAX_MS} ms`,
  target: 1,
  measure: async ({ harness, say, rounds, large }) => {
    const { database, redis } = await startWithTenders(harness, large, say);
    const api = await startApi(harness, database.url, redis);
    say(`${QUERIES} queries a round`);
    const timesOf = new Map<string, number[]>();
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const queries = queriesOf(`round ${round}`, QUERIES, large);
      const times = await timeEach(queries.map(pathOf), { ...api, connections: CONNECTIONS });
      // The first round warms up connections, code and the database's memory.
      if (round === 0) continue;
      ours.push(percentile(times, SHARE));
      bare.push(percentile(await timeBare(database.pool, queries), SHARE));
      for (const [at, { kind }] of queries.entries())
        timesOf.set(kind, [...(timesOf.get(kind) ?? []), times[at]!]);
      say(`p95 ${ours.at(-1)!.toFixed(1)} ms, bare queries ${bare.at(-1)!.toFixed(1)} ms`);
    }
    const all = [...timesOf.values()].flat();
    const figures = [...timesOf].map(
      ([kind, times]) =>
        `${kind} ${percentile(times, 0.5).toFixed(1)} / ${percentile(times, SHARE).toFixed(1)}`,
    );
    return {
      ours,
      reference: ours.map(() => MAX_MS),
      postgres: database.version,
      remarks: [
        `${large} tenders, ${all.length} different queries, ${CONNECTIONS} connections, quota in PostgreSQL; of all p50 ${percentile(all, 0.5).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms`,
        `p50 / p95 in ms: ${figures.join(', ')}`,
        `one connection that asks PostgreSQL for the newest 20 matches of the same queries, without ranking them, needs ${percentile(bare, 0.5).toFixed(1)} ms (p95)`,
      ],
    };
  },
};

const pathOf = ({ q, beside }: Query): string => `/v2/tenders/search?q=${encodeURIComponent(q)}${beside}`;

/** Times of the simplest possible search: no ranking, no codes, no typing errors, no HTTP. */
async function timeBare(pool: Pool, queries: readonly Query[]): Promise<number[]> {
  const client = await pool.connect();
  try {
    const times: number[] = [];
    for (const { q } of queries) {
      const began = performance.now();
      await client.query(
        `select body from read.tender where search @@ websearch_to_tsquery('read.words', $1)
         order by publication_date_time desc, id desc limit 20`,
        [q],
      );
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    client.release();
  }
}
