import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copyDatabase, startDatabase, startRedis, withClient } from '#bench/harness/database.ts';
import type { Harness } from '#bench/harness/harness.ts';
import { ingestAll, startSamplePublisher } from '#bench/harness/pipeline.ts';
import { resources } from '#shared/resources/index.ts';
import type { Question } from '../question.ts';
import { interleave, median } from '../statistics.ts';

/** A round takes minutes at full size, and rounds differ little. */
const MAX_ROUNDS = 3;
const MIN_RATE = 1_500;
/** Share of the rate that derive may take. */
const MAX_TAKEN = 0.2;

export const ingest: Question = {
  name: 'ingest',
  asks: 'releases from the publisher over HTTP to finished records, against COPY of the same records',
  unit: 'releases/s',
  ours: 'one worker process that collects, normalises, derives and publishes into an empty database',
  reference:
    'COPY of the same finished records into empty tables of the same definition with the same indexes',
  target: 0.25,
  measure: async ({ harness, say, rounds, releases }) => {
    const { url, version } = await startDatabase(harness);
    const redis = await startRedis(harness);
    const source = await startSamplePublisher(harness, releases);
    let round = 0;
    let database = '';
    const rateOf = async (side: string, derives: boolean) => {
      round += 1;
      database = await copyDatabase(url, 'round');
      const seconds = await ingestAll(
        { harness, database, redis: redis && `${redis}/${round}`, source, derives },
        say,
      );
      say(`${side} ${Math.round(releases / seconds)} releases/s (${seconds.toFixed(1)} s)`);
      return releases / seconds;
    };
    const withoutDerive: number[] = [];
    const result = await interleave(
      Math.min(rounds, MAX_ROUNDS),
      {
        ours: async () => {
          withoutDerive.push(await rateOf('without derive', false));
          return await rateOf('ours', true);
        },
        reference: async () => {
          const seconds = await copyAll(harness, database);
          say(`reference ${Math.round(releases / seconds)} releases/s (${seconds.toFixed(1)} s)`);
          return releases / seconds;
        },
      },
      { warmUp: false },
    );
    return {
      ...result,
      postgres: version,
      limits: [
        { what: 'releases/s of one worker process', value: median(result.ours), min: MIN_RATE },
        {
          what: 'share of the rate that derive takes',
          value: 1 - median(result.ours) / median(withoutDerive),
          max: MAX_TAKEN,
        },
      ],
      remarks: [
        `${Math.round(median(withoutDerive))} releases/s without derive, whose triggers are then disabled, too`,
        `${releases} releases in pages of up to 1,000, queues in ${redis === '' ? 'PostgreSQL' : 'Redis'}; publisher, worker and database share the machine`,
      ],
    };
  },
};

/** @returns seconds that COPY takes for the records that the previous round has published */
function copyAll({ folder }: Harness, database: string): Promise<number> {
  return withClient(database, async (client) => {
    await client.query('create schema bench');
    const tables = Object.keys(resources).map((name) => ({ name, file: join(folder, `${name}.copy`) }));
    for (const { name, file } of tables) {
      await client.query(`create table bench.${name} (like read.${name} including all)`);
      const rows = client.query(copyTo(`copy read.${name} to stdout (format binary)`));
      await pipeline(rows, createWriteStream(file));
    }
    await client.query('checkpoint');
    const began = performance.now();
    for (const { name, file } of tables) {
      const rows = client.query(copyFrom(`copy bench.${name} from stdin (format binary)`));
      await pipeline(createReadStream(file), rows);
    }
    return (performance.now() - began) / 1000;
  });
}
