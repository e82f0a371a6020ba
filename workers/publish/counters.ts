import type { Executor } from '#shared/database/connection.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Changes of a resource's counters, keyed by column and value. Column '' counts the records themselves. */
export type Counts = Map<string, { column: string; value: string; n: number }>;

/**
 * Counts one record by each of its counted columns; an array counts once for each element. A record that lists leave
 * out is only counted as such.
 * @param record values of the counted columns
 * @param by 1 for a record that is added, -1 for one that is removed
 */
export function tally(
  counts: Counts,
  { counted, aside }: Resource,
  record: Readonly<Record<string, unknown>>,
  by: 1 | -1,
): void {
  add(counts, '', '', by);
  // Damaged rows are counted as well, as in workers/rebuild/counts.ts.
  const leftOut = aside !== undefined && record[aside] !== 0;
  for (const column of counted) {
    if (leftOut && column !== aside) continue;
    const value = record[column];
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== null && each !== undefined) add(counts, column, String(each), by);
  }
}

function add(counts: Counts, column: string, value: string, by: number): void {
  const key = `${column}\u0000${value}`;
  const entry = counts.get(key);
  if (entry) entry.n += by;
  else counts.set(key, { column, value, n: by });
}

/** Applies the changes to the stored counters, in the transaction that changes the records. */
export async function addCounts(database: Executor, { name }: Resource, counts: Counts): Promise<void> {
  const changed = [...counts.values()].filter(({ n }) => n !== 0);
  if (changed.length === 0) return;
  await database.query({
    name: 'publish-counters',
    text: `insert into read.counter as counter (resource, "column", value, n)
      select $1, "column", value, n from unnest($2::text[], $3::text[], $4::bigint[]) as given ("column", value, n)
      order by 2, 3
      on conflict (resource, "column", value) do update set n = counter.n + excluded.n`,
    values: [
      name,
      changed.map(({ column }) => column),
      changed.map(({ value }) => value),
      changed.map(({ n }) => n),
    ],
  });
}
