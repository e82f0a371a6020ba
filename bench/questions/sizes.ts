import { type Api, ask, startApi } from '#bench/harness/api.ts';
import { cursorAt, cursorsFrom, NEWEST } from '#bench/harness/cursors.ts';
import { type Database, startDatabase, startRedis } from '#bench/harness/database.ts';
import { drawing, type Line } from '#bench/harness/drawing.ts';
import { openHarness } from '#bench/harness/harness.ts';
import { timeEach } from '#bench/harness/latency.ts';
import { type Load, openLoad } from '#bench/harness/load.ts';
import { ingestAll, startSamplePublisher } from '#bench/harness/pipeline.ts';
import { queriesOf } from '#bench/harness/queries.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { seedTenders, settleTenders } from '#bench/harness/tenders.ts';
import type { Question, RunSettings, Say } from '../question.ts';
import { percentile } from '../statistics.ts';

/** Of the number that `--large` names: 10,000, 100,000, 500,000 and 2,000,000 if it is 500,000. */
const SHARES = [0.02, 0.2, 1, 4];
/** Requests of which each figure is the p95; all differ. */
const REQUESTS = 400;
const LIMIT = 20;
/** Fewer have no page halfway down. */
const LEAST = 4 * REQUESTS;
/** Records before a deep page, if there are twice as many. */
const DEEP = 100_000;
const RELEASES = 2_000;
const SHARE = 0.95;

type Figures = Record<keyof typeof NAMES, number>;
const NAMES = {
  hot: ['a page that was asked for', 'requests/s'],
  page: ['a page with a cursor', 'ms, p95'],
  deep: ['a page halfway down', 'ms, p95'],
  search: ['a search', 'ms, p95'],
  changes: ['a page of changes', 'ms, p95'],
  ingest: ['new releases beside them', 'releases/s'],
  memory: ['API after all this', 'MiB'],
  disk: ['database', 'kB for each tender'],
} as const;

export const sizes: Question = {
  name: 'sizes',
  asks: 'p95 of a page with a cursor when there are 200 times as many tenders, against the fewest; all other figures beside it',
  unit: 'ms',
  better: 'less',
  ours: 'the API, one process, and one worker process, with the most tenders',
  reference: 'the same with the fewest',
  target: 1.3,
  measure: async ({ large, seconds, say }) => {
    const counts = SHARES.map((share) => Math.max(LEAST, Math.round(large * share)));
    const all: Figures[] = [];
    let postgres = '';
    for (const count of counts) {
      const { figures, version } = await figuresOf(count, { seconds }, say);
      all.push(figures);
      postgres = version;
    }
    const names = Object.keys(NAMES) as (keyof Figures)[];
    const lines = names.map((name): Line => {
      const [title, unit] = NAMES[name];
      return { name: title, unit, values: all.map((figures) => figures[name]) };
    });
    const [fewest, most] = [all[0]!, all.at(-1)!];
    return {
      ...{ ours: [most.page], reference: [fewest.page], postgres },
      limits: [
        { what: 'hot page, of that with the fewest', value: most.hot / fewest.hot, min: 0.85 },
        { what: 'page halfway down, of that with the fewest', value: most.deep / fewest.deep, max: 1.3 },
        { what: 'page of changes, of that with the fewest', value: most.changes / fewest.changes, max: 1.3 },
        {
          what: 'rate of new releases, of that with the fewest',
          value: most.ingest / fewest.ingest,
          min: 0.85,
        },
        { what: 'MiB of the API', value: most.memory, max: 256 },
      ],
      remarks: lines.map(
        ({ name, unit, values }) =>
          `${name}, ${unit}: ${values.map((value, at) => `${figure(value)} (${figure(counts[at]!)})`).join(', ')}`,
      ),
      drawing: drawing('What becomes of the figures as tenders become more', counts, lines),
    };
  },
};

const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** Each size has a server of its own, so that none finds what another has left. */
async function figuresOf(
  count: number,
  { seconds }: Pick<RunSettings, 'seconds'>,
  say: Say,
): Promise<{ figures: Figures; version: string }> {
  await using harness = await openHarness();
  const database = await startDatabase(harness);
  const redis = await startRedis(harness);
  say(`publishing ${count} tenders`);
  await seedTenders(database, count);
  const disk = await bytesOf(database);
  const api = await startApi(harness, database.url, redis);
  const load = openLoad(harness, say);
  const read = {
    hot: await hot(api, load, seconds),
    page: await p95(api, await pages(api, null)),
    deep: await p95(api, await pages(api, await cursorAt(api, Math.min(DEEP, count >> 1)))),
    search: await p95(api, searches('warm', count)).then(() => p95(api, searches('measured', count))),
    changes: await changes(api),
    memory: residentMib(api.pid),
  };
  await api.stop();
  const figures = { ...read, ingest: await ingest(), disk: disk / count / 1_000 };
  say(JSON.stringify(figures));
  return { figures, version: database.version };

  async function ingest(): Promise<number> {
    await settleTenders(database);
    const source = await startSamplePublisher(harness, RELEASES);
    return RELEASES / (await ingestAll({ harness, database: database.url, redis, source }, say));
  }
}

const hot = async ({ url, headers }: Api, load: Load, seconds: number): Promise<number> => {
  const shot = { url: `${url}/v2/tenders?limit=${LIMIT}`, headers, seconds };
  await load('hot, warming up', shot);
  return (await load('hot', shot)).perSecond;
};

const pages = async (api: Api, from: string | null): Promise<string[]> =>
  (await cursorsFrom(api, from, REQUESTS)).map((cursor) => `${NEWEST}&limit=${LIMIT}&cursor=${cursor}`);

const searches = (key: string, count: number): string[] =>
  queriesOf(key, REQUESTS, count).map(
    ({ q, beside }) => `/v2/tenders/search?q=${encodeURIComponent(q)}${beside}`,
  );

const p95 = async (api: Api, paths: readonly string[]): Promise<number> =>
  percentile(await timeEach(paths, { ...api, connections: 1 }), SHARE);

/** Reads the feed from its beginning, as a copy does. */
async function changes(api: Api): Promise<number> {
  const times: number[] = [];
  for (let since = ''; times.length < REQUESTS; ) {
    const began = performance.now();
    const body = await ask(api, `/v2/changes?limit=${LIMIT}${since}`);
    times.push(performance.now() - began);
    const { meta } = JSON.parse(body.toString()) as { meta: { nextCursor: string } };
    since = `&since=${encodeURIComponent(meta.nextCursor)}`;
  }
  return percentile(times, SHARE);
}

const bytesOf = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(rows[0]!.bytes);
};
