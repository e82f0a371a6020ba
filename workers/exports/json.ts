import type { ExportRow } from '#workers/exports/rows.ts';

/** @returns each record as an object on a line of its own */
export async function* ndjsonOf(
  names: readonly string[],
  batches: AsyncIterable<readonly ExportRow[]>,
): AsyncGenerator<string> {
  const write = objectWriter(names);
  for await (const rows of batches) yield rows.map((row) => `${write(row)}\n`).join('');
}

/** @returns one array of all records */
export async function* jsonOf(
  names: readonly string[],
  batches: AsyncIterable<readonly ExportRow[]>,
): AsyncGenerator<string> {
  const write = objectWriter(names);
  let before = '[\n';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + rows.map(write).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

function objectWriter(names: readonly string[]): (row: ExportRow) => string {
  const keys = names.map((name) => `${JSON.stringify(name)}:`);
  return (row) => `{${row.map((value, place) => keys[place] + JSON.stringify(value ?? null)).join(',')}}`;
}
