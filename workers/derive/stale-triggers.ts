import type { StaleBy } from '#workers/derive/derivation.ts';
import { derivations } from '#workers/derive/derivations/index.ts';

/** The columns that one derivation reads of a table of `core`. */
type Reader = StaleBy & { name: string };

/**
 * The triggers by which changes of `core` add the keys that derive must compute. Decision:
 * docs/decisions/0032-stale-keys-by-triggers.md
 * @returns SQL that `deploy` runs with the files of prisma/sql: for each table that derivations read, the triggers that add the
 *   stale keys of changed rows to `derived.stale`. They run once per statement, in its transaction, with the rights of
 *   their owner, so that writers of `core` need no rights in `derived`.
 */
export function staleTriggers(): string {
  const tables = new Map<string, Reader[]>();
  for (const { name, staleBy } of derivations)
    for (const stale of staleBy) {
      const table = `${stale.table.schema}.${stale.table.name}`;
      tables.set(table, [...(tables.get(table) ?? []), { name, ...stale }]);
    }
  return [HEADER, ...[...tables].map(([table, readers]) => triggersOf(table, readers))].join('\n');
}

const HEADER = `-- Made from workers/derive/derivations.
-- A changed row makes stale the keys that depend on the row before the change and on the row after it.
`;

function triggersOf(table: string, readers: readonly Reader[]): string {
  const name = `derived.mark_stale_by_${table.slice(table.indexOf('.') + 1)}`;
  const events = [
    ['insert', 'referencing new table as new_rows', () => 'select * from new_rows'],
    [
      'update',
      'referencing old table as old_rows new table as new_rows',
      ({ columns }: Reader) => `${without('old_rows', 'new_rows', columns)}
      union all ${without('new_rows', 'old_rows', columns)}`,
    ],
    ['delete', 'referencing old table as old_rows', () => 'select * from old_rows'],
  ] as const;
  return events
    .map(([event, transition, changed]) =>
      `
create or replace function ${name}_${event}() returns trigger language plpgsql security definer set search_path = '' as $$
begin
${readers.map((reader) => insert(reader, changed(reader))).join('\n')}
  return null;
end
$$;
create or replace trigger mark_stale_${event} after ${event} on ${table}
  ${transition} for each statement execute function ${name}_${event}();`.trimStart(),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * The planner does not know how many rows a statement changes, and keeps the first plan. `except` always sorts or
 * hashes, but `not exists` would be planned for a single row, as a nested loop.
 * @returns a statement for the rows before or after an update that differ in these columns from the other side
 */
const without = (one: string, other: string, columns: readonly string[]): string => {
  const list = [...new Set(['id', ...columns])].join(', ');
  return `(select ${list} from ${one} except all select ${list} from ${other})`;
};

const insert = (
  { name, keys }: Reader,
  changed: string,
): string => `  insert into derived.stale (derivation, key)
    with changed as (
      ${changed}
    )
    select distinct '${name}', key from (${keys.replaceAll(/\s+/g, ' ').trim()}) keys where key is not null;`;
