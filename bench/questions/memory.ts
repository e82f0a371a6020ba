import { type Api, startApi } from '#bench/harness/api.ts';
import { watched } from '#bench/harness/resident.ts';
import { APART_MS } from '#bench/harness/tender-rows.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { southAfricanDay } from '#shared/time.ts';
import type { Question } from '../question.ts';

const MAX_MIB = 256;
/**
 * The stream of the whole list is compared with this number of streams of an equal part of it, one after another: the
 * same amount of work with shorter lists.
 */
const PARTS = 10;
/** Few suffice: a stream takes seconds, and the peak counts. */
const MAX_ROUNDS = 3;
const LOOK_EVERY_MS = 200;

export const memory: Question = {
  name: 'memory',
  asks: 'largest resident memory of the API while it streams a whole list, against streams of a tenth of it',
  unit: 'MiB',
  better: 'less',
  ours: 'GET /v2/tenders?status=any as NDJSON, all records, one process that has done nothing before',
  reference: 'ten streams of the newest tenth, one after another, such a process',
  target: 1.2,
  measure: async ({ harness, say, rounds, large }) => {
    const { database, redis } = await startWithTenders(harness, large, say);
    const since = southAfricanDay(new Date(Date.now() - (large / PARTS) * APART_MS));
    const sides = {
      ours: { times: 1, query: '' },
      reference: { times: PARTS, query: `&publishedAfter=${since}` },
    };
    const result = { ours: [] as number[], reference: [] as number[] };
    const counts = { ours: 0, reference: 0 };
    for (let round = 0; round < Math.min(rounds, MAX_ROUNDS); round += 1) {
      for (const side of ['ours', 'reference'] as const) {
        const api = await startApi(harness, database.url, redis);
        const { times, query } = sides[side];
        const { peak, result: count } = await watched(api.pid, LOOK_EVERY_MS, async () => {
          let records = 0;
          for (let time = 0; time < times; time += 1)
            records = await stream(api, `/v2/tenders?status=any${query}`);
          return records;
        });
        await api.stop();
        result[side].push(peak);
        counts[side] = count;
        say(`${side} ${Math.round(peak)} MiB for ${count} records`);
      }
    }
    if (counts.ours !== large)
      throw new EnvironmentError(`the stream gave ${counts.ours} of ${large} records`);
    return {
      ...result,
      postgres: database.version,
      limits: [{ what: 'largest MiB of all', value: Math.max(...result.ours), max: MAX_MIB }],
      remarks: [
        `${counts.ours} and ${counts.reference} records, uncompressed, read as fast as they come; ${LOOK_EVERY_MS} ms between two looks at the process`,
      ],
    };
  },
};

/** Reads a stream to its end. @returns the number of records that its last line states */
async function stream({ url, headers }: Api, path: string): Promise<number> {
  const response = await fetch(`${url}${path}`, { headers: { ...headers, accept: 'application/x-ndjson' } });
  if (response.status !== 200 || !response.body)
    throw new EnvironmentError(`${path} was answered with ${response.status}`);
  let tail = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body)
    tail = (tail + decoder.decode(chunk, { stream: true })).slice(-1_000);
  const last = tail.trimEnd().split('\n').at(-1) ?? '';
  const { meta } = JSON.parse(last) as { meta: { complete: boolean; count: number } };
  if (!meta.complete) throw new EnvironmentError(`${path} ended before its last line`);
  return meta.count;
}
