import { instant, integer, listed, number, text, texts, uuid } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Usual contract values by industry, computed from awards with a known amount. Its entries are those of a codelist. */
export const industryBenchmark = defineResource({
  name: 'industry_benchmark',
  plural: 'industry_benchmarks',
  title: 'Industry benchmark',
  description:
    'What contracts of an industry are usually worth. Amounts are null where fewer than 10 awards count.',
  fields: {
    id: listed(
      uuid('Permanent id of the record.', 'd4e5f6a7-b8c9-5d0e-9f2a-3b4c5d6e7f12', { nullable: false }),
    ),
    industryId: listed(
      text('The industry, for addresses.', 'construction', {
        nullable: false,
        column: { type: 'text', required: true },
      }),
    ),
    industryName: listed(
      text('The industry.', 'Construction', { nullable: false, column: { type: 'text', required: true } }),
    ),
    sampleSize: listed(
      integer('Number of awards it rests on.', 364, {
        nullable: false,
        column: { type: 'int', required: true },
      }),
    ),
    minValue: listed(number('Least amount, in rand.', 12000)),
    medianValue: listed(number('Median amount, in rand.', 1850000, { column: { type: 'numeric' } })),
    maxValue: listed(number('Greatest amount, in rand.', 96000000)),
    volatility: listed(
      text(
        'How much amounts differ, by the third quartile divided by the first: below 3 `low`, below 10 `medium`, else `high`.',
        'high',
        {
          values: ['low', 'medium', 'high'],
        },
      ),
    ),
    dataSource: text('What it was computed from.', 'awards'),
    subCategories: texts('Categories that have such awards.', ['Construction', 'Civil engineering']),
    lastUpdated: instant('When the latest of the awards was first seen.', '2026-08-14T20:00:00.000Z'),
    createdAt: instant('When the record was made.', '2026-08-14T20:00:00.000Z'),
    syncedAt: instant('When the record was published here.', '2026-08-14T20:00:01.000Z'),
  },
  identifiers: ['id', 'industry_id'],
  searchable: false,
  sorts: { industryName: 'industry_name', sampleSize: 'sample_size', medianValue: 'median_value' },
  defaultSort: 'industryName',
  filters: {},
  counted: [],
  indexes: [],
});
