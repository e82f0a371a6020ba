import type pg from 'pg';

/** Rows of the read tables as sorted lines of JSON, by table; `<table>.payload` has only what the API serves. */
export type Dump = ReadonlyMap<string, readonly string[]>;

/** Tables that hold only times and change numbers. */
const LEFT_OUT = new Set(['version', 'tombstone']);
/** A counter of zero means the same as none. */
const ONLY_ROWS: Readonly<Record<string, string>> = { counter: 'where n <> 0' };
/** Columns with change numbers, or times at which this service wrote something; null stays null. */
const TIMES = new Set([
  'captured_at',
  'change_seq',
  'created_at',
  'first_captured_at',
  'first_seen_at',
  'first_seq',
  'published_at',
  'updated_at',
]);
/** The same in payloads, and the address of the response that showed something first; null stays null. */
const TIME_FIELDS =
  /"(scrapedAt|lastSyncAt|createdAt|updatedAt|syncedAt|lastSyncedAt|firstSeenAt|classificationDate|ocdsLastCheckedAt|generatedAt|sourceUrl)":"[^"]*"/g;
const TIME = '<time>';
const PAYLOAD = /^(id|body|detail)(_text)?$/;

type Table = { name: string; columns: { name: string; type: string }[] };

/** @returns the tables of schema `read` whose rows are compared */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select table_name as name,
       json_agg(json_build_object('name', column_name, 'type', data_type) order by column_name) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'read' and table_type = 'BASE TABLE' group by 1 order by table_name collate "C"`,
  );
  return rows.filter(({ name }) => !LEFT_OUT.has(name));
}

/** @returns every row of the read tables, with times and change numbers hidden */
export async function dumpTables(client: pg.Client): Promise<Dump> {
  const dump = new Map<string, string[]>();
  for (const { name, columns } of await readTables(client)) {
    // JSON has no numbers of any length, so they are read as text.
    const list = columns.map((column) =>
      column.type === 'numeric' || column.type === 'bigint' ? `"${column.name}"::text` : `"${column.name}"`,
    );
    const { rows } = await client.query<{ line: string }>(
      `select to_jsonb(line)::text as line
       from (select ${list.join(', ')} from read."${name}" ${ONLY_ROWS[name] ?? ''}) line`,
    );
    const records = rows.map(({ line }) => hideTimes(JSON.parse(line) as Record<string, unknown>));
    dump.set(name, linesOf(records));
    if (columns.some((column) => column.name === 'body'))
      dump.set(
        `${name}.payload`,
        linesOf(
          records.map((record) =>
            Object.fromEntries(Object.entries(record).filter(([column]) => PAYLOAD.test(column))),
          ),
        ),
      );
  }
  return dump;
}

const linesOf = (records: readonly object[]): string[] =>
  records.map((record) => JSON.stringify(record)).toSorted();

/** Columns in order of their names, payloads as objects in the order in which they are served. */
function hideTimes(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.keys(row)
    .toSorted()
    .flatMap((name): [string, unknown][] => {
      const value = row[name];
      if (TIMES.has(name) && value !== null) return [[name, TIME]];
      if ((name !== 'body' && name !== 'detail') || typeof value !== 'string') return [[name, value]];
      const text = value.replaceAll(TIME_FIELDS, `"$1":"${TIME}"`);
      const content: unknown = JSON.parse(text);
      // How a number is written (1.50) is part of what is served, and is lost when the text is parsed.
      if (JSON.stringify(content) === text) return [[name, content]];
      return [
        [name, content],
        [`${name}_text`, text],
      ];
    });
  return Object.fromEntries(entries);
}
