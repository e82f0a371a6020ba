import type { Harness } from '#test/support/harness.ts';

/**
 * Tables that are computed from raw, directly or through others, except those damaged by statements of their own. Files of documents
 * and their texts are not in raw: `tenders rebuild analyses` reads them again. What a language model answered is not either.
 */
const COMPUTED = `table_schema in ('core', 'derived', 'read') and table_type = 'BASE TABLE'
  and table_name not in ('outbox', 'stale', 'codelist_entry', 'version', 'tombstone', 'counter', 'lexeme')
  and table_name not like 'document\\_%' and table_name not like 'model\\_%'`;

/**
 * Columns that are not damaged: keys, and those that no rebuild can restore because they say when a row was written.
 */
const KEPT = [
  'id',
  'change_seq',
  'first_seq',
  'created_at of core.process',
  'rebuilt',
  'unused',
  'published_at of read',
];

/** Keys of tables whose rows have no id. */
const OTHER_KEYS: Record<string, string> = {
  'core.process': 'ocid',
  'derived.passed_over_block': 'block',
};

/** SQL for another value of a type; `%c` is the column. */
const WRONG: Record<string, string> = {
  text: `'wrong ' || substr(md5(random()::text), 1, 8)`,
  ARRAY: `'{wrong}'`,
  integer: 'coalesce(%c, 0) + 7',
  numeric: 'coalesce(%c, 0) + 7',
  bigint: 'coalesce(%c, 0) + 7',
  'double precision': 'coalesce(%c, 0) + 0.5',
  boolean: 'not coalesce(%c, false)',
  jsonb: `'{"wrong": true}'`,
  'timestamp with time zone': `coalesce(%c, '2020-01-01') + interval '1 day'`,
  tsvector: `'wrong'`,
  uuid: 'null',
};

/** Text columns with published records, which publish reads as JSON. */
const JSON_TEXTS = new Set(['body', 'detail']);

type Column = { table: string; column: string; type: string; nullable: boolean };

/** Deletes some rows of every table and changes some values of every column. @returns how many rows it has damaged */
export async function damage({ rows }: Harness, seed: string): Promise<number> {
  const columns = await rows<Column>(
    `select table_schema || '.' || table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where ${COMPUTED} order by 1, ordinal_position`,
  );
  let damaged = 0;
  const run = async (statement: string) => {
    damaged += (await rows(`${statement} returning 1`)).length;
  };
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    const key = OTHER_KEYS[table] ?? 'id';
    const oneOf = (share: number, salt: string) =>
      `abs(hashtext(${key}::text || '${salt}${seed}')) % ${share} = 0`;
    await run(`delete from ${table} where ${oneOf(9, 'gone')}`);
    const changes = own.flatMap(({ column, type, nullable }) => {
      const kept = [column, `${column} of ${table}`, `${column} of ${table.split('.')[0]}`];
      const wrong = (JSON_TEXTS.has(column) ? WRONG['jsonb'] : WRONG[type])?.replace('%c', column);
      if (wrong === undefined || kept.some((name) => KEPT.includes(name)) || column === key) return [];
      if (wrong === 'null' && !nullable) return [];
      return [{ column, wrong, where: oneOf(13, column) }];
    });
    if (changes.length === 0) continue;
    const set = changes.map(
      ({ column, wrong, where }) => `${column} = case when ${where} then ${wrong} else ${column} end`,
    );
    await run(
      `update ${table} set ${set.join(', ')} where ${changes.map(({ where }) => where).join(' or ')}`,
    );
  }
  for (const statement of WRONG_ROWS) await run(statement);
  return damaged;
}

/** Rows that should not exist, and counters, lexemes and versions that do not agree with the records. */
const WRONG_ROWS = [
  `insert into core.process (ocid, compiled_versions) values ('ocds-none-1', '{"ocds": {"hash": "00", "responseId": "1"}}')`,
  `insert into core.tender (id, ocid, source, sources, tender_id, slug, status, publication_type, validation_errors, first_captured_at, captured_at)
   select gen_random_uuid(), 'ocds-none-' || n, 'ocds', '{ocds}', 'none-' || n, 'none-' || n, 'active', 'TENDER_NOTICE', '{}', now(), now()
   from generate_series(1, 2) n`,
  `insert into core.organization (id, name, slug) values (gen_random_uuid(), 'Nobody', 'nobody')`,
  `insert into core.provenance (id, fields) values (gen_random_uuid(), '{}')`,
  `update core.tender set id = gen_random_uuid() where ocid = (select min(ocid) from core.tender)`,
  `insert into read.ocds_party select (jsonb_populate_record(party, jsonb_build_object('id', gen_random_uuid()))).*
   from (select party from read.ocds_party party limit 3) some_parties`,
  `insert into read.tender select (jsonb_populate_record(tender, jsonb_build_object('id', gen_random_uuid()))).*
   from (select tender from read.tender tender limit 3) some_tenders`,
  `delete from read.counter where hashtext(value) % 3 = 0`,
  `update read.counter set n = n + 5 where hashtext(value) % 3 = 1`,
  `insert into read.counter (resource, "column", value, n) values ('tender', 'status', 'imagined', 4)`,
  `delete from read.lexeme where hashtext(lexeme) % 3 = 0`,
  `insert into read.lexeme (resource, lexeme) values ('tender', 'zzzzzz')`,
  `delete from read.version where resource = 'award'`,
];

/** Empties every table that is computed from raw. */
export async function emptyAll({ rows }: Harness): Promise<void> {
  const tables = await rows<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables where ${COMPUTED}`,
  );
  for (const { name } of tables) await rows(`delete from ${name}`);
  await rows('delete from read.counter');
  await rows('delete from read.lexeme');
}
