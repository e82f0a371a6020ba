import { categorySlug, provinceSlug } from '#shared/resources/definition/canonical.ts';
import { integer, number, text } from '#shared/resources/definition/fields.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { trends } from '#shared/tables/activity.ts';

/** Of the name of a province or category; `all` is a slug of neither. */
const slugOf = (canonical: (name: string) => string) => (value: unknown) =>
  typeof value === 'string' ? canonical(value) : value;

const count = (description: string, example: number) => integer(description, example).required().listed();

/** The activity in a category in a province, or in all of either. */
export const tenderActivity = defineResource({
  name: 'tender_activity',
  plural: 'tender_activities',
  title: 'Activity',
  description:
    'How many tenders there are in a category in a province, or in all categories or provinces, what their awards are worth, and whether there are more than in the year before.',
  fields: {
    id: recordId('5c3f0e1a-8d27-8b4c-9e60-1f7a2d3c4b59').listed(),
    provinceSlug: text('Slug of the province, or `all`.', 'gauteng', { prepare: slugOf(provinceSlug) })
      .required()
      .listed(),
    categorySlug: text('Slug of the category, or `all`.', 'civil-engineering', {
      prepare: slugOf(categorySlug),
    })
      .required()
      .listed(),
    province: text('The province; null for all.', 'Gauteng').listed(),
    category: text('The category; null for all.', 'Civil engineering').promoted().listed(),
    tenderCount: count(
      'Tenders in every state, as lists show them; a tender counts in each of its categories.',
      412,
    ),
    activeCount: count('Tenders among them that are still open for bids.', 31),
    totalValue: number('Sum of the amounts of awards that count, in rand; null if none does.', 98213456.5)
      .promoted()
      .listed(),
    tendersInYear: count('Tenders published in the twelve months up to the last full day.', 96),
    tendersInYearBefore: count('Tenders published in the twelve months before.', 88),
    trend: text(
      'Whether there are 5 % more or fewer than in the year before; null if that year is not known.',
      'up',
      {
        values: trends,
      },
    )
      .promoted()
      .listed(),
    trendPercent: number('Change in per cent compared with the year before.', 9.1).promoted().listed(),
    perMillionInhabitants: number(
      'Tenders per million inhabitants of the province, by the census of 2022.',
      27.3,
    )
      .promoted()
      .listed(),
  },
  sorts: { tenderCount: 'tender_count' },
  defaultSort: '-tenderCount',
  indexes: [['province_slug', 'category_slug'], ['category_slug']],
});
