import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { type Pool, transaction } from '#shared/database.ts';
import { entryIdentity } from '#shared/text/identity.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

/** The codelists whose entries are published as records, by the name of their resource. */
const codelists = { province: provinces, tender_category: categories } as const;

type CodelistName = keyof typeof codelists;

/**
 * Makes `core.codelist_entry` equal to the codelists in the code. Safe to run at every start and in several processes:
 * only differences are written.
 * @returns names of the resources whose entries changed
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

/** Replaces the entries of resource $1 by those in $2 and returns the ids of changed or deleted entries. */
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
