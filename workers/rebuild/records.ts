import type { Client } from '#shared/database.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

/** Resources that a stage fills, which are those with a publishing statement. */
export type Published = {
  [Name in ResourceName]: (typeof resources)[Name] extends { pending: string } ? never : Name;
}[ResourceName];

/**
 * Where the ids of a resource's records come from: a table of `core`, and of a table that several share those rows that
 * fit. Publishing a record of `with` publishes all of these that belong to it, so where that is rebuilt as well only
 * what is published without its origin is left.
 */
type Origin = { from: string; where?: string; with?: Published };

/** In the order in which they are published. The compiler asks for a line of each resource that is published. */
const origins: Record<Published, Origin> = {
  tender: { from: 'core.tender' },
  award: { from: 'core.award' },
  award_subcontractor: { from: 'core.award_subcontractor', with: 'award' },
  ocds_party: { from: 'core.tender_party', with: 'tender' },
  tender_bidder: { from: 'core.tender_bidder', with: 'tender' },
  tender_contract: { from: 'core.tender_contract', with: 'tender' },
  tender_document: { from: 'core.tender_document', with: 'tender' },
  tender_milestone: { from: 'core.tender_milestone', with: 'tender' },
  tender_slug_mapping: { from: 'core.tender', with: 'tender' },
  tender_timeline: { from: 'core.tender_event', with: 'tender' },
  organization: { from: 'core.organization' },
  province: { from: 'core.codelist_entry', where: `resource = 'province'` },
  tender_category: { from: 'core.codelist_entry', where: `resource = 'tender_category'` },
};

export const published = Object.keys(origins) as [Published, ...Published[]];

/** @returns the resource, where it is one that is published */
export const asPublished = (name: ResourceName | undefined): Published | null =>
  published.find((known) => known === name) ?? null;

/** The smallest UUID. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Puts the next ids of a resource into the outbox: of everything that should be published or is. Publishing then adds
 * what is missing, withdraws what is stale, replaces what differs and leaves the rest alone.
 * @param after id to go on after; empty for the beginning
 * @param alone whether the resource is rebuilt without those that bring it along
 * @returns how many ids, and the last one; null where none was left
 */
export async function touchNext(
  client: Client,
  name: Published,
  { after, alone, max }: { after: string; alone: boolean; max: number },
): Promise<{ ids: number; last: string } | null> {
  const { from, where = 'true', with: bringing } = origins[name];
  const shown = `read."${resources[name].name}"`;
  const next = (source: string, condition: string) =>
    `(select id from ${source} record where id > $1 and ${condition} order by id limit $2)`;
  const ids =
    bringing && !alone
      ? next(shown, `not exists (select from ${from} origin where origin.id = record.id)`)
      : `${next(from, where)} union ${next(shown, 'true')} order by id limit $2`;
  const { rows } = await client.query<{ id: string }>(ids, [after || BEFORE_ALL, max]);
  const last = rows.at(-1)?.id;
  if (last === undefined) return null;
  await emitChanges(
    client,
    name,
    rows.map(({ id }) => id),
  );
  return { ids: rows.length, last };
}
