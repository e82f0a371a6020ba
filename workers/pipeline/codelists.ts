import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { type Pool, transaction } from '#shared/database.ts';
import { entryIdentity } from '#shared/text/identity.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

/** The codelists whose entries are records of their own, by the resource that publishes them. */
const codelists = { province: provinces, tender_category: categories } as const;

type CodelistName = keyof typeof codelists;

/**
 * Brings `core.codelist_entry` to what this release of the service declares. Safe to run at every start and in several
 * processes: where nothing differs nothing is written.
 * @returns names of the resources with entries that changed
 */
export async function storeCodelists(pool: Pool): Promise<CodelistName[]> {
  const changed: CodelistName[] = [];
  for (const name of Object.keys(codelists) as CodelistName[]) {
    const emitted = await transaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(STORE, [name, JSON.stringify(entriesOf(name))]);
      return emitChanges(
        client,
        name,
        rows.map(({ id }) => id),
      );
    });
    if (emitted > 0) changed.push(name);
  }
  return changed;
}

const entriesOf = (name: CodelistName) =>
  codelists[name].map((entry, position) => ({
    id: entryIdentity(name, entry.slug),
    slug: entry.slug,
    position,
    entry,
  }));

/** The entries of $1 become those of $2. Gives the ids that were written or deleted. */
const STORE = `
  with given as materialized (
    select * from json_to_recordset($2::json) as rows (id uuid, slug text, position int, entry jsonb)
  ), gone as (
    delete from core.codelist_entry old where resource = $1 and not exists (select from given where given.id = old.id)
    returning id
  ), written as (
    insert into core.codelist_entry as old (id, resource, slug, position, entry)
    select id, $1, slug, position, entry from given order by id
    on conflict (id) do update set slug = excluded.slug, position = excluded.position, entry = excluded.entry, updated_at = now()
    where (old.slug, old.position, old.entry) is distinct from (excluded.slug, excluded.position, excluded.entry)
    returning id
  )
  select id from gone union all select id from written`;
