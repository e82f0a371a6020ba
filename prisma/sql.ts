import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { staleTriggers } from '#workers/derive/stale-triggers.ts';
import { ourSchemas } from './catalog.ts';

/**
 * Everything that the Prisma schema cannot express (roles, functions, views, triggers, partial and expression indexes,
 * storage, grants) is defined in `prisma/sql/<schema>/<name>.sql`, always in its current form. Every file can be run
 * again on a database that has its objects already. `deploy` runs all files whenever one of them has changed and after
 * migrations, in the same transaction, so migrations contain none of these texts.
 * Decision: docs/decisions/0037-current-sql-and-drafted-migrations.md
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
  'read/joined_words',
  'read/word_vector',
  'read/search_codes',
  'app/session',
];

/** One file: its name without ending, such as `core/tender_relation`, and its text. */
export type SqlFile = { name: string; text: string };

/** @returns every file of `prisma/sql`, and what is generated beside them, in the order in which they are run */
export function sqlFiles(): SqlFile[] {
  const written = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({
      name: name.replaceAll('\\', '/').replace(/\.sql$/, ''),
      text: readFileSync(join(FOLDER, name), 'utf8'),
    }));
  const generated = { name: 'derived/mark_stale', text: staleTriggers() };
  return [...written, generated].toSorted(
    ({ name: one }, { name: other }) =>
      schemaOf(one) - schemaOf(other) || rankOf(one) - rankOf(other) || (one < other ? -1 : 1),
  );
}

/**
 * Gives a database the objects that `prisma/sql` defines, and no others of their kinds. The caller has begun a transaction.
 * @param always also where the recorded hash says that nothing has changed, because tables have changed
 * @returns whether anything was run
 */
export async function applySql(client: pg.ClientBase, always: boolean): Promise<boolean> {
  const files = sqlFiles();
  const hash = hashOf(files);
  if (!always && (await recordedHash(client)) === hash) return false;
  await client.query(REMOVE_OBJECTS);
  for (const { text } of files) await client.query(text);
  // Beside the objects and not in a table, so that a copy or a dump has the hash of the objects that it has.
  await client.query(`comment on schema ops is '${RECORDED}${hash}'`);
  return true;
}

const RECORDED = 'prisma/sql ';

async function recordedHash(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = 'ops'`,
  );
  const comment = rows[0]?.comment;
  return comment?.startsWith(RECORDED) ? comment.slice(RECORDED.length) : null;
}

/** SHA-256 of all names and texts, whichever line ends the files have. */
const hashOf = (files: readonly SqlFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify(files.map(({ name, text }) => [name, text.replaceAll('\r\n', '\n')])))
    .digest('hex');

/**
 * Removes triggers, views, policies and functions, so that what a file no longer defines is gone. A function that an index
 * or a column uses stays, and is replaced by its file.
 */
const REMOVE_OBJECTS = `
do $$
declare
  ours constant oid[] = array(
    select oid from pg_namespace where nspname in (${ourSchemas.map((name) => `'${name}'`).join(', ')}));
  statement text;
  removed int = 1;
begin
  for statement in
    select format('drop trigger %I on %s', tgname, tgrelid::regclass)
      from pg_trigger join pg_class c on c.oid = tgrelid where c.relnamespace = any(ours) and not tgisinternal
    union all
    select format('drop policy %I on %s', polname, polrelid::regclass)
      from pg_policy join pg_class c on c.oid = polrelid where c.relnamespace = any(ours)
    union all
    select format('drop view if exists %s cascade', oid::regclass)
      from pg_class where relkind = 'v' and relnamespace = any(ours)
  loop
    execute statement;
  end loop;
  -- A function that another one uses can go once that one is gone.
  while removed > 0 loop
    removed = 0;
    for statement in
      select format('drop function %s', p.oid::regprocedure) from pg_proc p
      where prokind = 'f' and pronamespace = any(ours) and not exists (
        select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = p.oid and deptype = 'n')
    loop
      execute statement;
      removed = removed + 1;
    end loop;
  end loop;
end
$$`;

function schemaOf(name: string): number {
  const place = schemas.findIndex((schema) => name === schema || name.startsWith(`${schema}/`));
  if (place === -1) throw new Error(`prisma/sql/${name}.sql is in a folder that prisma/sql.ts does not list`);
  return place;
}

const rankOf = (name: string): number => {
  const place = first.indexOf(name);
  return place === -1 ? first.length : place;
};
