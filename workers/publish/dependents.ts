import type { Client } from '#shared/database.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import type { Resource } from '#shared/resources/resource.ts';

/**
 * Which records repeat or sum up others, and so are out of date with them. Their ids go into the outbox in the
 * transaction that publishes the others.
 *
 * Two ways to find them, both statements about the records in `$1`:
 * - `ids` is run once those are written and gives the dependents, also those that are gone and must be withdrawn.
 * - `facts` gives `id`, `dependent` and `facts` of published records and is run before and after they are written;
 *   dependents of records whose facts differ, old and new, are out of date. Comparing what is published with what was
 *   published misses nothing, whatever is stored meanwhile.
 */
type Dependent = { of: ResourceName; resource: ResourceName } & (
  | { ids: string; facts?: never }
  | { facts: string; ids?: never }
);

/** Records made from rows of a tender. */
const parts = (resource: ResourceName, table: string): Dependent => ({
  of: 'tender',
  resource,
  ids: `select id from ${table} where tender_id = any($1::uuid[])
    union select id from read.${resource} where tender_record_id = any($1::uuid[])`,
});

/** Entries of the vocabulary that show another number of tenders than is counted now. */
const counted = (resource: ResourceName, column: string): Dependent => ({
  of: 'tender',
  resource,
  ids: `select entry.id from read.${resource} entry
    left join read.counter on counter.resource = 'tender' and counter."column" = '${column}' and counter.value = entry.slug
    where entry.tender_count <> greatest(coalesce(counter.n, 0), 0) and cardinality($1::uuid[]) > 0`,
});

const dependents: readonly Dependent[] = [
  { of: 'tender', resource: 'tender_slug_mapping', ids: 'select unnest($1::uuid[]) as id' },
  parts('tender_document', 'core.tender_document'),
  parts('tender_timeline', 'core.tender_event'),
  parts('ocds_party', 'core.tender_party'),
  {
    of: 'tender',
    resource: 'organization',
    facts: `select tender.id, organization_id as dependent,
        jsonb_build_array(organization_id, created_at, body->'category', body->'province', body->'municipality', body->'department')::text as facts
      from (select id, organization_id, created_at, body::jsonb from read.tender where id = any($1::uuid[])) tender`,
  },
  {
    of: 'award',
    resource: 'organization',
    facts: `select award.id, tender.organization_id as dependent,
        jsonb_build_array(award.status, award.amount, award.first_seen_at, award.detail->'currency', award.detail->'validationErrors')::text as facts
      from (select id, tender_record_id, status, amount, first_seen_at, detail::jsonb
        from read.award where id = any($1::uuid[])) award
      join read.tender on tender.id = award.tender_record_id`,
  },
  {
    of: 'tender',
    resource: 'organization',
    ids: `select organization.id from core.organization left join read.organization shown on shown.id = organization.id
      where organization.id in (select organization_id from core.tender where id = any($1::uuid[]))
        and (shown.name, shown.slug, shown.api_source_id)
          is distinct from (organization.name, organization.slug, organization.source_id)`,
  },
  counted('province', 'province_slug'),
  counted('tender_category', 'category_slugs'),
];

/** @returns the resources whose records depend on records of this one, in the order in which they are published */
export const dependentResources = ({ name }: Resource): Resource[] =>
  [...new Set(dependents.filter(({ of }) => of === name).map(({ resource }) => resource))].map(
    (dependent) => resources[dependent],
  );

type Fact = { id: string; dependent: string | null; facts: string };

/**
 * To be called before records are written.
 * @param ids the records that will be written or withdrawn
 * @returns what puts their dependents into the outbox, to be called once they are written
 */
export async function watchDependents(
  client: Client,
  { name }: Resource,
  ids: readonly string[],
): Promise<() => Promise<void>> {
  const own = dependents.filter(({ of }) => of === name);
  const facts = async (statement: string) => (await client.query<Fact>(statement, [ids])).rows;
  const before = new Map<Dependent, Fact[]>();
  for (const dependent of own) {
    if (dependent.facts !== undefined) before.set(dependent, await facts(dependent.facts));
  }
  return async () => {
    for (const dependent of own) {
      if (dependent.ids !== undefined) {
        await client.query(
          `insert into core.change (resource, entity_id) select '${dependent.resource}', id from (${dependent.ids}) stale`,
          [ids],
        );
        continue;
      }
      const stale = movedDependents(before.get(dependent) ?? [], await facts(dependent.facts));
      if (stale.length === 0) continue;
      await client.query(`insert into core.change (resource, entity_id) select $1, unnest($2::uuid[])`, [
        dependent.resource,
        stale,
      ]);
    }
  };
}

/** @returns the dependents of records whose facts are not the same before and after, each once */
function movedDependents(before: readonly Fact[], after: readonly Fact[]): string[] {
  const key = ({ id, facts }: Fact) => `${id} ${facts}`;
  const [old, now] = [new Set(before.map(key)), new Set(after.map(key))];
  const moved = [
    ...before.filter((fact) => !now.has(key(fact))),
    ...after.filter((fact) => !old.has(key(fact))),
  ];
  return [...new Set(moved.flatMap(({ dependent }) => dependent ?? []))];
}
