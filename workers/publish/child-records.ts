import type { Client } from '#shared/database/connection.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';

/**
 * Records that belong to another one, such as the documents of a tender. They are published in the parent's
 * transaction, so that nobody sees a tender with outdated documents. The outbox has one row for the parent instead of
 * one for each child record.
 */
type ChildResource = {
  parent: ResourceName;
  resource: ResourceName;
  /** Statement: ids of the child records in `core` of the parents in $1, and of the published ones of the parents in $2. */
  ids: string;
};

const ofTender = (
  resource: ResourceName,
  table: string,
  published = 'tender_record_id = any($2::uuid[])',
): ChildResource => ({
  parent: 'tender',
  resource,
  ids: `select id from ${table} where tender_id = any($1::uuid[]) union select id from read.${resource} where ${published}`,
});

/** In locking order. */
const childResources: readonly ChildResource[] = [
  {
    parent: 'tender',
    resource: 'tender_slug_mapping',
    ids: 'select unnest($1::uuid[]) as id union select unnest($2::uuid[])',
  },
  {
    parent: 'tender',
    resource: 'tender_seo',
    ids: 'select unnest($1::uuid[]) as id union select unnest($2::uuid[])',
  },
  {
    parent: 'tender',
    resource: 'provenance_pattern',
    // Many tenders share a pattern. The former pattern of a tender may no longer be used by any tender.
    ids: `select provenance_id as id from core.tender where provenance_id is not null and id = any($1::uuid[])
      union select provenance_id from read.tender where provenance_id is not null and id = any($2::uuid[])`,
  },
  ofTender('tender_document', 'core.document_record'),
  ofTender('tender_timeline', 'derived.timeline'),
  // The index of published parties begins with the tender's number, because the API lists parties by it.
  ofTender(
    'ocds_party',
    'core.tender_party',
    'tender_id = any(array(select tender_id from read.tender where id = any($2::uuid[])))',
  ),
  ofTender('tender_bidder', 'core.tender_bidder'),
  ofTender('tender_contract', 'core.tender_contract'),
  ofTender('tender_milestone', 'core.tender_milestone'),
  ofTender('submission_requirement', 'derived.submission_requirement'),
  {
    parent: 'tender',
    resource: 'tender_analysis',
    // An analysis has the id of its tender.
    ids: `select id from derived.tender_analysis where id = any($1::uuid[])
      union select id from read.tender_analysis where id = any($2::uuid[])`,
  },
  {
    parent: 'tender',
    resource: 'value_estimate',
    // An estimate has the id of its tender.
    ids: `select id from derived.value_estimate where id = any($1::uuid[])
      union select id from read.value_estimate where id = any($2::uuid[])`,
  },
  {
    parent: 'award',
    resource: 'award_subcontractor',
    ids: `select id from core.award_subcontractor
        where tender_id in (select tender_id from core.award where id = any($1::uuid[])) and award_id = any($1::uuid[])
      union select id from read.award_subcontractor where award_record_id = any($2::uuid[])`,
  },
];

/** Child records read and written by one statement: a tender may have hundreds. */
const PORTION = 5_000;

/**
 * Finds the child records that may have changed with their parents. Must be called before the parents are written,
 * because the published parents determine which child records are published.
 * @param ids parents that will be published or withdrawn
 * @param known those that are already published
 * @returns ids by resource, in portions
 */
export async function childRecordsOf(
  client: Client,
  { name }: Resource,
  ids: readonly string[],
  known: readonly string[],
): Promise<{ resource: Resource; ids: string[] }[]> {
  const found: { resource: Resource; ids: string[] }[] = [];
  for (const child of childResources) {
    if (child.parent !== name) continue;
    const { rows } = await client.query<{ id: string }>({
      name: `child-records-${child.resource}`,
      text: child.ids,
      values: [ids, known],
    });
    for (let start = 0; start < rows.length; start += PORTION)
      found.push({
        resource: resources[child.resource],
        ids: rows.slice(start, start + PORTION).map(({ id }) => id),
      });
  }
  return found;
}

/** @returns the resources that must be locked to publish a resource, in the order of locking */
export const resourcesToLock = ({ name }: Resource): ResourceName[] => [
  name as ResourceName,
  ...childResources.filter(({ parent }) => parent === name).map(({ resource }) => resource),
];
