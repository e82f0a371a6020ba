import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { loadConfig } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { resources } from '#shared/resources/index.ts';
import { southAfricanDay } from '#shared/time.ts';
import type { Question, Say } from '../question.ts';
import { copyDatabase, startDatabase, startRedis, withClient } from '../stand/database.ts';
import { openStand, type Stand } from '../stand/stand.ts';
import { interleave, median } from '../statistics.ts';

/** A round takes minutes at full size, and rounds differ little. */
const MOST_ROUNDS = 3;
const LEAST_RATE = 1_500;
/** The publisher's clock stands still, so that every round meets the same data. */
const NOW = '2026-08-14T12:00:00';
const ASK_EVERY_MS = 100;
const TELL_EVERY_MS = 5_000;
/** Without any new record for so long the pipeline is stuck. */
const STUCK_MS = 60_000;

export const ingest: Question = {
  name: 'ingest',
  asks: 'releases from the publisher over HTTP to finished records, against COPY of the same records',
  unit: 'releases/s',
  ours: 'one worker process that collects, normalises and publishes into an empty database',
  reference:
    'COPY of the same finished records into empty tables of the same definition with the same indexes',
  target: 0.25,
  measure: async ({ rounds, releases }, say) => {
    await using stand = await openStand();
    const { url, version } = await startDatabase(stand);
    const redis = await startRedis(stand);
    const publisher = await stand.start('services/publisher/main.ts', [
      ...['--releases', String(releases), '--seed', '1', '--now', NOW, '--clock-rate', '0'],
    ]);
    const source = {
      url: String(publisher.message.ready),
      from: southAfricanDay(new Date(publisher.message.since!)),
      to: NOW.slice(0, 10),
    };
    let round = 0;
    let database = '';
    const result = await interleave(
      Math.min(rounds, MOST_ROUNDS),
      {
        ours: async () => {
          round += 1;
          database = await copyDatabase(url, 'round');
          const seconds = await ingestAll(
            { stand, database, redis: redis && `${redis}/${round}`, source, releases },
            say,
          );
          say(`ours ${Math.round(releases / seconds)} releases/s (${seconds.toFixed(1)} s)`);
          return releases / seconds;
        },
        reference: async () => {
          const seconds = await copyAll(stand, database);
          say(`reference ${Math.round(releases / seconds)} releases/s (${seconds.toFixed(1)} s)`);
          return releases / seconds;
        },
      },
      { warmUp: false },
    );
    return {
      ...result,
      postgres: version,
      limits: [{ what: 'releases/s of one worker process', value: median(result.ours), least: LEAST_RATE }],
      remarks: [
        `${releases} releases in pages of up to 1,000, queues in ${redis === '' ? 'PostgreSQL' : 'Redis'}; publisher, worker and database share the machine`,
      ],
    };
  },
};

type Ingest = {
  stand: Stand;
  database: string;
  redis: string;
  source: { url: string; from: string; to: string };
  releases: number;
};

/** @returns seconds from the request of a backfill until every release is a published record and nothing is left to publish */
async function ingestAll({ stand, database, redis, source, releases }: Ingest, say: Say): Promise<number> {
  const settings = { DATABASE_URL: database, REDIS_URL: redis };
  const worker = await stand.start('workers/main.ts', ['collect', 'normalise', 'publish'], {
    ...settings,
    OCDS_BASE_URL: source.url,
    COLLECT_FROM: source.from,
    COLLECT_DELAY_MS: '0',
    COLLECT_TIMEOUT_MS: '20000',
    COLLECT_RETRY_MS: '250',
  });
  const queues = openQueues(loadConfig(settings));
  try {
    return await withClient(database, async (client) => {
      const began = performance.now();
      await queues.requestSync({ source: 'ocds', mode: 'backfill', from: source.from, to: source.to });
      await untilPublished(client, releases, say);
      return (performance.now() - began) / 1000;
    });
  } finally {
    await worker.stop();
    await queues.close();
  }
}

/** @throws EnvironmentError when nothing moves any more */
async function untilPublished(client: pg.Client, releases: number, say: Say): Promise<void> {
  let published = 0;
  let movedAt = performance.now();
  let toldAt = movedAt;
  for (;;) {
    const { rows } = await client.query<{ n: number; left: boolean }>(PROGRESS);
    const now = performance.now();
    const { n, left } = rows[0]!;
    if (n >= releases && !left) return;
    if (n !== published) [published, movedAt] = [n, now];
    if (now - movedAt > STUCK_MS)
      throw new EnvironmentError(`stuck at ${n} of ${releases} published tenders`);
    if (now - toldAt > TELL_EVERY_MS) {
      toldAt = now;
      say(`${n} of ${releases} published`);
    }
    await wait(ASK_EVERY_MS);
  }
}

const PROGRESS = `
  select coalesce((select n from read.counter where resource = 'tender' and "column" = '' and value = ''), 0)::int as n,
    exists (select from core.change) as left`;

/** @returns seconds that COPY takes for what the round before has published */
function copyAll({ folder }: Stand, database: string): Promise<number> {
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
