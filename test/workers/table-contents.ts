import type { Harness } from '#test/support/harness.ts';

/** Rows as text, by table. */
export type TableContents = Record<string, string[]>;

/** Condition for rows to compare: ordinary work leaves others behind, which a rebuild deletes. */
const COMPARED: Record<string, string> = {
  'core.provenance': 'where id in (select provenance_id from core.tender)',
  'read.counter': 'where n <> 0',
};

/** Differing rows of a table that are shown. */
const SHOWN = 2;

/** @returns all rows of the tables of core, derived and read, but not the changes that wait for a stage */
export async function everyRow({ rows }: Harness): Promise<TableContents> {
  const tables = await rows<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('core', 'derived', 'read') and table_type = 'BASE TABLE'
       and table_name not in ('outbox', 'stale', 'stale_document') order by 1`,
  );
  // On one connection: each further one would have to learn all tables anew.
  const contents: TableContents = {};
  for (const { name } of tables) {
    const lines = await rows<{ line: string }>(
      `select to_jsonb(line)::text as line from ${name} line ${COMPARED[name] ?? ''} order by 1`,
    );
    contents[name] = lines.map(({ line }) => line);
  }
  return contents;
}

/** The same without times of writing, change numbers, versions and tombstones. */
export async function everyRecord(harness: Harness): Promise<TableContents> {
  const all = await everyRow(harness);
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => name !== 'read.version' && name !== 'read.tombstone')
      .map(([name, lines]) => [name, lines.map((line) => withoutTimes(name, line)).toSorted()]),
  );
}

function withoutTimes(name: string, line: string): string {
  const row = JSON.parse(line) as Record<string, unknown>;
  const left = name.startsWith('read.')
    ? ['change_seq', 'first_seq', 'published_at']
    : name === 'core.process'
      ? ['created_at']
      : [];
  return JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !left.includes(column))));
}

/** @returns by table the first few rows that only one of two contents has; empty if both are equal */
export function difference(
  before: TableContents,
  after: TableContents,
): Record<string, { gone: string[]; new: string[] }> {
  const differing: Record<string, { gone: string[]; new: string[] }> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[name] ?? [], after[name] ?? []];
    const [had, has] = [new Set(old), new Set(now)];
    const gone = old.filter((line) => !has.has(line)).slice(0, SHOWN);
    const added = now.filter((line) => !had.has(line)).slice(0, SHOWN);
    if (gone.length + added.length > 0 || old.length !== now.length) differing[name] = { gone, new: added };
  }
  return differing;
}
