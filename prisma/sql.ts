import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { catalogOf } from './catalog.ts';

/**
 * Everything that the Prisma schema cannot express (roles, functions, views, triggers, partial and expression indexes,
 * storage, grants) is defined in `prisma/sql/<schema>/<name>.sql`, always in its current form. Every file can be run
 * again on a database that has its objects already. Migrations contain copies of these texts; a test compares a migrated
 * database with the files.
 */

const FOLDER = join(import.meta.dirname, 'sql');

/** Schemas in the order in which their files are run; files of one schema run in the order of `first`, then by name. */
const schemas = [
  'public',
  'access/roles',
  'raw',
  'core',
  'derived',
  'read',
  'ops',
  'app',
  'access/grants',
] as const;

/** Files that others of the same schema need. */
const first: readonly string[] = [
  'core/south_african_time',
  'core/same_day',
  'core/title_overlap',
  'core/titles_agree',
  'core/same_tender',
  'core/is_before',
  'core/speaks_of',
  'core/buyers_key',
  'core/south_african_month',
  'core/market_key',
  'read/words',
  'read/beside',
  'read/search_words',
  'read/search_codes',
  'app/session',
];

/** One file: its name without ending, such as `core/tender_relation`, and its text. */
export type SqlFile = { name: string; text: string };

/** @returns every file of `prisma/sql` in the order in which they are run */
export function sqlFiles(): SqlFile[] {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replaceAll('\\', '/').replace(/\.sql$/, ''));
  return names
    .toSorted(
      (one, other) =>
        schemaOf(one) - schemaOf(other) || rankOf(one) - rankOf(other) || (one < other ? -1 : 1),
    )
    .map((name) => ({ name, text: readFileSync(join(FOLDER, `${name}.sql`), 'utf8') }));
}

/**
 * Runs every file, in order.
 * @returns the files that changed something; none for a database that has the current form of every object
 */
export async function applySql(client: pg.ClientBase): Promise<SqlFile[]> {
  const changed: SqlFile[] = [];
  let before = (await catalogOf(client)).join('\n');
  for (const file of sqlFiles()) {
    await client.query(file.text);
    const after = (await catalogOf(client)).join('\n');
    if (after !== before) changed.push(file);
    before = after;
  }
  return changed;
}

function schemaOf(name: string): number {
  const place = schemas.findIndex((schema) => name === schema || name.startsWith(`${schema}/`));
  if (place === -1) throw new Error(`prisma/sql/${name}.sql is in a folder that prisma/sql.ts does not list`);
  return place;
}

const rankOf = (name: string): number => {
  const place = first.indexOf(name);
  return place === -1 ? first.length : place;
};
