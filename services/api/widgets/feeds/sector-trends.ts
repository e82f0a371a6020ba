import { z } from 'zod';
import { about, text, whole } from '#services/api/http/shapes.ts';
import { column, type Feed } from '#services/api/widgets/feeds/feed.ts';
import { ALL } from '#services/api/widgets/feeds/parameters.ts';
import { trends } from '#shared/tables/activity.ts';

export const sectorTrends: Feed = {
  path: '/api/widgets/sector-trends',
  summary: 'The sectors with most tenders, and their trends',
  description:
    'A sector is a category. Sectors are ordered by their tenders, then by value. The year before: the tenders published in the twelve months up to the last full day in South Africa are compared with those of the twelve months before. `flat` means that they differ by less than 5 %. The trend is null if the sector had no tenders in the earlier twelve months, or if the records do not reach back that far.',
  parameters: ['province', 'category', 'limit'],
  limit: { default: 8, max: 10 },
  resource: 'tender_activity',
  columns: {
    sector: column('category', text('Name of the category.', 'Civil engineering')),
    tenderCount: column(
      'tender_count',
      whole(
        'Tenders in every state: `totalCount` of `/v2/tenders` with `status=any`, this category and the requested province.',
        412,
      ),
    ),
    totalValue: column(
      'total_value',
      about(
        z.number().nullable(),
        'Sum of the counted amounts of awards, in rand; null if there are none. `/v2/categories/{id}` has it for all provinces, `/v2/provinces/{id}` in its `categories`.',
        98213456.5,
      ),
    ),
    trend: column(
      'trend',
      about(z.enum(trends).nullable(), 'Whether there are more tenders than in the year before.', 'up'),
    ),
    trendPercent: column(
      'trend_percent',
      about(z.number().nullable(), 'Change of the number of tenders from the year before, in per cent.', 9.1),
    ),
  },
  rows: `from read.tender_activity
    where province_slug = $1 and category_slug <> '${ALL}' and ($2::text is null or category_slug = $2) and tender_count > 0
    order by tender_count desc, total_value desc nulls last, category collate "C" limit $3`,
  published: `select max(published_at) from read.tender_activity
    where province_slug = $1 and category_slug <> '${ALL}' and ($2::text is null or category_slug = $2)`,
  values: ({ province, category, limit }) => [province ?? ALL, category, limit],
  meta: ['province', 'category'],
};
