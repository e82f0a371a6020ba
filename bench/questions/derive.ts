import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { storeAwards } from '#bench/harness/awards.ts';
import { startDatabase, startRedis, withClient } from '#bench/harness/database.ts';
import { type Harness, openHarness } from '#bench/harness/harness.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { APART_MS, tenderRow } from '#bench/harness/tender-rows.ts';
import { storeBuyers, storeTenders } from '#bench/harness/tenders.ts';
import { loadConfig } from '#shared/config.ts';
import { openPool } from '#shared/database.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { createLog } from '#shared/log.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import type { Instant } from '#shared/time.ts';
import type { Question, Say } from '../question.ts';

const MAX_MIB = 512;
/** Of the tenders, three fifths are awarded; there is a company for each third award. */
const AWARDED = 0.6;
const COMPANIES = 0.2;
/** Time in which the spellings of a million awards must become companies. */
const MAX_CLUSTERING_S = 120;
const BATCH = 1_000;
const LOOK_EVERY_MS = 250;
const TELL_EVERY_MS = 10_000;
const LONGEST_MS = 3_600_000;
const CLUSTERING = ['supplier_spelling', 'company_spelling'];

export const derive: Question = {
  name: 'derive',
  asks: 'time to derive what a change of one award in a hundred makes stale, against deriving everything',
  unit: 's',
  better: 'less',
  ours: 'one worker process, after the amounts of 1 % of the awards have changed',
  reference: 'the same process, everything',
  target: 0.05,
  measure: async ({ large }, say) => {
    await using harness = await openHarness();
    const { url, version } = await startDatabase(harness);
    const redis = await startRedis(harness);
    const settings = { DATABASE_URL: url, REDIS_URL: redis };
    // Awaited here, because the harness ends with this function.
    return await withClient(url, async (client) => {
      say(`storing ${large} tenders`);
      const awards = await seed(client, large);
      await storeLists(url);
      await client.query(CATEGORIES);
      const worker = await startWorker(harness, settings);
      const run = (name: string) => untilDone(client, settings, worker, (line) => say(`${name}: ${line}`));
      // Loaded only now: code of the workers must not slow down questions that do without it.
      const { supplierSpelling } = await import('#workers/derive/derivations/supplier-spelling.ts');
      await client.query(
        `insert into derived.stale (derivation, key) select 'supplier_spelling', id from (${supplierSpelling.everyKey}) every (id)`,
      );
      const companiesAlone = await run('companies');
      await client.query(EMPTY);
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
            value: Math.max(companiesAlone.peak, everything.peak, changed.peak),
            max: MAX_MIB,
          },
          {
            what: 'seconds until the spellings of a million awards are companies, in proportion',
            value: (companiesAlone.clustered * 1_000_000) / awards,
            max: MAX_CLUSTERING_S,
          },
        ],
        remarks: [
          `${large} tenders, ${awards} awards, ${rowCount} of them changed, ${companies.rows[0]?.spellings} spellings, ${companies.rows[0]?.n} companies and joint ventures`,
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
  // Loaded only now, as below.
  const { storeCodelists } = await import('#workers/pipeline/codelists.ts');
  const pool = openPool({ url, role: 'tender_worker', name: 'bench', size: 1 }, createLog('bench', 'silent'));
  try {
    await storeCodelists(pool);
  } finally {
    await pool.end();
  }
}

type Settings = { DATABASE_URL: string; REDIS_URL: string };
type Worker = Awaited<ReturnType<Harness['start']>>;

const startWorker = (harness: Harness, settings: Settings): Promise<Worker> =>
  harness.start('workers/main.ts', ['derive'], settings);

/** @returns seconds until nothing is stale, seconds until there are companies, and the largest memory of the worker in MiB */
async function untilDone(
  client: Client,
  settings: Settings,
  worker: Worker,
  say: Say,
): Promise<{ seconds: number; clustered: number; peak: number }> {
  const queues = openQueues(loadConfig(settings));
  try {
    const began = performance.now();
    await queues.send('derive', { cause: `bench-${randomUUID()}` });
    let [clustered, peak] = [0, 0];
    let toldAt = began;
    for (;;) {
      const { rows } = await client.query<{ left: boolean; spellings: boolean }>(LEFT, [CLUSTERING]);
      const now = performance.now();
      peak = Math.max(peak, residentMib(worker.pid));
      if (rows[0]?.spellings) clustered = (now - began) / 1000;
      if (!rows[0]?.left) return { seconds: (now - began) / 1000, clustered, peak };
      if (now - began > LONGEST_MS) throw new EnvironmentError('keys are still stale after an hour');
      if (now - toldAt > TELL_EVERY_MS) {
        toldAt = now;
        say(
          `${await keysLeft(client)} are left after ${Math.round((now - began) / 1000)} s, ${Math.round(peak)} MiB`,
        );
      }
      await wait(LOOK_EVERY_MS);
    }
  } finally {
    await queues.close();
  }
}

/** The categories of tenders, as entries of the codelist. */
const CATEGORIES = `
  insert into core.tender_category_relation (id, tender_id, category_id)
  select gen_random_uuid(), tender.id, entry.id from core.tender
  join core.codelist_entry entry on entry.resource = 'tender_category' and entry.entry->>'name' = tender.category`;

/** As if nothing had been derived yet. */
const EMPTY = `do $$ declare of_table text; begin
  for of_table in select format('derived.%I', tablename) from pg_tables where schemaname = 'derived' and tablename <> 'estimation_model' loop
    execute 'truncate ' || of_table;
  end loop; end $$`;

/** A request for everything stands for the keys of all derivations. */
const LEFT = `
  select exists (select from derived.stale) as left,
    exists (select from derived.stale where derivation = any($1) or derivation is null) as spellings`;

async function keysLeft(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string | null; n: string }>(
    'select derivation as name, count(*) as n from derived.stale group by derivation order by derivation',
  );
  return rows.map(({ name, n }) => `${name ?? 'everything'} ${n}`).join(', ');
}
