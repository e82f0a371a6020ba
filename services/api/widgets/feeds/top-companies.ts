import { z } from 'zod';
import { about, number, text, whole } from '#services/api/http/shapes.ts';
import { column, type Feed } from '#services/api/widgets/feeds/feed.ts';
import { rankingScope } from '#shared/resources/suppliers/company-ranking.ts';

export const topCompanies: Feed = {
  path: '/api/widgets/top-companies',
  summary: 'The companies that win most',
  description:
    'Ranked by the value of their awards in a province, a category and a year, or in all of each: the figures of `/v2/companies/top` with `by=value`. Awards with an amount that cannot be right have no value here. The value of an award to a joint venture counts only for the joint venture; the award itself counts for each member.',
  parameters: ['province', 'category', 'limit', 'year'],
  limit: { default: 5, max: 10 },
  resource: 'company_ranking',
  columns: {
    rank: column(`entry->'rank'`, whole('Place, from 1.', 1)),
    supplierName: column(`entry->'name'`, text('The company.', 'Mahika Technologies (Pty) Ltd')),
    totalValue: column(
      `entry->'value'`,
      number('Sum of the counted amounts of its awards, in rand.', 4172400.5),
    ),
    contractCount: column(
      `entry->'awards'`,
      whole('Awards that were made, including those of its joint ventures.', 12),
    ),
    province: column(
      `coalesce(entry->>'province', '')`,
      text(
        'The requested province, otherwise the one in which it won most awards; empty if none is known.',
        'Gauteng',
      ),
    ),
    restricted: column(
      `case when (entry->>'restricted')::boolean then true end`,
      about(
        z.literal(true).optional(),
        'Present and true if the company is on a list of restricted suppliers today.',
      ),
    ),
  },
  rows: `from read.company_ranking ranked
    cross join lateral jsonb_array_elements(ranked.detail::jsonb->'byValue') with ordinality place (entry, nth)
    where ranked.scope = $1 and nth <= $2 order by nth`,
  published: 'select published_at from read.company_ranking where scope = $1',
  values: ({ limit, ...scope }) => [rankingScope(scope), limit],
  meta: ['province', 'category'],
};
