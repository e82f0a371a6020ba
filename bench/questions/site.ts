import { startApi } from '#bench/harness/api.ts';
import { timeEach } from '#bench/harness/latency.ts';
import { queriesOf } from '#bench/harness/queries.ts';
import { FIRST_NUMBER } from '#bench/harness/tender-rows.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import type { Question } from '../question.ts';
import { percentile } from '../statistics.ts';

const MAX_MS = 40;
/** Pages of a template in one round. An address may ask for 500 at once, so that each template has an address of its own. */
const PAGES = 60;
const CONNECTIONS = 2;
const SHARE = 0.95;
/** Round and side count apart, so that nobody asks for what another has left in a cache. */
type Turn = { from: number; count: number; tenders: number };

/** A kind of page: its addresses, and those of the answers of /v2 that they show. */
type Template = { name: string; page: (turn: Turn) => string[]; answer: (turn: Turn) => string[] };

const each = ({ from, count }: Turn, path: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => path(from + at));

/** Publication days that differ from request to request, so that no answer is remembered. */
const before = (n: number): string =>
  new Date(Date.now() + (n % 20_000) * 86_400_000).toISOString().slice(0, 10);
const provinceOf = (n: number): string => provinces[n % provinces.length]!.slug;
const listOf = (n: number): string => `?status=any&province=${provinceOf(n)}&publishedBefore=${before(n)}`;
const numberOf = (n: number, tenders: number): number => FIRST_NUMBER + ((n * 7) % tenders);
const wordsOf = ({ from, count, tenders }: Turn, path: string): string[] =>
  queriesOf(`site ${from}`, count, tenders).map(
    ({ q, beside }) => `${path}?q=${encodeURIComponent(q)}${beside}`,
  );

const templates: readonly Template[] = [
  {
    name: 'start',
    page: (turn) => each(turn, (n) => `/?n=${n}`),
    answer: (turn) => each(turn, () => '/v2/meta/status'),
  },
  {
    name: 'list',
    page: (turn) => each(turn, (n) => `/tenders${listOf(n)}`),
    answer: (turn) => each(turn, (n) => `/v2/tenders${listOf(n)}`),
  },
  {
    name: 'table',
    page: (turn) => each(turn, (n) => `/tenders${listOf(n)}&view=table`),
    answer: (turn) => each(turn, (n) => `/v2/tenders${listOf(n)}`),
  },
  {
    name: 'search',
    page: (turn) => wordsOf(turn, '/tenders'),
    answer: (turn) => wordsOf(turn, '/v2/tenders/search'),
  },
  {
    name: 'tender',
    page: (turn) => each(turn, (n) => `/tenders/${numberOf(n, turn.tenders)}`),
    answer: (turn) => each(turn, (n) => `/v2/tenders/${numberOf(n, turn.tenders)}`),
  },
  {
    name: 'feed',
    page: (turn) => each(turn, (n) => `/feeds/tenders.atom${listOf(n)}`),
    answer: (turn) => each(turn, (n) => `/v2/tenders${listOf(n)}&limit=50`),
  },
  {
    name: 'reference',
    page: (turn) => each(turn, (n) => `/docs/reference/tenders?n=${n}`),
    answer: (turn) => each(turn, (n) => `/v2/tenders${listOf(n)}`),
  },
];

export const site: Question = {
  name: 'site',
  asks: 'p95 of pages that nobody has asked for before, against the answers of /v2 that they show',
  unit: 'ms',
  better: 'less',
  ours: 'pages of the site, one process',
  reference: 'the first answer that each page shows, of the same process, for other records',
  target: 6,
  measure: async ({ harness, say, rounds, large }) => {
    const { database, redis } = await startWithTenders(harness, large, say);
    const api = await startApi(harness, database.url, redis, { TRUSTED_PROXIES: '1' });
    const all = new Map(
      templates.map(({ name }) => [name, { page: [] as number[], answer: [] as number[] }]),
    );
    const result = { ours: [] as number[], reference: [] as number[] };
    let [from, caller] = [0, 0];
    const timed = async (side: 'page' | 'answer', template: Template): Promise<number[]> => {
      from += PAGES;
      caller += 1;
      const paths = template[side]({ from, count: PAGES, tenders: large });
      const headers = { ...api.headers, 'x-forwarded-for': `10.0.${caller >> 8}.${caller & 255}` };
      return timeEach(paths, { ...api, headers, connections: CONNECTIONS });
    };
    for (let round = 0; round <= rounds; round += 1) {
      const times = { page: [] as number[], answer: [] as number[] };
      for (const template of templates)
        for (const side of ['page', 'answer'] as const) {
          const own = await timed(side, template);
          times[side].push(...own);
          // The first round warms up connections, code and the database's memory.
          if (round > 0) all.get(template.name)![side].push(...own);
        }
      if (round === 0) continue;
      result.ours.push(percentile(times.page, SHARE));
      result.reference.push(percentile(times.answer, SHARE));
      say(`p95 ${result.ours.at(-1)!.toFixed(1)} ms, answers ${result.reference.at(-1)!.toFixed(1)} ms`);
    }
    const p95 = (times: readonly number[]) => percentile(times, SHARE);
    const figures = [...all].map(
      ([name, { page, answer }]) =>
        `${name} ${p95(page).toFixed(1)} / ${p95(answer).toFixed(1)} (${(p95(page) / p95(answer)).toFixed(1)})`,
    );
    return {
      ...result,
      postgres: database.version,
      remarks: [
        `${large} tenders, ${PAGES} pages of each template a round, ${CONNECTIONS} connections, quota in PostgreSQL`,
        `p95 of page / answer in ms (ratio): ${figures.join(', ')}`,
      ],
      limits: [...all].map(([name, { page }]) => ({
        ...{ what: `p95 of ${name} in ms`, value: Math.round(p95(page) * 10) / 10, max: MAX_MS },
      })),
    };
  },
};
