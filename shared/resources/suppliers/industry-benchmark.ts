import { instant, integer, number, text, texts } from '#shared/resources/definition/fields.ts';
import { madeAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Usual contract values by industry, computed from awards with a known amount. Its entries are those of a codelist. */
export const industryBenchmark = defineResource({
  name: 'industry_benchmark',
  description:
    'What contracts of an industry are usually worth. Amounts are null where fewer than 10 awards count.',
  fields: {
    id: recordId('d4e5f6a7-b8c9-5d0e-9f2a-3b4c5d6e7f12').listed(),
    industryId: text('The industry, for addresses.', 'construction').required().listed(),
    industryName: text('The industry.', 'Construction').required().listed(),
    sampleSize: integer('Number of awards used.', 364).required().listed(),
    minValue: number('Smallest amount, in rand.', 12000).listed(),
    medianValue: number('Median amount, in rand.', 1850000).promoted().listed(),
    maxValue: number('Largest amount, in rand.', 96000000).listed(),
    volatility: text(
      'How much amounts differ, by the third quartile divided by the first: below 3 `low`, below 10 `medium`, else `high`.',
      'high',
      {
        values: ['low', 'medium', 'high'],
      },
    ).listed(),
    dataSource: text('Data it was computed from.', 'awards'),
    subCategories: texts('Categories that have such awards.', ['Construction', 'Civil engineering']),
    lastUpdated: instant('When the latest of the awards was first seen.', '2026-08-14T20:00:00.000Z'),
    createdAt: madeAt('2026-08-14T20:00:00.000Z'),
    syncedAt: publishedAt('2026-08-14T20:00:01.000Z'),
  },
  identifiers: ['id', 'industry_id'],
  sorts: { industryName: 'industry_name', sampleSize: 'sample_size', medianValue: 'median_value' },
  defaultSort: 'industryName',
});
