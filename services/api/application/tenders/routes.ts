import { z } from 'zod';
import type { Application } from '#services/api/application/application.ts';
import { filter, wholeNumber } from '#services/api/application/parameters.ts';
import { published } from '#services/api/application/published.ts';
import { defineRoute, type Route } from '#services/api/application/route.ts';
import { activeTender, activeTenderList } from '#services/api/application/tenders/list.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';
import { payloadSchema } from '#shared/resources/definition/resource.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

const GROUP = 'Tenders';
const WORDS = `must have ${limits.q.min} to ${limits.q.max} characters`;

/** The filters of the list, which its export takes as well. */
export const tenderFilters = {
  search: z
    .string()
    .trim()
    .min(limits.q.min, { error: WORDS })
    .max(limits.q.max, { error: WORDS })
    .optional()
    .meta({
      description:
        'Words or a number, searched for in title, description, category, place, organization and reference number, and in what the documents of a tender specify and require; the best matches come first.',
      examples: ['road maintenance'],
    }),
  industry: filter()
    .optional()
    .meta({
      description: 'Category, by slug, name or alias, or an industry; `all` for every one.',
      examples: ['civil-engineering'],
    }),
  province: filter()
    .optional()
    .meta({ description: 'Province, by slug, name or code; `all` for every one.', examples: ['gauteng'] }),
  publicationType: filter()
    .optional()
    .meta({
      description: 'Kind of the latest notice; `all` for every one.',
      examples: ['TENDER_NOTICE'],
    }),
};

const listed = z.object({
  success: z.literal(true),
  data: z.array(payloadSchema(tender, 'list')).meta({ description: 'The tenders of this page.' }),
  page: z.int().meta({ description: 'Number of this page.' }),
  limit: z.int().meta({ description: 'Tenders on one page.' }),
  total: z.int().meta({ description: 'Tenders on all pages; of very many at least so many.' }),
  pages: z.int().meta({ description: 'Number of pages.' }),
});

/** Active tenders, for everyone. */
export function tenderRoutes({ records }: Application): readonly Route[] {
  const list = activeTenderList(records);
  const one = activeTender(records);
  return [
    defineRoute({
      method: 'GET',
      path: '/api/tenders',
      group: GROUP,
      summary: 'Active tenders, the newest first',
      description: 'Active means: not closed, awarded or cancelled, and the closing time has not come.',
      access: 'public',
      query: z.object({
        page: wholeNumber(limits.page.max).default(1).meta({ description: 'Number of the page, from 1.' }),
        limit: wholeNumber(limits.limit.max)
          .default(limits.limit.default)
          .meta({ description: 'Tenders on one page.' }),
        ...tenderFilters,
      }),
      answers: { 200: { description: 'A page of tenders.', schema: listed } },
      handle: async ({ context, query }) => {
        const { response, total, pages } = await list(query);
        const { page, limit } = query;
        return published(
          context,
          response,
          `,"page":${page},"limit":${limit},"total":${total},"pages":${pages}}`,
        );
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/api/tenders/{id}',
      group: GROUP,
      summary: 'One active tender',
      access: 'public',
      pathParameters: z.object({
        id: z
          .string()
          .max(300)
          .meta({
            description: 'Id of the tender; its number, ocid or slug work, too.',
            examples: [tender.fields.id.example],
          }),
      }),
      answers: {
        200: {
          description: 'The tender.',
          schema: z.object({ success: z.literal(true), data: payloadSchema(tender, 'detail') }),
        },
      },
      failures: ['NOT_FOUND'],
      handle: async ({ context, path: { id } }) => published(context, await one(id), '}'),
    }),
  ];
}
