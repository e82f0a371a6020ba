import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { type Pool, transaction } from '#shared/database.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { entryIdentity } from '#shared/text/identity.ts';
import { publishPending } from '#workers/publish/publish.ts';

/** The vocabularies whose entries are records, and the resource that publishes each. */
const vocabularies = { province: provinces, tender_category: categories } as const satisfies Partial<
  Record<ResourceName, readonly { slug: string }[]>
>;

type VocabularyName = keyof typeof vocabularies;

/**
 * Brings `core.codelist_entry` to what this release of the service declares, and publishes the entries that differ. Safe to
 * run at every start and in several processes: where nothing differs nothing is written.
 */
export async function publishVocabulary(pool: Pool): Promise<void> {
  for (const name of Object.keys(vocabularies) as VocabularyName[]) {
    await transaction(pool, (client) => client.query(STORE, [name, JSON.stringify(entriesOf(name))]));
    await publishPending(pool, resources[name]);
  }
}

const entriesOf = (name: VocabularyName) =>
  vocabularies[name].map((entry, position) => ({
    id: entryIdentity(name, entry.slug),
    slug: entry.slug,
    position,
    entry,
  }));

/** Entries of $1 become those of $2; what was written or deleted goes into the outbox. */
const STORE = `
  with given as materialized (
    select * from json_to_recordset($2::json) as rows (id uuid, slug text, position int, entry jsonb)
  ), gone as (
    delete from core.codelist_entry term where resource = $1 and not exists (select from given where given.id = term.id)
    returning id
  ), written as (
    insert into core.codelist_entry as term (id, resource, slug, position, entry)
    select id, $1, slug, position, entry from given order by id
    on conflict (id) do update set slug = excluded.slug, position = excluded.position, entry = excluded.entry, updated_at = now()
    where (term.slug, term.position, term.entry) is distinct from (excluded.slug, excluded.position, excluded.entry)
    returning id
  )
  insert into core.outbox (resource, entity_id)
  select $1, id from gone union all select $1, id from written`;
