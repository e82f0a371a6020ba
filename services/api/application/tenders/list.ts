import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';
import { type PreparedResponse, prepareVerbatim } from '#services/api/v2/serve/response.ts';
import { serve } from '#services/api/v2/serve/serve.ts';
import { categories, categoriesNamed, findIndustry } from '#shared/codelists/categories.ts';
import { badRequest } from '#shared/errors.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { slugify } from '#shared/text/slug.ts';
import { LIST_FIELDS, listedOf, type Published } from './shapes.ts';

/** The tenders that the application lists, read as /v2 reads them. */

const withStatus = (value: string): Condition => ({ match: 'equals', column: 'status', value });
export const ACTIVE = withStatus('active');

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
  search: { required: false, ranked: true, where: 'everywhere' },
};

/** Tenders whose time has passed, which applications ask for as a kind of notice. */
export const closedTenders: ListEndpoint = {
  ...activeTenders,
  path: '/api/tenders?publicationType=CLOSED',
  fixed: [withStatus('closed')],
};
const CLOSED = 'CLOSED';
/** Kinds of notices that an application means by one of them: all that tell of a tender without inviting bids or ending it. */
const GROUPS: Readonly<Record<string, string>> = { CORRIGENDUM: 'CORRIGENDUM,ADDENDUM,GENERAL_NOTICE' };

/** What is asked of the list; what is undefined does not count. */
export type WantedTenders = {
  page: number;
  limit: number;
  search?: string | undefined;
  industry?: string | undefined;
  province?: string | undefined;
  publicationType?: string | undefined;
};

/** @returns reads a page of tenders; it throws RequestError 400 for a filter that has another value than it may */
export function tenderList(records: Services): (wanted: WantedTenders) => Promise<PreparedResponse> {
  const read = new Map([activeTenders, closedTenders].map((list) => [list, serve(list, records)]));

  const make = async (wanted: WantedTenders): Promise<PreparedResponse> => {
    const { list, query } = asV2({ ...wanted, fields: LIST_FIELDS.join(',') });
    const { start, meta, age } = await read.get(list)!({}, query, null);
    const { data } = JSON.parse(`${start.toString()}}`) as { data: Published[] };
    const { totalCount, totalPages } = JSON.parse(`{${(meta ?? '').slice(1)}}`) as Totals;
    const { page, limit } = wanted;
    const pagination = { page, limit, total: totalCount, pages: totalPages };
    return {
      ...prepareVerbatim(JSON.stringify({ tenders: data.map(listedOf), pagination })),
      ...(age !== undefined && { age }),
    };
  };

  return async (wanted) =>
    records.responses.get(tender.name, JSON.stringify([activeTenders.path, wanted]), () => make(wanted));
}

type Totals = { totalCount: number; totalPages: number };

/** @returns the list that has the wanted tenders, and the query of /v2 that asks it for them */
export function asV2({
  search,
  industry,
  publicationType,
  ...others
}: Partial<WantedTenders> & { sort?: string | undefined; fields?: string | undefined }): {
  list: ListEndpoint;
  query: string;
} {
  const kind = publicationType?.toUpperCase() ?? '';
  const closed = kind === CLOSED;
  const asked = {
    ...{ q: search, industry: industry && categoriesOf(industry) },
    publicationType: closed ? undefined : (GROUPS[kind] ?? publicationType),
    ...others,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value));
  return { list: closed ? closedTenders : activeTenders, query: query.toString() };
}

/**
 * @param text a category or an industry, or a part of the names of categories
 * @returns the categories that it may mean; the text itself where it is an industry, or means none
 * @throws RequestError 400 for what too many categories have in their names
 */
function categoriesOf(text: string): string {
  if (findIndustry(text)) return text;
  const named = categoriesNamed(text);
  const part = slugify(text);
  const found = named.length > 0 ? named : categories.filter(({ slug }) => part && slug.includes(part));
  if (found.length > limits.values)
    throw badRequest({ parameter: 'industry', reason: `is in the names of ${found.length} categories` });
  return found.map(({ slug }) => slug).join(',') || text;
}
