import type { Dump } from './tables.ts';

/** How one table of two dumps differs. */
export type TableDifference = {
  table: string;
  /** Whether API responses differ, and not only columns that filter and sort them. */
  served: boolean;
  before: number;
  after: number;
  /** Rows of one dump only, by key. */
  removed: string[];
  added: string[];
  changed: { key: string; fields: { path: string; before: string; after: string }[] }[];
};

type Row = Record<string, unknown>;

const MAX_SHOWN = 160;

/** @returns one entry for each table with other rows; empty when both dumps are equal */
export function differencesOf(before: Dump, after: Dump): TableDifference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((table) => {
    const [old, now] = [rowsByKey(before.get(table) ?? []), rowsByKey(after.get(table) ?? [])];
    const removed = [...old.keys()].filter((key) => !now.has(key));
    const added = [...now.keys()].filter((key) => !old.has(key));
    const changed = [...old].flatMap(([key, { line, row }]) => {
      const other = now.get(key);
      return other === undefined || other.line === line ? [] : [{ key, fields: fieldsOf(row, other.row) }];
    });
    if (removed.length + added.length + changed.length === 0) return [];
    const hasPayload = before.has(`${table}.payload`) || after.has(`${table}.payload`);
    return [{ table, served: !hasPayload, before: old.size, after: now.size, removed, added, changed }];
  });
}

function rowsByKey(lines: readonly string[]): Map<string, { line: string; row: Row }> {
  const rows = new Map<string, { line: string; row: Row }>();
  for (const line of lines) {
    const row = JSON.parse(line) as Row;
    rows.set(keyOf(row) ?? line, { line, row });
  }
  return rows;
}

/** The key of a row: its id, or the columns that name a counter or a word; other rows are their own key. */
function keyOf(row: Row): string | null {
  if (typeof row['id'] === 'string') return row['id'];
  if (row['resource'] === undefined) return null;
  const named = ['column', 'value', 'lexeme'].filter((name) => row[name] !== undefined);
  return named.length === 0 ? null : [row['resource'], ...named.map((name) => row[name])].join(' ');
}

function fieldsOf(
  before: unknown,
  after: unknown,
  path = '',
): { path: string; before: string; after: string }[] {
  if (isObject(before) && isObject(after)) {
    const names = Object.keys(before);
    const others = Object.keys(after);
    const fields = [...new Set([...names, ...others])].flatMap((name) =>
      fieldsOf(before[name], after[name], path === '' ? name : `${path}.${name}`),
    );
    const sameNames = names.length === others.length && names.every((name) => name in after);
    return sameNames && names.join() !== others.join()
      ? [...fields, { path: path || '(row)', before: `order ${names}`, after: `order ${others}` }]
      : fields;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, at) => fieldsOf(item, after[at], `${path}[${at}]`));
  const [old, now] = [shown(before), shown(after)];
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before: old, after: now }];
}

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: unknown): string {
  if (value === undefined) return '(absent)';
  const text = JSON.stringify(value);
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN - 1)}…`;
}

/** The path of a field, the same for every item of a list. */
const pathOf = ({ path }: { path: string }): string => path.replaceAll(/\[\d+\]/g, '[]');

/** A change that occurs this often says something about all rows. */
const FREQUENT = 3;
const MAX_CHANGES = 12;

/** @returns the changes of one field that occur often, the most frequent first */
const frequent = (counts: ReadonlyMap<string, number>): [change: string, times: number][] =>
  [...counts]
    .filter(([, times]) => times >= FREQUENT)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_CHANGES);

/** Differences as text for people, with at most `examples` rows of each table. */
export function describeDifferences(differences: readonly TableDifference[], examples: number): string {
  const lines = differences.flatMap(({ table, before, after, removed, added, changed }) => {
    const paths = new Map<string, number>();
    const changes = new Map<string, Map<string, number>>();
    for (const { fields } of changed) {
      for (const path of new Set(fields.map(pathOf))) paths.set(path, (paths.get(path) ?? 0) + 1);
      for (const field of fields) {
        const counts = changes.get(pathOf(field)) ?? new Map<string, number>();
        const change = `${field.before} → ${field.after}`;
        changes.set(pathOf(field), counts.set(change, (counts.get(change) ?? 0) + 1));
      }
    }
    return [
      `${table}: ${before} rows before, ${after} after; ${changed.length} differ, ${removed.length} removed, ${added.length} added`,
      ...[...paths].flatMap(([path, count]) => [
        `  ${count} × ${path}`,
        ...frequent(changes.get(path) ?? new Map()).map(([change, times]) => `      ${times} × ${change}`),
      ]),
      ...changed
        .slice(0, examples)
        .flatMap(({ key, fields }) => [
          `  ${key}`,
          ...fields.map((field) => `    ${field.path}: ${field.before} → ${field.after}`),
        ]),
      ...removed.slice(0, examples).map((key) => `  - ${key}`),
      ...added.slice(0, examples).map((key) => `  + ${key}`),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}
