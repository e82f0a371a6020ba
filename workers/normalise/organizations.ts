import type { Executor } from '#shared/database.ts';
import type { OrganizationRow } from './records.ts';
import { organizations } from './tables.ts';

const columns = Object.keys(organizations.columns) as (keyof OrganizationRow)[];
/** What follows from the spelling. */
const described = columns.filter((column) => column !== 'id' && column !== 'source_id');

/**
 * Adds buyers. Of several spellings of one name the greatest by code point stays (which prefers `Eskom` to `ESKOM`), of
 * several source ids the least: a rule that gives the same row in whatever order the spellings arrive. Rows that need
 * nothing are not touched, because a touched row is locked until the end of the transaction.
 * @returns ids of tenders whose buyer is spelled differently now
 */
export async function storeOrganizations(
  database: Executor,
  rows: readonly OrganizationRow[],
): Promise<string[]> {
  const wanted = new Map<string, OrganizationRow>();
  for (const row of rows) wanted.set(row.id, preferred(wanted.get(row.id), row));
  const existing = await database.query<OrganizationRow>(
    `select ${columns.join(', ')} from core.organization where id = any($1::uuid[])`,
    [[...wanted.keys()]],
  );
  for (const row of existing.rows) {
    const better = preferred(row, wanted.get(row.id) ?? row);
    if (columns.every((column) => better[column] === row[column])) wanted.delete(row.id);
  }
  if (wanted.size === 0) return [];
  const ordered = [...wanted.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const { rows: repeating } = await database.query<{ id: string }>(
    `with given as (
       select * from json_to_recordset($1::json) as rows (${columns.map((column) => `${column} ${organizations.columns[column]}`).join(', ')})),
     written as (
       insert into core.organization (${columns.join(', ')}) select ${columns.join(', ')} from given
       on conflict (id) do update set
         ${described.map((column) => `${column} = case when excluded.name collate "C" >= organization.name then excluded.${column} else organization.${column} end`).join(', ')},
         source_id = least(organization.source_id, excluded.source_id collate "C")
       where excluded.name collate "C" >= organization.name
         or least(organization.source_id, excluded.source_id collate "C") is distinct from organization.source_id
       returning id)
     select tender.id from core.tender join written on written.id = tender.organization_id`,
    [JSON.stringify(ordered)],
  );
  return repeating.map(({ id }) => id);
}

function preferred(one: OrganizationRow | undefined, other: OrganizationRow): OrganizationRow {
  if (one === undefined) return other;
  const spelled = one.name >= other.name ? one : other;
  const sourceIds = [one.source_id, other.source_id].filter((sourceId) => sourceId !== null).sort();
  return { ...spelled, source_id: sourceIds[0] ?? null };
}
