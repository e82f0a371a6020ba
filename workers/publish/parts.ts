import type { Client } from '#shared/database.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

/**
 * Records that are made from rows of another one, such as the documents of a tender. They are published in its
 * transaction: nobody sees a tender with the documents of yesterday, and the outbox holds one row instead of one for
 * each part.
 */
type Part = {
  of: ResourceName;
  resource: ResourceName;
  /** Statement: ids of the parts of the records in $1, and of those that are published of the records in $2. */
  ids: string;
};

const ofTender = (
  resource: ResourceName,
  table: string,
  shown = 'tender_record_id = any($2::uuid[])',
): Part => ({
  of: 'tender',
  resource,
  ids: `select id from ${table} where tender_id = any($1::uuid[]) union select id from read.${resource} where ${shown}`,
});

/** In the order in which their locks are taken. */
const parts: readonly Part[] = [
  {
    of: 'tender',
    resource: 'tender_slug_mapping',
    ids: 'select unnest($1::uuid[]) as id union select unnest($2::uuid[])',
  },
  ofTender('tender_document', 'core.tender_document'),
  ofTender('tender_timeline', 'core.tender_event'),
  // Parties are listed by the tender's number, so that is what they are indexed by.
  ofTender(
    'ocds_party',
    'core.tender_party',
    'tender_id = any(array(select tender_id from read.tender where id = any($2::uuid[])))',
  ),
  ofTender('tender_bidder', 'core.tender_bidder'),
  ofTender('tender_contract', 'core.tender_contract'),
  ofTender('tender_milestone', 'core.tender_milestone'),
  {
    of: 'award',
    resource: 'award_subcontractor',
    ids: `select id from core.award_subcontractor
        where tender_id in (select tender_id from core.award where id = any($1::uuid[])) and award_id = any($1::uuid[])
      union select id from read.award_subcontractor where award_record_id = any($2::uuid[])`,
  },
];

/** Most parts read and written by one statement: a tender may have hundreds. */
const PORTION = 5_000;

/**
 * To be called before the records are written, because they tell which parts are published.
 * @param ids records that will be published or withdrawn
 * @param known those of them that are published
 * @returns the parts that may have changed with them, in portions
 */
export async function partsOf(
  client: Client,
  { name }: Resource,
  ids: readonly string[],
  known: readonly string[],
): Promise<{ resource: Resource; ids: string[] }[]> {
  const found: { resource: Resource; ids: string[] }[] = [];
  for (const part of parts) {
    if (part.of !== name) continue;
    const { rows } = await client.query<{ id: string }>({
      name: `parts-${part.resource}`,
      text: part.ids,
      values: [ids, known],
    });
    for (let start = 0; start < rows.length; start += PORTION)
      found.push({
        resource: resources[part.resource],
        ids: rows.slice(start, start + PORTION).map(({ id }) => id),
      });
  }
  return found;
}

/** @returns the resources whose locks publishing a resource needs, in the order in which they are taken */
export const lockedWith = ({ name }: Resource): ResourceName[] => [
  name as ResourceName,
  ...parts.filter(({ of }) => of === name).map(({ resource }) => resource),
];
