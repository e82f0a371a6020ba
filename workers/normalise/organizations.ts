import type { Executor } from '#shared/database/connection.ts';
import type { OrganizationRow } from '#shared/domain/tenders/records.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { recordColumns, writtenColumns } from '#shared/tables/statements.ts';

const columns = writtenColumns(organizations).map(({ name }) => name as keyof OrganizationRow);
/** The columns that depend on the spelling of the name. */
const described = columns.filter((column) => column !== 'id' && column !== 'source_id');

/** A stored row. During a rebuild `rebuilt` is the row according to the responses read since the rebuild began. */
type StoredRow = OrganizationRow & { rebuilt: Partial<OrganizationRow> | null };

/**
 * Adds buyers. Of several spellings of a name the greatest by code point is kept (`Eskom` rather than `ESKOM`), of
 * several source ids the smallest, so that the row does not depend on the order in which they arrive. A row that would
 * stay the same is not written, because a written row is locked until the end of the transaction.
 * @returns ids of the buyers whose row is new or has changed, and of the tenders that repeat their names
 */
export async function storeOrganizations(
  database: Executor,
  rows: readonly OrganizationRow[],
): Promise<{ changed: string[]; repeatedBy: string[] }> {
  const wanted = new Map<string, OrganizationRow>();
  for (const row of rows) wanted.set(row.id, preferred(wanted.get(row.id), row));
  const existing = await database.query<StoredRow>(
    `select ${columns.join(', ')}, rebuilt from core.organization where id = any($1::uuid[])`,
    [[...wanted.keys()]],
  );
  const before = new Map(existing.rows.map((row) => [row.id, row]));
  for (const [id, row] of before) {
    const given = wanted.get(id) ?? row;
    if (addsNothing(row, given) && (row.rebuilt === null || addsNothing(row.rebuilt, given)))
      wanted.delete(id);
  }
  if (wanted.size === 0) return { changed: [], repeatedBy: [] };
  const ordered = [...wanted.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const written = await database.query<OrganizationRow>(STORE, [JSON.stringify(ordered)]);
  const respelled = written.rows.filter((row) => {
    const old = before.get(row.id);
    return old === undefined || columns.some((column) => row[column] !== old[column]);
  });
  if (respelled.length === 0) return { changed: [], repeatedBy: [] };
  const changed = respelled.map(({ id }) => id);
  const repeating = await database.query<{ id: string }>(
    `select id from core.tender where organization_id = any($1::uuid[])`,
    [changed],
  );
  return { changed, repeatedBy: repeating.rows.map(({ id }) => id) };
}

const STORE = `
  insert into core.organization (${columns.join(', ')})
  select ${columns.join(', ')} from json_to_recordset($1::json)
    as given (${recordColumns(organizations)})
  on conflict (id) do update set
    ${described.map((column) => `${column} = case when excluded.name collate "C" >= organization.name then excluded.${column} else organization.${column} end`).join(', ')},
    source_id = least(organization.source_id, excluded.source_id collate "C"),
    rebuilt = organization.rebuilt
      || case when excluded.name collate "C" >= coalesce(organization.rebuilt->>'name', '')
        then jsonb_build_object(${columns.map((column) => `'${column}', excluded.${column}`).join(', ')}) else '{}' end
      || jsonb_build_object('source_id', least(organization.rebuilt->>'source_id', excluded.source_id collate "C"))
  where excluded.name collate "C" >= organization.name
    or least(organization.source_id, excluded.source_id collate "C") is distinct from organization.source_id
    or organization.rebuilt is not null
  returning ${columns.join(', ')}`;

const addsNothing = (row: Partial<OrganizationRow>, given: OrganizationRow): boolean => {
  const better = preferred(row, given);
  return columns.every((column) => better[column] === row[column]);
};

function preferred(one: Partial<OrganizationRow> | undefined, other: OrganizationRow): OrganizationRow {
  if (one?.name === undefined) return other;
  const spelled = one.name >= other.name ? (one as OrganizationRow) : other;
  const sourceIds = [one.source_id, other.source_id].filter((sourceId) => sourceId != null).sort();
  return { ...spelled, source_id: sourceIds[0] ?? null };
}
