import type { Client } from '#shared/database.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

/**
 * Which records point to others or sum them up, and so are out of date with them. Their ids go into the outbox in the
 * transaction that publishes the others. (Parts of a record are published with it: `parts.ts`.)
 *
 * Two ways to find them:
 * - `ids` is a statement about the records in `$1`, run once those are written. It gives the dependents, also those that
 *   are gone and must be withdrawn.
 * - `sums` says which record a published record counts for and what of it counts. Where either differs from before, both
 *   the old and the new one are out of date. Comparing what is published with what was published misses nothing,
 *   whatever is stored meanwhile.
 */
type Dependent = { of: ResourceName; resource: ResourceName } & (
  | { ids: string; sums?: never }
  | { sums: Sums; ids?: never }
);

type Sums = {
  /** Published records as `record`, with what the two expressions need. */
  from: string;
  /** Expression: id of the record it counts for. */
  dependent: string;
  /** Expression: what counts, as text. */
  facts: string;
};

/** Entries of the vocabulary that show another number of tenders than is counted now. */
const counted = (resource: ResourceName, column: string): Dependent => ({
  of: 'tender',
  resource,
  ids: `select entry.id from read.${resource} entry
    left join read.counter on counter.resource = 'tender' and counter."column" = '${column}' and counter.value = entry.slug
    where entry.tender_count <> greatest(coalesce(counter.n, 0), 0) and cardinality($1::uuid[]) > 0`,
});

const dependents: readonly Dependent[] = [
  {
    of: 'tender',
    resource: 'tender',
    // Those that point to these, or would now: a pointer goes to an earlier tender, so this comes to an end. Each part
    // is a range of one index; asked for with `or`, all tenders of the buyer would be looked through. The title alone
    // connects only tenders that say to be advertised again and those of one day.
    ids: `select relation.id from core.tender_relation relation join read.tender shown on shown.id = relation.id
      where (relation.parent_tender_id, relation.duplicate_of) is distinct from (shown.parent_tender_id, shown.duplicate_of)
        and relation.id = any(array(
          select other.id from core.tender mine join core.tender other
            on core.buyers_key(other.organization_id, other.reference_key) = any(array[
              core.buyers_key(mine.organization_id, mine.reference_key),
              core.buyers_key(mine.organization_id, mine.reference_key || 'r'),
              core.buyers_key(mine.organization_id, mine.reference_key || 're')])
          where mine.id = any($1::uuid[]) and other.id <> mine.id
          union select other.id from core.tender mine join core.tender other
            on core.buyers_key(other.organization_id, other.title_key) = core.buyers_key(mine.organization_id, mine.title_key)
              and (other.readvertised or core.same_day(other.publication_date_time, mine.publication_date_time))
          where mine.id = any($1::uuid[]) and other.id <> mine.id
          union select id from read.tender
          where duplicate_of = any(array(select tender_id from read.tender where id = any($1::uuid[])))
          union select id from read.tender
          where parent_tender_id = any(array(select tender_id from read.tender where id = any($1::uuid[])))))`,
  },
  {
    of: 'tender',
    resource: 'organization',
    sums: {
      from: 'read.tender record',
      dependent: 'organization_id',
      facts: `(select jsonb_build_array(created_at, item->'category', item->'province', item->'dataSource')::text from (select body::jsonb as item) parsed)`,
    },
  },
  {
    of: 'award',
    resource: 'organization',
    sums: {
      from: 'read.award record join read.tender on tender.id = record.tender_record_id',
      dependent: 'tender.organization_id',
      facts: `(select jsonb_build_array(record.status, record.amount, first_seen_at, item->'currency',
        item->'validationErrors')::text from (select record.detail::jsonb as item) parsed)`,
    },
  },
  {
    of: 'tender',
    resource: 'organization',
    // New ones, and those that are called otherwise now.
    ids: `select organization.id from core.organization left join read.organization shown on shown.id = organization.id
      where organization.id in (select organization_id from core.tender where id = any($1::uuid[]))
        and (shown.name, shown.slug, shown.api_source_id, shown.organization_type)
          is distinct from (organization.name, organization.slug, organization.source_id, organization.organization_type)`,
  },
  counted('province', 'province_slug'),
  counted('tender_category', 'category_slugs'),
];

/** @returns the other resources whose records depend on records of this one, in the order in which they are published */
export const dependentResources = ({ name }: Resource): Resource[] =>
  [...new Set(dependents.filter(({ of }) => of === name).map(({ resource }) => resource))]
    .filter((dependent) => dependent !== name)
    .map((dependent) => resources[dependent]);

/** @returns names of the resources that any of the given ones depends on */
export const dependedOn = (given: readonly Resource[]): string[] => [
  ...new Set(
    dependents.flatMap(({ of, resource }) => (given.some(({ name }) => name === resource) ? of : [])),
  ),
];

/**
 * @returns whether records of the resource sum up many others. Such a record costs as much as all it sums up and changes
 *   with each of them, so in the middle of a load it is not worth its price.
 */
export const sumsUp = ({ name }: Resource): boolean =>
  dependents.some(({ of, resource }) => resource === name && of !== name);

/**
 * To be called before records are written.
 * @param known ids of published records that will be written or withdrawn
 * @param fresh ids of the others
 * @returns what puts their dependents into the outbox, to be called once they are written; it tells whether any of these
 *   are of the same resource
 */
export async function watchDependents(
  client: Client,
  { name }: Resource,
  { known, fresh }: { known: readonly string[]; fresh: readonly string[] },
): Promise<() => Promise<boolean>> {
  const ids = [...known, ...fresh];
  const own = dependents.filter(({ of }) => of === name);
  if (own.length === 0) return () => Promise.resolve(false);
  const before = new Map<Sums, Share[]>();
  for (const { sums } of own) if (sums) before.set(sums, await shares(client, name, sums, known, true));
  return async () => {
    const others = own.filter(({ resource }) => resource !== name);
    await addDependents(client, `dependents-of-${name}`, others, ids);
    const alike = own.filter(({ resource }) => resource === name);
    const added = await addDependents(client, `dependents-alike-${name}`, alike, ids);
    for (const { resource, sums } of own) {
      if (sums === undefined) continue;
      const old = before.get(sums) ?? [];
      const stale = new Set([
        ...moved(old, await shares(client, name, sums, known, true)),
        ...moved([], await shares(client, name, sums, fresh, false)),
      ]);
      if (stale.size === 0) continue;
      await client.query(`insert into core.outbox (resource, entity_id) select $1, unnest($2::uuid[])`, [
        resource,
        [...stale],
      ]);
    }
    return added > 0;
  };
}

/** Puts the dependents of records into the outbox. @returns how many */
async function addDependents(
  client: Client,
  name: string,
  found: readonly Dependent[],
  ids: readonly string[],
): Promise<number> {
  const selects = found.flatMap(({ resource, ids: select }) =>
    select === undefined ? [] : [`select '${resource}', id from (${select}) as ${resource}`],
  );
  if (selects.length === 0) return 0;
  const text = `insert into core.outbox (resource, entity_id) ${selects.join(' union all ')}`;
  const { rowCount } = await client.query({ name, text, values: [ids] });
  return rowCount ?? 0;
}

/** What a published record adds to which other one. */
type Share = { id: string; dependent: string | null; facts: string };

/** @param compared whether the facts are needed: they cost more than the rest, and a new record has none to compare with */
async function shares(
  client: Client,
  of: string,
  { from, dependent, facts }: Sums,
  ids: readonly string[],
  compared: boolean,
): Promise<Share[]> {
  if (ids.length === 0) return [];
  const text = `select record.id, ${dependent} as dependent, ${compared ? facts : `''`} as facts
     from ${from} where record.id = any($1::uuid[])`;
  const { rows } = await client.query<Share>({ name: `shares-of-${of}-${compared}`, text, values: [ids] });
  return rows;
}

/** @returns the dependents of records that are not the same before and after */
function moved(before: readonly Share[], after: readonly Share[]): string[] {
  const key = ({ id, dependent, facts }: Share) => `${id} ${dependent} ${facts}`;
  const [old, now] = [new Set(before.map(key)), new Set(after.map(key))];
  return [
    ...before.filter((share) => !now.has(key(share))),
    ...after.filter((share) => !old.has(key(share))),
  ].flatMap(({ dependent }) => dependent ?? []);
}
