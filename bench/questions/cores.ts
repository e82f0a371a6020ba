import { availableParallelism } from 'node:os';
import { startApi } from '#bench/harness/api.ts';
import { openLoad } from '#bench/harness/load.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Question } from '../question.ts';
import { interleave } from '../statistics.ts';

const PATH = '/v2/tenders?limit=20';
const TENDERS = 2_000;
const PROCESSES = Math.max(2, availableParallelism());

export const cores: Question = {
  name: 'cores',
  asks: 'a hot list page of as many API processes behind one port as there are cores, against one process',
  unit: 'requests/s',
  ours: `GET ${PATH} of ${PROCESSES} processes`,
  reference: 'the same of one process',
  target: 1,
  measure: async ({ harness, say, rounds, seconds }) => {
    const { database, redis } = await startWithTenders(harness, TENDERS, say);
    const [one, several] = [
      await startApi(harness, database.url, redis),
      await startApi(harness, database.url, redis, { API_PROCESSES: String(PROCESSES) }),
    ];
    const load = openLoad(harness, say);
    const hit = async ({ url, headers }: typeof one, what: string) =>
      (await load(what, { seconds, headers, url: url + PATH })).perSecond;
    const result = await interleave(rounds, {
      ours: () => hit(several, `${PROCESSES} processes`),
      reference: () => hit(one, 'one process'),
    });
    return {
      ...result,
      postgres: database.version,
      remarks: [
        `efficiency is the ratio divided by ${PROCESSES}; the load generator takes about a core of this machine, so ${PROCESSES - 1} is the most that can be reached here`,
      ],
    };
  },
};
