import { randomUUID } from 'node:crypto';
import type { Instant } from '#shared/time.ts';
import type { Say } from '../question.ts';
import { storeAwards } from './awards.ts';
import { copyDatabase, withClient } from './database.ts';
import { startDeriveWorker, untilDone } from './derive-worker.ts';
import type { Harness } from './harness.ts';

const BATCH = 1_000;
/** Between the first sight of one batch of awards and the next. */
const APART_MS = 3_600_000;

/**
 * How long the spellings of awards take to become companies, in a database with nothing but awards: nothing that depends on
 * companies takes time from it.
 * @param url a migrated database that is empty and that nobody uses; it is copied
 * @param awards number of award rows
 * @param companies number of companies that they are of
 * @returns seconds, the largest memory of the worker in MiB, and how many spellings and companies there are
 */
export async function clusterAwards(
  harness: Harness,
  { url, redis }: { url: string; redis: string },
  { awards, companies }: { awards: number; companies: number },
  say: Say,
): Promise<{ seconds: number; peak: number; spellings: number; companies: number }> {
  const settings = { DATABASE_URL: await copyDatabase(url, 'clustering'), REDIS_URL: redis };
  return await withClient(settings.DATABASE_URL, async (client) => {
    say(`storing ${awards} awards`);
    // The awards have no tenders here, and triggers would mark what the order below marks again.
    await client.query('set session_replication_role = replica');
    const began = Date.now() - awards * APART_MS;
    for (let first = 0; first < awards; first += BATCH) {
      const seen = new Date(began + first * (APART_MS / BATCH)).toISOString() as Instant;
      const some = Array.from({ length: Math.min(BATCH, awards - first) }, (_, n) => ({
        ...{ id: randomUUID(), tender_id: `clustering-${first + n}`, seen },
      }));
      await storeAwards(client, some, companies);
    }
    await client.query('set session_replication_role = origin');
    await client.query('analyze');
    await client.query('checkpoint');
    // Loaded only now: code of the workers must not slow down questions that do without it.
    const { supplierSpelling } = await import('#workers/derive/derivations/supplier-spelling.ts');
    await client.query(
      `insert into derived.stale (derivation, key) select 'supplier_spelling', id from (${supplierSpelling.everyKey}) every (id)`,
    );
    const worker = await startDeriveWorker(harness, settings);
    const done = await untilDone(client, settings, worker, 'companies', (line) => say(`companies: ${line}`));
    await worker.stop();
    const { rows } = await client.query<{ spellings: number; companies: number }>(
      `select count(*)::int as spellings, count(distinct company_id)::int as companies from derived.company_spelling`,
    );
    return { ...done, ...rows[0]! };
  });
}
