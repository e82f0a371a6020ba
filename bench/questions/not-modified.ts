import { ask, startApi, startConstant } from '#bench/harness/api.ts';
import { timeEach } from '#bench/harness/latency.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { Question } from '../question.ts';
import { interleave, percentile } from '../statistics.ts';

const PATH = '/v2/tenders?limit=20';
const TENDERS = 2_000;
/** Requests of one round. */
const REQUESTS = 5_000;
const CONNECTIONS = 4;
const SHARE = 0.95;

export const notModified: Question = {
  name: 'not-modified',
  asks: 'p95 of a 304, with key check and metering, against a constant body',
  unit: 'ms',
  better: 'less',
  ours: `GET ${PATH} of the API with If-None-Match, answered with 304, one process`,
  reference: 'a Koa application that answers with the bytes of that page, one process',
  target: 1.2,
  measure: async ({ harness, say, rounds }) => {
    const { database, redis } = await startWithTenders(harness, TENDERS, say);
    const api = await startApi(harness, database.url, redis);
    const { headers } = await fetch(`${api.url}${PATH}`, { headers: api.headers });
    const etag = headers.get('etag');
    if (etag === null) throw new EnvironmentError(`${PATH} has no ETag`);
    const constant = await startConstant(harness, await ask(api, PATH));
    const paths = Array.from({ length: REQUESTS }, () => PATH);
    const side = async (name: string, asking: Parameters<typeof timeEach>[1]) => {
      const p95 = percentile(await timeEach(paths, asking), SHARE);
      say(`${name} ${p95.toFixed(3)} ms`);
      return p95;
    };
    const seen = { ...api.headers, 'if-none-match': etag };
    const connections = CONNECTIONS;
    const reference = String(constant.message.ready);
    return {
      ...(await interleave(rounds, {
        ours: () => side('ours', { url: api.url, headers: seen, connections, status: 304 }),
        reference: () => side('reference', { url: reference, headers: {}, connections }),
      })),
      postgres: database.version,
      remarks: [`${REQUESTS} requests a round, ${CONNECTIONS} connections, quota in PostgreSQL`],
    };
  },
};
