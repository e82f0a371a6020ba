import { type Api, startApi } from '#bench/harness/api.ts';
import { openLoad } from '#bench/harness/load.ts';
import { collectPages, LIST } from '#bench/harness/pages.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Question } from '../question.ts';
import { interleave, median } from '../statistics.ts';

const PATH = '/v2/tenders?limit=20';
/** So many that their pages exceed what the cache of responses keeps. */
const TENDERS = 20_000;
/** Short and many, because the pace of a shared machine changes within seconds. */
const SECONDS = 1;
const ROUNDS_FOR_ONE = 3;
/** No commit may cost a twentieth. */
const LEAST = 0.95;

/** One of the two commits, and pages of the list with cursors of its own. */
type Side = { api: Api; pages: string[] };

export const against: Question = {
  name: 'against',
  asks: 'a hot list page, and list pages that nobody has asked for before, against the API of another commit on the same database',
  unit: 'requests/s',
  ours: `GET ${PATH} of the API, one process`,
  reference: 'the same of the API in the folder that --against names',
  target: LEAST,
  measure: async ({ harness, say, rounds, against: root }) => {
    const { database, redis } = await startWithTenders(harness, TENDERS, say);
    const open = async (folder?: string): Promise<Side> => {
      const api = await startApi(harness, database.url, redis, {}, folder);
      const pages = await collectPages(database.pool, api, TENDERS, say);
      return { api, pages: pages.map(({ ours }) => ours) };
    };
    const [ours, reference] = [await open(), await open(root)];
    const load = openLoad(harness, say);
    const hot = ({ api: { url, headers } }: Side, name: string) =>
      load(`${name}, hot`, { url: `${url}${PATH}`, seconds: SECONDS, headers });
    const cold = ({ api: { url, headers }, pages }: Side, name: string) =>
      load(`${name}, cold`, { url, seconds: SECONDS, headers, paths: pages });
    const inTurn = (hit: typeof hot) =>
      interleave(ROUNDS_FOR_ONE * rounds, {
        ours: async () => (await hit(ours, 'ours')).perSecond,
        reference: async () => (await hit(reference, 'the other')).perSecond,
      });
    const [pages, others] = [await inTurn(hot), await inTurn(cold)];
    const ratios = others.ours.map((value, round) => value / others.reference[round]!);
    return {
      ...pages,
      postgres: database.version,
      limits: [{ what: `ratio of pages of ${LIST} with a cursor`, value: median(ratios), min: LEAST }],
      remarks: [`${rounds * ROUNDS_FOR_ONE} rounds of ${SECONDS} s each, in turn; ${TENDERS} tenders`],
    };
  },
};
