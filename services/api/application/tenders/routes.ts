import { z } from 'zod';
import type { Application } from '#services/api/application/application.ts';
import { filter, wholeNumber } from '#services/api/application/parameters.ts';
import { published } from '#services/api/application/published.ts';
import { type ApplicationRoute, routesIn } from '#services/api/application/route.ts';
import { activeTender } from '#services/api/application/tenders/detail.ts';
import { tenderList } from '#services/api/application/tenders/list.ts';
import { detailedTender, listedTender } from '#services/api/application/tenders/shapes.ts';
import { about, listOf, whole } from '#services/api/http/shapes.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';
import { badRequest } from '#shared/errors.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

const route = routesIn('Tenders');
const WORDS = `must have ${limits.q.min} to ${limits.q.max} characters`;

/** The filters of the list, which its export takes as well. */
export const tenderFilters = {
  search: about(
    z.string().trim().min(limits.q.min, { error: WORDS }).max(limits.q.max, { error: WORDS }).optional(),
    'Words or a number, searched for in title, description, category, place, organization and reference number, and in what the documents of a tender specify and require; the best matches come first.',
    'road maintenance',
  ),
  industry: about(
    filter().optional(),
    'Category, by slug, name, part of the name or alias, or an industry; `all` for every one.',
    'civil-engineering',
  ),
  province: about(filter().optional(), 'Province, by slug, name or code; `all` for every one.', 'gauteng'),
  publicationType: about(
    filter().optional(),
    'Kind of the latest notice; `all` for every kind. `CORRIGENDUM` includes addenda and general notices.',
    'TENDER_NOTICE',
  ),
};

const listed = z.object({
  tenders: listOf(listedTender, 'The tenders of this page.'),
  pagination: z.object({
    page: whole('Number of this page.'),
    limit: whole('Tenders on one page.'),
    total: whole('Number of tenders on all pages; a lower bound if there are very many.'),
    pages: whole('Number of pages.'),
  }),
});

const page = wholeNumber(limits.page.max);
const limit = wholeNumber(limits.limit.max);

/** Shared caches may keep a list for five minutes, as applications expect. */
const LIST_KEPT = 'public, max-age=30, s-maxage=300, stale-while-revalidate=600';

/** @throws RequestError 400 where a parameter was given under both of its names */
function rejectBoth(name: string, value: unknown, alias: string, other: unknown): void {
  if (value !== undefined && other !== undefined)
    throw badRequest({ parameter: alias, reason: `is the same as ${name}; give one of them` });
}

/** Active tenders, for everyone. */
export function tenderRoutes({ records }: Application): readonly ApplicationRoute[] {
  const list = tenderList(records);
  const one = activeTender(records);
  return [
    route('GET', '/api/tenders', 'Active tenders, the newest first', {
      description:
        'Active means that a tender is not closed, awarded or cancelled, and that its closing time has not passed. `publicationType=CLOSED` gives tenders whose closing time has passed.',
      access: 'public',
      query: z.object({
        page: page.optional().meta({ description: 'Number of the page, from 1.', default: 1 }),
        limit: limit.optional().meta({ description: 'Tenders on one page.', default: limits.limit.default }),
        pageNum: about(page.optional(), 'The same as `page`.'),
        pageSize: about(limit.optional(), 'The same as `limit`.'),
        ...tenderFilters,
      }),
      answers: { 200: { description: 'A page of tenders.', schema: listed } },
      handle: async ({ context, query: { page, limit, pageNum, pageSize, ...filters } }) => {
        rejectBoth('page', page, 'pageNum', pageNum);
        rejectBoth('limit', limit, 'pageSize', pageSize);
        const wanted = {
          page: page ?? pageNum ?? 1,
          limit: limit ?? pageSize ?? limits.limit.default,
          ...filters,
        };
        return published(context, await list(wanted), LIST_KEPT);
      },
    }),
    route('GET', '/api/tenders/{id}', 'One active tender', {
      access: 'public',
      pathParameters: z.object({
        id: about(
          z.string().max(300),
          'Id of the tender; its number, ocid or slug work, too.',
          tender.fields.id.example,
        ),
      }),
      answers: {
        200: {
          description: 'The tender.',
          schema: detailedTender,
        },
      },
      failures: ['NOT_FOUND'],
      handle: async ({ context, path: { id } }) => published(context, await one(id)),
    }),
  ];
}
