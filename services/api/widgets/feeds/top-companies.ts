import { z } from 'zod';
import type { Feed } from '#services/api/widgets/feeds/feed.ts';
import { rankingScope } from '#shared/resources/suppliers/company-ranking.ts';

export const topCompanies: Feed = {
  path: '/api/widgets/top-companies',
  summary: 'The companies that win most',
  description:
    'Ranked by the value of their awards in a province, a category and a year, or in all of each: the figures of `/v2/companies/top` with `by=value`. Awards with an amount that cannot be right have no value here; the value of a joint venture is that of the joint venture alone, and its award counts for each member.',
  parameters: ['province', 'category', 'limit', 'year'],
  limit: { default: 5, max: 10 },
  resource: 'company_ranking',
  columns: {
    rank: { sql: `entry->'rank'`, schema: z.int().meta({ description: 'Place, from 1.', examples: [1] }) },
    supplierName: {
      sql: `entry->'name'`,
      schema: z.string().meta({ description: 'The company.', examples: ['Mahika Technologies (Pty) Ltd'] }),
    },
    totalValue: {
      sql: `entry->'value'`,
      schema: z.number().meta({
        description: 'Sum of the amounts of its awards that count, in rand.',
        examples: [4172400.5],
      }),
    },
    contractCount: {
      sql: `entry->'awards'`,
      schema: z.int().meta({
        description: 'Awards that were made, those of its joint ventures included.',
        examples: [12],
      }),
    },
    province: {
      sql: `coalesce(entry->>'province', '')`,
      schema: z.string().meta({
        description:
          'The province that was asked for, otherwise the one in which it won most awards; empty where none is known.',
        examples: ['Gauteng'],
      }),
    },
    restricted: {
      sql: `case when (entry->>'restricted')::boolean then true end`,
      schema: z
        .literal(true)
        .optional()
        .meta({ description: 'There where the company is on a list of restricted suppliers today.' }),
    },
  },
  rows: `from read.company_ranking ranked
    cross join lateral jsonb_array_elements(ranked.detail::jsonb->'byValue') with ordinality place (entry, nth)
    where ranked.scope = $1 and nth <= $2 order by nth`,
  published: 'select published_at from read.company_ranking where scope = $1',
  values: ({ limit, ...scope }) => [rankingScope(scope), limit],
  meta: ['province', 'category'],
};
