import type { Client } from '#shared/database/connection.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

/**
 * The origin of the ids of a resource's records: a table of `core`, or its rows that fit `where`. Publishing a record
 * of `with` publishes all records of this resource that belong to it; if `with` is rebuilt as well, only published
 * records without an origin remain.
 */
type Origin = { from: string; where?: string; with?: ResourceName };

/** In the order in which they are published. The compiler demands an entry for each resource. */
const origins: Record<ResourceName, Origin> = {
  tender: { from: 'core.tender' },
  award: { from: 'core.award' },
  award_subcontractor: { from: 'core.award_subcontractor', with: 'award' },
  ocds_party: { from: 'core.tender_party', with: 'tender' },
  provenance_pattern: { from: 'core.provenance', with: 'tender' },
  tender_bidder: { from: 'core.tender_bidder', with: 'tender' },
  tender_contract: { from: 'core.tender_contract', with: 'tender' },
  tender_document: { from: 'core.document_record', with: 'tender' },
  tender_milestone: { from: 'core.tender_milestone', with: 'tender' },
  tender_seo: { from: 'core.tender', with: 'tender' },
  tender_slug_mapping: { from: 'core.tender', with: 'tender' },
  tender_timeline: { from: 'derived.timeline', with: 'tender' },
  submission_requirement: { from: 'derived.submission_requirement', with: 'tender' },
  tender_analysis: { from: 'derived.tender_analysis', with: 'tender' },
  value_estimate: { from: 'derived.value_estimate', with: 'tender' },
  organization: { from: 'core.organization' },
  company: { from: 'derived.company_aggregate' },
  cipc_enrichment: { from: 'derived.cipc_enrichment' },
  company_director: { from: 'derived.company_director' },
  source_director: { from: 'derived.source_director' },
  province: { from: 'core.codelist_entry', where: `resource = 'province'` },
  tender_activity: { from: 'derived.tender_activity' },
  company_ranking: { from: 'derived.company_ranking' },
  winner_list: { from: 'derived.winner_list' },
  province_health_score: { from: 'derived.province_health_score' },
  tender_category: { from: 'core.codelist_entry', where: `resource = 'tender_category'` },
  category_health_score: { from: 'derived.category_health_score' },
  category_seo: { from: 'derived.category_listing' },
  province_seo: { from: 'derived.province_listing' },
  screening_word_set: { from: 'derived.screening_word_set' },
  restricted_supplier_list: { from: 'derived.restricted_supplier_list' },
  estimation_model: { from: 'derived.estimation_model' },
  restricted_supplier: { from: 'core.restricted_supplier' },
  intel_source: { from: 'ops.intel_source', where: `state <> 'removed'` },
  intel_item: { from: 'core.intel_item', where: 'duplicate_of is null' },
  author: { from: 'core.author' },
  article: { from: 'core.article' },
  newsletter_edition: { from: 'core.newsletter_edition' },
  service_type: { from: 'core.service_type' },
  industry_benchmark: { from: 'core.codelist_entry', where: `resource = 'industry_benchmark'` },
};

export const published = Object.keys(origins) as [ResourceName, ...ResourceName[]];

/** The smallest UUID. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Puts the next ids of a resource into the outbox, of all records that should be published or are. Publishing then adds
 * missing records, withdraws stale ones, replaces those that differ and leaves the others alone.
 * @param after id after which to continue; empty for the beginning
 * @param alone whether the resource is rebuilt without the one with which it is published
 * @returns how many ids, and the last one; null if none was left
 */
export async function emitNext(
  client: Client,
  name: ResourceName,
  { after, alone, max }: { after: string; alone: boolean; max: number },
): Promise<{ ids: number; last: string } | null> {
  const { from, where = 'true', with: owner } = origins[name];
  const shown = `read."${resources[name].name}"`;
  const next = (source: string, condition: string) =>
    `(select id from ${source} record where id > $1 and ${condition} order by id limit $2)`;
  const ids =
    owner && !alone
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
