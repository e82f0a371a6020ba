import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import { listedOnly } from '#services/api/v2/serve/conditions.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { identified } from '#services/api/v2/serve/identifiers.ts';
import { missing } from '#services/api/v2/serve/parent.ts';
import { standardSort } from '#services/api/v2/serve/plan.ts';
import { type PreparedResponse, prepareResponse } from '#services/api/v2/serve/response.ts';
import { serve } from '#services/api/v2/serve/serve.ts';
import { pageStatement } from '#services/api/v2/serve/sql/statement.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { asOfNow } from '#shared/reading/expiry.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

/** The tenders that the application shows, read as /v2 reads them. */

const ACTIVE: Condition = { match: 'equals', column: 'status', value: 'active' };

/** The list as a declaration of /v2: without a path there, and with the application's names of filters. */
export const activeTenders: ListEndpoint = {
  kind: 'list',
  path: '/api/tenders',
  group: 'tenders',
  access: 'public',
  summary: 'Active tenders',
  resource: tender,
  filters: ['category', 'province', 'publicationType'],
  aliases: { industry: 'category' },
  fixed: [ACTIVE],
  search: { required: false, ranked: true, documents: true },
};

/** What is asked of the list; what is undefined does not count. */
export type WantedTenders = {
  page: number;
  limit: number;
  search?: string | undefined;
  industry?: string | undefined;
  province?: string | undefined;
  publicationType?: string | undefined;
};

/** A page of tenders: the bytes `{"success":true,"data":[…]`, and the number of all of them. */
export type TenderPage = { response: PreparedResponse; total: number; pages: number };

/** @returns reads a page of active tenders; it throws RequestError 400 for a filter that has another value than it may */
export function activeTenderList(records: Services): (wanted: WantedTenders) => Promise<TenderPage> {
  const list = serve(activeTenders, records);
  return async (wanted) => {
    const response = await list({}, queryOf(wanted), null);
    const meta = JSON.parse(`{${(response.meta ?? '').slice(1)}}`) as {
      totalCount: number;
      totalPages: number;
    };
    return { response, total: meta.totalCount, pages: meta.totalPages };
  };
}

/** @returns the query of /v2 that asks for these tenders */
export function queryOf({
  search,
  ...others
}: Partial<WantedTenders> & { sort?: string | undefined }): string {
  const query = new URLSearchParams();
  if (search !== undefined) query.set('q', search);
  for (const [name, value] of Object.entries(others)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}

/** @returns reads one active tender by any of its identifiers; it throws RequestError 404 where there is none */
export function activeTender(records: Services): (id: string) => Promise<PreparedResponse> {
  const sort = standardSort(tender);
  return async (id) =>
    records.responses.get(tender.name, JSON.stringify(['/api/tenders/{id}', id]), async () => {
      const conditions = [identified(tender, [id]), asOfNow(ACTIVE, tender), ...listedOnly(tender)];
      const plan = { conditions, sort, limit: 1, after: null, page: null };
      const { rows } = await records.pool.query<[text: string]>(pageStatement(tender, plan, 'detail'));
      const [row] = rows;
      if (!row) throw missing(tender, { id });
      return prepareResponse(row[0], '');
    });
}
