import { listedOnly } from '#services/api/v2/serve/conditions.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { identified } from '#services/api/v2/serve/identifiers.ts';
import { childOf, missing } from '#services/api/v2/serve/parent.ts';
import { type PreparedResponse, prepareVerbatim } from '#services/api/v2/serve/response.ts';
import { firstRecords, lookUp } from '#services/api/v2/serve/sql/statement.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { asOfNow } from '#shared/reading/expiry.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { submissionRequirement } from '#shared/resources/tenders/submission-requirement.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderAnalysis } from '#shared/resources/tenders/tender-analysis.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import { tenderTimeline } from '#shared/resources/tenders/tender-timeline.ts';
import { ACTIVE } from './list.ts';
import { detailOf, type Published } from './shapes.ts';

/** Column of the records that belong to a tender. */
const OF_TENDER = 'tender_record_id';
/** Most records of a kind that a tender is shown with. */
const MAX_PARTS = 500;
/** Resources of a tender with its parts: the response is made anew when one of them is published. */
const SOURCES = [
  tender,
  organization,
  tenderTimeline,
  submissionRequirement,
  tenderDocument,
  tenderAnalysis,
].map(({ name }) => name);

/** @returns reads one active tender with its parts, by any of its identifiers; it throws RequestError 404 where there is none */
export function activeTender(records: Services): (id: string) => Promise<PreparedResponse> {
  const { pool } = records;

  const read = async (
    resource: Resource,
    conditions: readonly Condition[],
    limit: number,
  ): Promise<Published[]> =>
    (await firstRecords(pool, resource, conditions, limit, 'detail')).map(([text]) => JSON.parse(text));

  const buyerOf = async (id: unknown): Promise<Published | null> => {
    if (typeof id !== 'string') return null;
    const row = await lookUp<[text: string]>(pool, organization, [{ column: 'id', value: id }], ['detail']);
    return row ? JSON.parse(row[0]) : null;
  };

  const make = async (id: string): Promise<PreparedResponse> => {
    const conditions = [identified(tender, [id]), asOfNow(ACTIVE, tender), ...listedOnly(tender)];
    const [record] = await read(tender, conditions, 1);
    if (!record) throw missing(tender, { id });
    const parts = (resource: Resource) =>
      read(resource, [childOf(resource, OF_TENDER, String(record['id']))], MAX_PARTS);
    const [buyer, timeline, requirements, documents, analyses] = await Promise.all([
      buyerOf(record['sourceOrganizationId']),
      parts(tenderTimeline),
      parts(submissionRequirement),
      parts(tenderDocument),
      parts(tenderAnalysis),
    ]);
    return prepareVerbatim(
      JSON.stringify(detailOf(record, { buyer, timeline, requirements, documents, analyses })),
    );
  };

  return async (id) =>
    records.responses.get(SOURCES, JSON.stringify(['/api/tenders/{id}', id]), () => make(id));
}
