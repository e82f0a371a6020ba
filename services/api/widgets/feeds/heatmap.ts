import { z } from 'zod';
import { about, number, text, whole } from '#services/api/http/shapes.ts';
import { column, type Feed } from '#services/api/widgets/feeds/feed.ts';
import { ALL } from '#services/api/widgets/feeds/parameters.ts';
import { provinces } from '#shared/codelists/provinces.ts';

/** The nine, without `National`. */
const shown = provinces.filter(({ isProvince }) => isProvince);

export const heatmap: Feed = {
  path: '/api/widgets/heatmap',
  summary: 'How many tenders there are in each province',
  description:
    'All nine provinces, including those without tenders, by name; in one category or in all. Inhabitants are those of the census of 2022 (Statistics South Africa).',
  parameters: ['category'],
  limit: { default: shown.length, max: shown.length },
  resource: 'tender_activity',
  columns: {
    province: column('place.name', text('Name of the province.', 'KwaZulu-Natal')),
    code: column('place.code', text('Its short name.', 'KZN')),
    tenderCount: column(
      'coalesce(tender_count, 0)',
      whole('Tenders in every state: `tenderCount` of `/v2/provinces`.', 412),
    ),
    activeCount: column(
      'coalesce(active_count, 0)',
      whole('Open tenders: `totalCount` of `/v2/tenders` with `status=active`.', 31),
    ),
    totalValue: column(
      'total_value',
      about(
        z.number().nullable(),
        'Sum of the counted amounts of awards, in rand; null if there are none: `totalAwardValue` of `/v2/provinces/{id}`.',
        98213456.5,
      ),
    ),
    perMillionInhabitants: column(
      'coalesce(per_million_inhabitants, 0)',
      number('Tenders per million inhabitants.', 33.2),
    ),
  },
  rows: `from unnest($2::text[], $3::text[], $4::text[]) with ordinality place (slug, name, code, nth)
    left join read.tender_activity activity on activity.province_slug = place.slug and activity.category_slug = $1
    order by nth`,
  published: `select max(published_at) from read.tender_activity where category_slug = $1 and province_slug = any($2::text[])`,
  values: ({ category }) => [
    category ?? ALL,
    shown.map(({ slug }) => slug),
    shown.map(({ name }) => name),
    shown.map(({ code }) => code),
  ],
  meta: ['category'],
};
