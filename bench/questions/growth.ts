import { startDatabase, startRedis } from '#bench/harness/database.ts';
import { ingestAll, startSamplePublisher } from '#bench/harness/pipeline.ts';
import { residentMib } from '#bench/harness/resident.ts';
import type { Question } from '../question.ts';

/** Shares of all releases that are compared; neither contains the first releases, which fill caches. */
const FIRST = { from: 0.02, to: 0.12 };
const LAST = { from: 0.9, to: 1 };
const MAX_MIB = 512;
const MEMORY_EVERY_SECONDS = 1;

export const growth: Question = {
  name: 'growth',
  asks: 'rate at which the last tenth of all releases is ingested, against an early tenth, and the memory of the worker',
  unit: 'releases/s',
  ours: 'one worker process, the last tenth of the releases',
  reference: 'the same process, a tenth at the beginning',
  target: 0.85,
  measure: async ({ harness, say, large }) => {
    const { url, version } = await startDatabase(harness);
    const redis = await startRedis(harness);
    const source = await startSamplePublisher(harness, large);
    const reached: { seconds: number; published: number }[] = [];
    let peak = 0;
    let askedAt = 0;
    const seconds = await ingestAll(
      {
        harness,
        database: url,
        redis,
        source,
        looked: (seconds, published, worker) => {
          if (published !== reached.at(-1)?.published) reached.push({ seconds, published });
          if (seconds - askedAt < MEMORY_EVERY_SECONDS) return;
          askedAt = seconds;
          peak = Math.max(peak, residentMib(worker));
        },
      },
      say,
    );
    const rate = ({ from, to }: { from: number; to: number }): number => {
      const begin = reached.find(({ published }) => published >= from * large)!;
      const end = reached.find(({ published }) => published >= Math.floor(to * large)) ?? reached.at(-1)!;
      return (end.published - begin.published) / (end.seconds - begin.seconds);
    };
    return {
      ours: [rate(LAST)],
      reference: [rate(FIRST)],
      postgres: version,
      limits: [{ what: 'largest MiB of the worker', value: peak, max: MAX_MIB }],
      remarks: [
        `${large} releases in ${Math.round(seconds)} s, ${Math.round(large / seconds)} releases/s over all; lists first, so that the whole is published while numbers are still asked for`,
      ],
    };
  },
};
