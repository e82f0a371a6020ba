import { categorySlug, provinceSlug } from '#shared/resources/definition/canonical.ts';
import { integer, listed, number, text, uuid } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { trends } from '#shared/tables/activity.ts';

/** Of the name of a province or category; `all` is a slug of neither. */
const slugOf = (canonical: (name: string) => string) => (value: unknown) =>
  typeof value === 'string' ? canonical(value) : value;

const count = (description: string, example: number) =>
  listed(integer(description, example, { nullable: false, column: { type: 'int', required: true } }));

/** What goes on in a category in a province, or in all of one of both. */
export const tenderActivity = defineResource({
  name: 'tender_activity',
  plural: 'tender_activities',
  title: 'Activity',
  description:
    'How many tenders there are in a category in a province, or in all categories or provinces, what their awards are worth, and whether there are more than in the year before.',
  fields: {
    id: listed(
      uuid('Permanent id of the record.', '5c3f0e1a-8d27-8b4c-9e60-1f7a2d3c4b59', { nullable: false }),
    ),
    provinceSlug: listed(
      text('Slug of the province, or `all`.', 'gauteng', {
        nullable: false,
        prepare: slugOf(provinceSlug),
        column: { type: 'text', required: true },
      }),
    ),
    categorySlug: listed(
      text('Slug of the category, or `all`.', 'civil-engineering', {
        nullable: false,
        prepare: slugOf(categorySlug),
        column: { type: 'text', required: true },
      }),
    ),
    province: listed(text('The province; null for all.', 'Gauteng')),
    category: listed(text('The category; null for all.', 'Civil engineering', { column: { type: 'text' } })),
    tenderCount: count('Tenders in every state, as lists show them; in each of their categories.', 412),
    activeCount: count('Those of them that can still be bid for.', 31),
    totalValue: listed(
      number('Sum of the amounts of awards that count, in rand; null where none does.', 98213456.5, {
        column: { type: 'numeric' },
      }),
    ),
    tendersInYear: count('Tenders published in the twelve months up to the last full day.', 96),
    tendersInYearBefore: count('Tenders published in the twelve months before.', 88),
    trend: listed(
      text('Whether these are 5 % more or fewer; null where the year before is not known.', 'up', {
        values: trends,
        column: { type: 'text' },
      }),
    ),
    trendPercent: listed(
      number('By how many per cent these are more.', 9.1, { column: { type: 'numeric' } }),
    ),
    perMillionInhabitants: listed(
      number('Tenders for a million inhabitants of the province by the census of 2022.', 27.3, {
        column: { type: 'numeric' },
      }),
    ),
  },
  identifiers: ['id'],
  searchable: false,
  sorts: { tenderCount: 'tender_count' },
  defaultSort: '-tenderCount',
  filters: {},
  counted: [],
  indexes: [['province_slug', 'category_slug'], ['category_slug']],
});
