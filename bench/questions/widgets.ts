import { ask, startApi, startConstant } from '#bench/harness/api.ts';
import { startDatabase } from '#bench/harness/database.ts';
import { CONNECTIONS, openLoad } from '#bench/harness/load.ts';
import { seedRanking } from '#bench/harness/rankings.ts';
import type { Question } from '../question.ts';
import { interleave } from '../statistics.ts';

const PATH = '/api/widgets/top-companies?province=gauteng&category=all&limit=10';
/** So many that none of them reaches its limit in a minute, however fast the answers are. */
const CALLERS = 65_536;

export const widgets: Question = {
  name: 'widgets',
  asks: 'a feed that was asked for before, with the limit of each address, against a constant body',
  unit: 'requests/s',
  ours: `GET ${PATH} of the API, one process`,
  reference: 'a Koa application that answers with the same bytes, one process',
  target: 0.6,
  measure: async ({ harness, say, rounds, seconds }) => {
    const database = await startDatabase(harness);
    await seedRanking(database, 'Gauteng');
    const api = await startApi(harness, database.url, '', { TRUSTED_PROXIES: '1' });
    const body = await ask(api, PATH);
    const constant = await startConstant(harness, body);
    const load = openLoad(harness, say);
    const side = async (name: string, url: string) =>
      (await load(name, { seconds, headers: {}, callers: CALLERS, url })).perSecond;
    return {
      ...(await interleave(rounds, {
        ours: () => side('ours', api.url + PATH),
        reference: () => side('reference', `${String(constant.message.ready)}${PATH}`),
      })),
      postgres: database.version,
      remarks: [
        `${body.length} bytes, ${CONNECTIONS} connections, ${CALLERS} addresses behind a trusted proxy`,
      ],
    };
  },
};
