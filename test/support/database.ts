import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of one test's own, migrated and empty. */
export type TestDatabase = {
  /** Address as superuser; `#shared/database.ts` takes a role on top. */
  url: string;
  /** Removes it, whoever is still connected. */
  drop: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

const ATTEMPTS = 20;
/** PostgreSQL's code for "the source database is being accessed by other users". */
const OBJECT_IN_USE = '55006';

/** Copies the migrated template; any number of tests may do so at once. */
export const freshDatabase = (): Promise<TestDatabase> => copyOf('template_tda');

/** A database that has had no migration. */
export const emptyDatabase = (): Promise<TestDatabase> => copyOf('template0');

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await copyTemplate(template, name);
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  const drop = () => onServer((client) => client.query(`drop database if exists ${name} with (force)`));
  return { url: url.href, drop, [Symbol.asyncDispose]: drop };
}

async function copyTemplate(template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await onServer((client) =>
        client.query(`create database ${name} template ${template} strategy file_copy`),
      );
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== OBJECT_IN_USE || attempt === ATTEMPTS) throw error;
      await wait(50);
    }
  }
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
