import type pg from 'pg';

/** Rows for tables whose content does not matter to a test: one for each empty table, with the required columns only. */

export type Table = { schema: string; name: string };
type Column = { name: string; type: string };
/** Required columns of a table that refer to another table, each with the column it refers to. */
type Reference = { parent: string; columns: { own: string; parents: string }[] };

/** Values by type; a column of another type needs an entry here. Texts, ids and bytes are different in each column. */
const values: Record<string, (seed: string) => string> = {
  uuid: (seed) => `md5(${seed})::uuid`,
  text: (seed) => seed,
  bytea: (seed) => `decode(md5(${seed}), 'hex')`,
  'text[]': () => `'{}'`,
  smallint: () => '1',
  integer: () => '1',
  bigint: () => '1',
  numeric: () => '1',
  'double precision': () => '1',
  real: () => '1',
  boolean: () => 'false',
  json: () => `'{}'`,
  jsonb: () => `'{}'`,
  tsvector: () => `''`,
  date: () => `'2026-09-16'`,
  'timestamp with time zone': () => `'2026-09-16T11:00:00+02:00'`,
};

/** @returns all tables of the schemas, by name */
export async function tablesOf(client: pg.ClientBase, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** Inserts one row into each empty table, referred tables first. */
export async function fillEmptyTables(client: pg.ClientBase, schemas: readonly string[]): Promise<void> {
  const waiting = new Map((await tablesOf(client, schemas)).map((table) => [quoted(table), table]));
  while (waiting.size > 0) {
    const before = waiting.size;
    for (const [name] of waiting) {
      const references = await referencesOf(client, name);
      if (references.some(({ parent }) => parent !== name && waiting.has(parent))) continue;
      await fill(client, name, references);
      waiting.delete(name);
    }
    if (waiting.size === before)
      throw new Error(`tables refer to one another: ${[...waiting.keys()].join(', ')}`);
  }
}

export const quoted = ({ schema, name }: Table): string => `"${schema}"."${name}"`;

async function fill(client: pg.ClientBase, table: string, references: Reference[]): Promise<void> {
  const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${table}) as filled`);
  if (rows[0]!.filled) return;
  const columns = await requiredColumns(client, table);
  const expressions = columns.map(({ name, type }) => {
    for (const { parent, columns: pairs } of references) {
      const pair = pairs.find(({ own }) => own === name);
      if (pair) return `(select "${pair.parents}" from ${parent} order by 1 limit 1)`;
    }
    const value = values[type];
    if (!value) throw new Error(`${table}.${name} has the type ${type}, for which there is no value`);
    return value(`'${table}.${name}'`);
  });
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  await client.query(
    columns.length === 0
      ? `insert into ${table} default values`
      : `insert into ${table} (${names}) values (${expressions.join(', ')})`,
  );
}

async function requiredColumns(client: pg.ClientBase, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef
       and attidentity = '' and attgenerated = '' order by attnum`,
    [table],
  );
  return rows;
}

async function referencesOf(client: pg.ClientBase, table: string): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select format('"%s"."%s"', parent.relnamespace::regnamespace, parent.relname) as parent,
       jsonb_agg(jsonb_build_object('own', own.attname, 'parents', parents.attname)) as columns
     from pg_constraint c join pg_class parent on parent.oid = confrelid
       cross join unnest(conkey, confkey) as key (own, parents)
       join pg_attribute own on own.attrelid = conrelid and own.attnum = key.own
       join pg_attribute parents on parents.attrelid = confrelid and parents.attnum = key.parents
     where conrelid = $1::regclass and contype = 'f' and own.attnotnull
     group by c.oid, parent.oid, parent.relname, parent.relnamespace`,
    [table],
  );
  return rows;
}
