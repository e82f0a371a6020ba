import type { Harness } from '#test/support/harness.ts';

/** @returns the rows that normalise has stored, by record, without the ids that depend on the order of arrival */
export async function storedRecords({ rows }: Harness): Promise<Record<string, unknown[]>> {
  const queries = {
    process: `select ocid, number, each.source, each.at->>'hash' as hash, each.at->>'capturedAt' as captured_at,
      each.at->'position' as position, response.fetched_at
      from core.process cross join jsonb_each(process.compiled_versions) as each (source, at)
      left join raw.response on response.id = (each.at->>'responseId')::bigint order by ocid, each.source`,
    tender: `select * from core.tender order by id`,
    document: `select * from core.tender_document order by id`,
    award: `select * from core.award order by id`,
    party: `select * from core.tender_party order by id`,
    bidder: `select * from core.tender_bidder order by id`,
    contract: `select * from core.tender_contract order by id`,
    milestone: `select * from core.tender_milestone order by id`,
    category: `select * from core.tender_category_relation order by id`,
    subcontractor: `select * from core.award_subcontractor order by id`,
    provenance: `select * from core.provenance where id in (select provenance_id from core.tender) order by id`,
    event: `select * from core.tender_event order by id`,
    organization: `select * from core.organization order by id`,
  };
  // On one connection: each further one would have to learn all tables anew.
  const records: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(queries)) records[name] = await rows(query);
  return records;
}
