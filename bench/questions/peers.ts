import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ask, startApi } from '#bench/harness/api.ts';
import type { Harness } from '#bench/harness/harness.ts';
import { CONNECTIONS, openLoad } from '#bench/harness/load.ts';
import { collectPages, dataOf, LIMIT, type Page } from '#bench/harness/pages.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { Question, Say } from '../question.ts';
import { median } from '../statistics.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);
/** Pages that PostGraphile is asked for. It keeps no answers, so that asking again costs it the same. */
const PAGES = 1_000;

/** A server that is compared, and the paths of the pages. */
type Side = {
  name: string;
  url: string;
  pid: number;
  headers: Record<string, string>;
  paths: string[];
};

export const peers: Question = {
  name: 'peers',
  asks: 'a list page that nobody has asked for before, against the best of other servers that read the same table',
  unit: 'requests/s',
  ours: 'GET /v2/tenders of the API, with key, quota and metering, one process',
  reference:
    'the faster of PostGraphile 5 and Koa with Prisma, the same records, no key, quota or metering, one process each',
  target: 3,
  measure: async ({ harness, rounds, seconds, tenders, say }) => {
    const { database, redis } = await startWithTenders(harness, tenders, say);
    const api = await startApi(harness, database.url, redis);
    const pages = await collectPages(database.pool, api, tenders, say);
    const sides: Side[] = [
      { name: 'ours', ...api, paths: pages.map(({ ours }) => ours) },
      await startPrisma(harness, database.url, pages),
      await startPostGraphile(harness, database.url, say),
    ];
    await compare(sides);
    const load = openLoad(harness, say);
    const rates = new Map(sides.map(({ name }) => [name, [] as number[]]));
    const slowest = new Map<string, number>();
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round += 1)
      for (const { name, url, headers, paths } of sides) {
        const { perSecond, p99 } = await load(name, { seconds, url, headers, paths });
        if (round === 0) continue;
        rates.get(name)!.push(perSecond);
        slowest.set(name, Math.max(slowest.get(name) ?? 0, p99));
      }
    const [own, ...others] = [...rates.values()];
    const best = others.toSorted((a, b) => median(b) - median(a))[0]!;
    return {
      ours: own!,
      reference: best,
      postgres: database.version,
      remarks: [
        ...sides.map(
          ({ name, pid }) =>
            `${name}: ${Math.round(median(rates.get(name)!))} requests/s, p99 at most ${slowest.get(name)} ms, ${Math.round(residentMib(pid))} MiB`,
        ),
        `pages of ${LIMIT} out of ${tenders} tenders, ${CONNECTIONS} connections, quota in PostgreSQL; PostgREST has no package that could be installed here`,
      ],
    };
  },
};

async function startPrisma(harness: Harness, database: string, pages: readonly Page[]): Promise<Side> {
  const { message, pid } = await harness.start('bench/harness/prisma.ts', [], { DATABASE_URL: database });
  const paths = pages.map(({ reference }) => reference);
  return { name: 'Koa with Prisma', url: String(message.ready), pid, headers: {}, paths };
}

/** Installs PostGraphile in the folder of the question, because nothing else needs it. */
async function startPostGraphile(harness: Harness, database: string, say: Say): Promise<Side> {
  const folder = join(harness.folder, 'peers');
  await cp(join(ROOT, 'bench/peers'), folder, { recursive: true });
  say('installing PostGraphile');
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  const program = relative(ROOT, join(folder, 'postgraphile.mjs'));
  const { message, pid } = await harness.start(program, [], { DATABASE_URL: database });
  const url = String(message.ready);
  const paths: string[] = [];
  for (let cursor = ''; paths.length < PAGES; ) {
    const path = pathOf(cursor);
    paths.push(path);
    const body = await ask({ url, headers: {} }, path);
    const { data } = JSON.parse(body.toString()) as {
      data: { allTenders: { pageInfo: { endCursor: string } } };
    };
    cursor = `, after: "${data.allTenders.pageInfo.endCursor}"`;
  }
  return { name: 'PostGraphile', url, pid, headers: {}, paths: paths.slice(1) };
}

/** PostGraphile orders by the id last, as the API does. */
const pathOf = (cursor: string): string =>
  `/graphql?query=${encodeURIComponent(
    `{ allTenders(first: ${LIMIT}, orderBy: [PUBLICATION_DATE_TIME_DESC]${cursor}) { nodes { body } pageInfo { endCursor } } }`,
  )}`;

/** @throws EnvironmentError when a server answers something else than a page of records */
async function compare(sides: readonly Side[]): Promise<void> {
  const [ours, prisma, graphql] = await Promise.all(sides.map((side) => ask(side, side.paths[0]!)));
  if (dataOf(ours!) !== dataOf(prisma!)) throw new EnvironmentError('Prisma answers with other records');
  const { data } = JSON.parse(graphql!.toString()) as { data: { allTenders: { nodes: { body: string }[] } } };
  const { nodes } = data.allTenders;
  if (nodes.length !== LIMIT || !nodes.every(({ body }) => 'tenderId' in JSON.parse(body)))
    throw new EnvironmentError('PostGraphile answers with other records');
}
