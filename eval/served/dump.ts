import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { listPaths } from '#services/sample-publisher/http/supplier-lists.ts';
import { processSourceNames } from '#shared/sources.ts';
import { openCheckout } from './checkout.ts';
import { fixCaptureTimes, setClock } from './clock.ts';
import type { DataSet } from './data-sets.ts';
import { settled } from './settle.ts';
import { type Dump, dumpTables } from './tables.ts';

/** A fixed port, because addresses of the publisher are part of the records. */
const PUBLISHER_PORT = '18455';
const MS_A_DAY = 86_400_000;

export type DumpOptions = {
  /** Folder of the checkout whose code runs. */
  root: string;
  dataSet: DataSet;
  /** Arguments of the sample publisher. */
  publisher: readonly string[];
  /** Address of a PostgreSQL server, as one who may create databases. */
  server: string;
  /** Name of the database; one of this name is dropped first. */
  database: string;
  progress: (line: string) => void;
};

/** Collects a data set with the code of a checkout into a new database. @returns the rows of its read tables */
export async function dumpServed(options: DumpOptions): Promise<Dump> {
  const { root, dataSet, server, database, progress } = options;
  const checkout = openCheckout(root);
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const url = await newDatabase(server, database);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    closing.push(() => client.end());
    await setClock(client, dataSet.now);
    await checkout.run('prisma/migrate.ts', ['deploy'], { DATABASE_URL: url });
    await fixCaptureTimes(client);

    const folder = ['services/sample-publisher', 'services/publisher'].find((name) =>
      existsSync(join(root, name)),
    );
    const publisher = await checkout.start(
      `${folder}/main.ts`,
      ['--port', PUBLISHER_PORT, '--now', dataSet.now, '--clock-rate', '0', ...options.publisher],
      {},
      progress,
    );
    closing.push(publisher.stop);
    const address = String(publisher.ready);
    const settings = {
      DATABASE_URL: url,
      REDIS_URL: '',
      OCDS_BASE_URL: address,
      ETENDERS_BASE_URL: address,
      TREASURY_RESTRICTED_URL: address + listPaths.restricted,
      TREASURY_DEFAULTERS_URL: address + listPaths.defaulters,
      COLLECT_DELAY_MS: '0',
      COLLECT_RETRY_MS: '10',
      COLLECT_TIMEOUT_MS: '60000',
      COLLECT_FROM: publisher.since?.slice(0, 10) ?? '2026-05-01',
      JWT_SECRET: 'a secret for comparisons only',
      IDENTITY_KEY: 'a key for comparisons only',
      LOG_LEVEL: 'warn',
    };
    const queues = await checkout.queues(settings);
    closing.push(queues.close);
    const worker = await checkout.start('workers/main.ts', await checkout.stages(), settings, progress);
    closing.push(worker.stop);

    const sync = async (mode: 'backfill' | 'refetch' | 'incremental', to: string, from?: string) => {
      const requests: string[] = [];
      for (const source of processSourceNames)
        requests.push(await queues.requestSync({ source, mode, to, ...(from ? { from } : {}) }));
      await settled(client, queues, requests, progress);
      progress(`${mode} is settled`);
    };
    await sync('backfill', dataSet.to);
    if (dataSet.days > 0) {
      const later = new Date(Date.parse(dataSet.now.slice(0, 10)) + dataSet.days * MS_A_DAY);
      const day = later.toISOString().slice(0, 10);
      const moved = await fetch(`${address}/__control/advance?days=${dataSet.days}`, { method: 'POST' });
      if (!moved.ok) throw new Error(`the publisher's clock was not moved: ${moved.status}`);
      await setClock(client, `${day}${dataSet.now.slice(10)}`);
      await sync('refetch', day);
      await sync('incremental', day, dataSet.to);
    }
    const failed = await queues.failed();
    if (failed.length > 0) throw new Error(`failed messages: ${JSON.stringify(failed.slice(0, 3))}`);
    return await dumpTables(client);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template template0`);
    await client.query(`alter database ${name} set search_path = public, pg_catalog`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
