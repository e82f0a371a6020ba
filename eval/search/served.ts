import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKey, withClient } from '#bench/harness/database.ts';
import { deploy } from '#prisma/migrate.ts';
import { startChild } from '#services/local/child.ts';
import { startPostgres } from '#services/local/postgres.ts';
import { openPool, type Pool, transaction } from '#shared/database/connection.ts';
import type { Compiled } from '#shared/domain/tenders/compile.ts';
import { resources } from '#shared/resources/index.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { storeProcesses } from '#workers/normalise/store.ts';
import { publishPending } from '#workers/publish/publish.ts';
import type { Item } from './corpus.ts';

/** The API over the real rows. */
export type Served = AsyncDisposable & {
  tenders: Item[];
  buyers: { id: string; name: string }[];
  /** @returns the body of a response; @throws Error for any status but 200 */
  ask: (path: string) => Promise<Answer>;
};

export type Answer = { data: Record<string, unknown>[]; meta: Record<string, unknown> };

/** Stores, derives and publishes processes with the code of the stages in a database of its own, and starts the API. */
export async function serveProcesses(
  compiled: readonly Compiled[],
  progress: (line: string) => void,
): Promise<Served> {
  const stack = new AsyncDisposableStack();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'tender-search-'));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startPostgres({ directory: join(folder, 'postgres'), ephemeral: true });
    stack.defer(async () => {
      await postgres.stop();
      await rm(postgres.folder, { recursive: true, force: true });
    });
    await deploy(postgres.url);
    const pool = openPool({ url: postgres.url, role: 'tender_worker', name: 'evaluation' });
    stack.defer(() => pool.end());
    await publishAll(pool, compiled);
    progress(`${compiled.length} tenders are published`);
    await withClient(postgres.url, async (owner) => {
      for (const table of ['tender', 'organization', 'lexeme'])
        await owner.query(`vacuum analyze read.${table}`);
    });
    const api = await startApi(postgres.url, folder);
    stack.defer(api.stop);
    return {
      tenders: await itemsOf(pool),
      buyers: (await pool.query<{ id: string; name: string }>(BUYERS)).rows,
      ask: api.ask,
      [Symbol.asyncDispose]: () => stack.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/** Processes stored in one transaction. */
const BATCH = 500;

async function publishAll(pool: Pool, compiled: readonly Compiled[]): Promise<void> {
  for (let start = 0; start < compiled.length; start += BATCH)
    await transaction(pool, (client) => storeProcesses(client, compiled.slice(start, start + BATCH)));
  for (const derivation of derivations) await computeStale(pool, derivation);
  for (const resource of [resources.organization, resources.tender]) await publishPending(pool, resource);
}

async function startApi(url: string, folder: string) {
  const child = await startChild({
    file: 'services/api/main.ts',
    settings: { PORT: '0', DATABASE_URL: url, REDIS_URL: '', JWT_SECRET: SECRET, LOG_LEVEL: 'warn' },
    log: join(folder, 'api.log'),
  });
  const headers = { authorization: `Bearer ${await makeKey(url)}` };
  const ask = async (path: string): Promise<Answer> => {
    const response = await fetch(`${child.message.ready}${path}`, { headers });
    if (!response.ok)
      throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  return { ask, stop: child.stop };
}

/** The API cannot be reached from outside and ends with the evaluation. */
const SECRET = 'for evaluations only';

const BUYERS = `select id::text, detail::json->>'name' as name from read.organization order by id`;

async function itemsOf(pool: Pool): Promise<Item[]> {
  const { rows } = await pool.query<Item>(
    `select id::text, coalesce(detail->>'title', '') as title, coalesce(detail->>'description', '') as description,
       coalesce(detail->>'referenceNumber', '') as reference, coalesce(detail->'sourceOrganization'->>'name', '') as buyer,
       concat_ws(' ', detail->>'delivery', detail->>'municipality', detail->>'province') as place
     from (select id, detail::jsonb as detail from read.tender) records order by id`,
  );
  return rows;
}
