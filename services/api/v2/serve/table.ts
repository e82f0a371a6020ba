import { stringify } from 'csv-stringify/sync';
import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import { readFields, writtenOrder } from '#services/api/v2/serve/fields.ts';
import type { Snapshot } from '#services/api/v2/serve/lines.ts';
import { fieldNames, type Resource } from '#shared/resources/definition/resource.ts';

/**
 * CSV by RFC 4180. Objects and lists are JSON texts, null is an empty cell. Texts of publishers may begin like a formula,
 * which spreadsheets compute when they open a file: such a cell gets an apostrophe before it. Numbers stay as they are.
 */
const FORMAT = {
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: { boolean: String },
} as const;

/** Lines of a snapshot that are no records. */
const META = '{"meta":';

/**
 * @param snapshot streams the list as lines of JSON
 * @returns a function that streams the same records as a table: a header with the names of the fields, then a row for each
 *   record. Progress has no place in it: what breaks off has to be read anew. It throws as the snapshot does
 */
export function tableOf({ resource }: ListEndpoint, snapshot: Snapshot): Snapshot {
  return (query, key) => {
    const lines = snapshot(query, key);
    return rows(columnsOf(resource, query), lines);
  };
}

/** @returns the columns for a query that the snapshot has accepted, in the order of its `fields` */
function columnsOf(resource: Resource, query: string): readonly string[] {
  const text = new URLSearchParams(query).get('fields');
  const selected = text === null ? null : readFields(text, resource);
  if (text !== null && selected && 'value' in selected) return writtenOrder(text);
  return [...new Set(['id', ...fieldNames(resource, 'list')])];
}

async function* rows(columns: readonly string[], lines: AsyncGenerator<string>): AsyncGenerator<string> {
  let header = stringify([columns], FORMAT);
  for await (const batch of lines) {
    const records = batch
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(META))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const text = stringify(
      records.map((record) => columns.map((name) => record[name])),
      FORMAT,
    );
    if (header + text !== '') yield header + text;
    header = '';
  }
}
