import type { Client } from 'pg';
import { storeAwards } from '#bench/harness/awards.ts';
import { clusterAwards } from '#bench/harness/clustering.ts';
import { startDatabase, startRedis, withClient } from '#bench/harness/database.ts';
import { startDeriveWorker, untilDone } from '#bench/harness/derive-worker.ts';
import { APART_MS, tenderRow } from '#bench/harness/tender-rows.ts';
import { storeBuyers, storeTenders } from '#bench/harness/tenders.ts';
import { openPool } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import type { Instant } from '#shared/time.ts';
import type { Question } from '../question.ts';

const MAX_MIB = 512;
/** Of the tenders, three fifths are awarded. */
const AWARDED = 0.6;
/** Companies that bid, for each tender; about two thirds of them win once or more, which is a company for each third award. */
const COMPANIES = 0.3;
/** For each tender, award rows that become companies: a million at full size, of a hundred thousand companies. */
const CLUSTERED = 2;
const CLUSTERED_COMPANIES = 0.2;
/** Time in which a million award rows must become companies. */
const MAX_CLUSTERING_S = 120;
const BATCH = 1_000;

export const derive: Question = {
  name: 'derive',
  asks: 'time to derive what a change of one award in a hundred makes stale, against deriving everything',
  unit: 's',
  better: 'less',
  ours: 'one worker process, after the amounts of 1 % of the awards have changed',
  reference: 'the same process, everything',
  target: 0.05,
  measure: async ({ harness, say, large }) => {
    const { url, version } = await startDatabase(harness);
    const redis = await startRedis(harness);
    const settings = { DATABASE_URL: url, REDIS_URL: redis };
    const clustering = await clusterAwards(
      harness,
      { url, redis },
      { awards: large * CLUSTERED, companies: large * CLUSTERED_COMPANIES },
      say,
    );
    // Awaited here, because the harness ends with this function.
    return await withClient(url, async (client) => {
      say(`storing ${large} tenders`);
      const awards = await seed(client, large);
      await storeLists(url);
      await client.query(CATEGORIES);
      const worker = await startDeriveWorker(harness, settings);
      const run = (name: string) =>
        untilDone(client, settings, worker, 'everything', (line) => say(`${name}: ${line}`));
      await client.query('insert into derived.stale (derivation, key) values (null, null)');
      const everything = await run('everything');
      await client.query('checkpoint');
      const { rowCount } = await client.query(
        `update core.award set amount = amount + 1 where hashtext(id::text) % 100 = 0`,
      );
      const changed = await run('one in a hundred');
      const companies = await client.query<{ n: number; spellings: number }>(
        `select (select count(*) from derived.company)::int as n, (select count(*) from derived.supplier_spelling)::int as spellings`,
      );
      return {
        ours: [changed.seconds],
        reference: [everything.seconds],
        postgres: version,
        limits: [
          {
            what: 'largest MiB of the worker',
            value: Math.max(clustering.peak, everything.peak, changed.peak),
            max: MAX_MIB,
          },
          {
            what: `seconds until the spellings of ${large * CLUSTERED} awards are companies`,
            value: clustering.seconds,
            max: MAX_CLUSTERING_S,
          },
        ],
        remarks: [
          `${large} tenders, ${awards} awards, ${rowCount} of them changed, ${companies.rows[0]?.spellings} spellings, ${companies.rows[0]?.n} companies and joint ventures`,
          `${large * CLUSTERED} awards have ${clustering.spellings} spellings, which are ${clustering.companies} companies and joint ventures`,
        ],
      };
    });
  },
};

/** @returns the number of awards */
async function seed(client: Client, count: number): Promise<number> {
  // Triggers would mark every key of every derivation, which is what the first run then does at once.
  await client.query('set session_replication_role = replica');
  await storeBuyers(client);
  const now = Date.now();
  let awards = 0;
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, n) =>
      tenderRow(first + n, count, now),
    );
    const written = await storeTenders(client, rows);
    const awarded = written.slice(0, Math.round(written.length * AWARDED));
    const seen = new Date(now - (count - first) * APART_MS).toISOString() as Instant;
    await storeAwards(
      client,
      awarded.map((tender) => ({ ...tender, seen })),
      Math.round(count * COMPANIES),
    );
    awards += awarded.length;
  }
  await client.query('set session_replication_role = origin');
  await client.query('analyze');
  await client.query('checkpoint');
  return awards;
}

/** Stores the codelists, as a worker does when it starts: provinces and industries have figures of their own. */
async function storeLists(url: string): Promise<void> {
  // Loaded only now: code of the workers must not slow down questions that do without it.
  const { storeCodelists } = await import('#workers/pipeline/codelists.ts');
  const pool = openPool({ url, role: 'tender_worker', name: 'bench', size: 1 }, createLog('bench', 'silent'));
  try {
    await storeCodelists(pool);
  } finally {
    await pool.end();
  }
}

/** The categories of tenders, as entries of the codelist. */
const CATEGORIES = `
  insert into core.tender_category_relation (id, tender_id, category_id)
  select gen_random_uuid(), tender.id, entry.id from core.tender
  join core.codelist_entry entry on entry.resource = 'tender_category' and entry.entry->>'name' = tender.category`;
