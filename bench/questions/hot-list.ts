import { ask, startApi, startConstant } from '#bench/harness/api.ts';
import { CONNECTIONS, openLoad } from '#bench/harness/load.ts';
import { processorSeconds } from '#bench/harness/processor-time.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Question } from '../question.ts';
import { interleave } from '../statistics.ts';

const PATH = '/v2/tenders?limit=20';
/** Few suffice: a page that is asked for again and again comes from the cache. */
const TENDERS = 2_000;

export const hotList: Question = {
  name: 'hot-list',
  asks: 'a list page that was asked for before, with key check, quota and metering, against a constant body',
  unit: 'requests/s',
  ours: `GET ${PATH} of the API, one process`,
  reference: 'a Koa application that answers with the same bytes, one process',
  target: 0.75,
  measure: async ({ harness, say, rounds, seconds }) => {
    const { database, redis } = await startWithTenders(harness, TENDERS, say);
    const api = await startApi(harness, database.url, redis);
    const body = await ask(api, PATH);
    const constant = await startConstant(harness, body);
    const load = openLoad(harness, say);
    const shot = { seconds, headers: api.headers };
    let p99 = 0;
    const both = { ours: api, reference: constant };
    const before = { ours: processorSeconds(api.pid), reference: processorSeconds(constant.pid) };
    const answered = { ours: 0, reference: 0 };
    const side = async (name: keyof typeof both, url: string): Promise<number> => {
      const hit = await load(name, { ...shot, url });
      answered[name] += hit.perSecond * seconds;
      if (name === 'ours') p99 = hit.p99;
      return hit.perSecond;
    };
    const result = await interleave(rounds, {
      ours: () => side('ours', `${api.url}${PATH}`),
      reference: () => side('reference', String(constant.message.ready)),
    });
    const microseconds = (name: keyof typeof both): string =>
      (((processorSeconds(both[name].pid) - before[name]) * 1e6) / answered[name]).toFixed(0);
    return {
      ...result,
      postgres: database.version,
      remarks: [
        `${body.length} bytes, ${CONNECTIONS} connections, quota in PostgreSQL, p99 ${p99} ms`,
        `time of a processor for one request: ours ${microseconds('ours')} µs, reference ${microseconds('reference')} µs`,
      ],
    };
  },
};
