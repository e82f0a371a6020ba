import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Client } from '#shared/database/connection.ts';
import type { SqlType } from '#shared/tables/definition.ts';

export type CopyColumn = { name: string; type: SqlType };

/** Characters sent at a time. */
const CHUNK = 65_536;

/**
 * Inserts new rows with COPY. The stored values are those that an INSERT from a JSON list would give, at a fraction of
 * its cost.
 * @param table name in SQL, quoted where necessary
 * @param rows values in the order of the columns, in the form they have in JSON
 * @throws the database's error, such as for a duplicate key; the transaction must then be rolled back
 */
export function copyRows(
  client: Client,
  table: string,
  columns: readonly CopyColumn[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return Promise.resolve();
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const text = `copy ${table} (${names}) from stdin`;
  const chunks = chunksOf(
    columns.map(({ type }) => type),
    rows,
  );
  return pipeline(Readable.from(chunks), client.query(copyFrom(text)));
}

function chunksOf(types: readonly SqlType[], rows: readonly (readonly unknown[])[]): Buffer[] {
  const made: Buffer[] = [];
  let text = '';
  for (const row of rows) {
    for (let at = 0; at < types.length; at += 1)
      text += (at === 0 ? '' : '\t') + copyText(types[at]!, row[at]);
    text += '\n';
    if (text.length < CHUNK) continue;
    made.push(Buffer.from(text));
    text = '';
  }
  if (text !== '') made.push(Buffer.from(text));
  return made;
}

/** @returns a value in COPY's text format; null and undefined are `\N` */
export function copyText(type: SqlType, value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (type === 'jsonb') return escaped(JSON.stringify(value));
  switch (typeof value) {
    case 'string':
      return escaped(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : '\\N';
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      if (type === 'text[]') return escaped(arrayText(value as readonly (string | null)[]));
      return escaped(value instanceof Date ? value.toISOString() : JSON.stringify(value));
  }
}

const arrayText = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`)).join(',')}}`;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Most texts have nothing to escape; testing for each character separately is faster than a regular expression. */
const escaped = (text: string): string =>
  text.includes('\\') || text.includes('\n') || text.includes('\r') || text.includes('\t')
    ? text.replaceAll(/[\\\n\r\t]/g, (character) => escapes[character]!)
    : text;
