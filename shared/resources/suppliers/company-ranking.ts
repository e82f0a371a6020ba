import { z } from 'zod';
import { categorySlug, provinceSlug } from '#shared/resources/definition/canonical.ts';
import { instant, integer, objects, text } from '#shared/resources/definition/fields.ts';
import { namesWithoutIdentityNumbers } from '#shared/resources/definition/privacy.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

const place = z.object({
  rank: z.int().describe('Place, from 1.'),
  companyId: z.uuid().describe('Permanent id of the company.'),
  name: z.string().describe('Its name.'),
  province: z
    .string()
    .nullable()
    .describe('The province of the ranking, otherwise the one in which it won most awards.'),
  value: z
    .number()
    .nullable()
    .describe(
      'Sum of its own awards whose amount counts, in rand; null if none does. The value of a joint venture counts only for the joint venture.',
    ),
  awards: z.int().describe('Awards that were made, including those of its joint ventures.'),
  restricted: z
    .boolean()
    .nullable()
    .describe('Whether the company is restricted today; null while no list of restricted suppliers is read.'),
});
const example: z.input<typeof place> = {
  rank: 1,
  companyId: '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911',
  name: 'Mahika Technologies (Pty) Ltd',
  province: 'Gauteng',
  value: 4172400.5,
  awards: 12,
  restricted: false,
};

const ALL = 'all';

/** What a ranking is about. */
type Scope = { province: string | null; category: string | null; year: number | null };

/** The words by which a ranking is looked up, from names as tenders have them. */
export const rankingScope = ({ province, category, year }: Scope): string =>
  [
    province === null ? ALL : provinceSlug(province),
    category === null ? ALL : categorySlug(category),
    year ?? ALL,
  ].join('/');

const preparedScope = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? rankingScope(value as Scope) : value;

/** Who wins most in a province, a category and a year, or in all of each. */
export const companyRanking = defineResource({
  name: 'company_ranking',
  description:
    'The top hundred companies by value and by number of awards, in one province, category and year, or in all of them.',
  fields: {
    id: recordId('0f8e7d6c-5b4a-8928-9706-f5e4d3c2b1a0').listed(),
    scope: text(
      'Slug of the province, slug of the category and year; `all` stands for every province, category or year.',
      'gauteng/all/2026',
      { prepare: preparedScope },
    )
      .required()
      .listed(),
    province: text('The province; null for all.', 'Gauteng').listed(),
    category: text('The category; null for all.', 'Civil engineering').listed(),
    year: integer('South African year of the awards; null for all.', 2026).listed(),
    computedAt: instant(
      'Age of the figures: when the newest award of these companies was first seen.',
      '2026-06-02T09:00:05.000Z',
    )
      .required()
      .listed(),
    byValue: objects('The top companies by value.', place, [example], {
      prepare: namesWithoutIdentityNumbers,
    }),
    byAwards: objects('The top companies by number of awards.', place, [example], {
      prepare: namesWithoutIdentityNumbers,
    }),
  },
  identifiers: ['id', 'scope'],
  sorts: { computedAt: 'computed_at' },
  defaultSort: '-computedAt',
});
