import { stringify } from 'csv-stringify/sync';
import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import { readFields, writtenOrder } from '#services/api/v2/serve/fields.ts';
import type { Snapshot } from '#services/api/v2/serve/lines.ts';
import { CSV_FORMAT } from '#shared/exports/csv.ts';
import { fieldNames, type Resource } from '#shared/resources/definition/resource.ts';

/** Lines of a snapshot that are not records. */
const META = '{"meta":';

/**
 * @param snapshot streams the list as lines of JSON
 * @returns a function that streams the same records as a table: a header with the names of the fields, then a row for
 *   each record. A table has no place for progress, so an interrupted one must be read anew. The function throws the
 *   errors of the snapshot
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
  let header = stringify([columns], CSV_FORMAT);
  for await (const batch of lines) {
    const records = batch
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(META))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const text = stringify(
      records.map((record) => columns.map((name) => record[name])),
      CSV_FORMAT,
    );
    if (header + text !== '') yield header + text;
    header = '';
  }
}
