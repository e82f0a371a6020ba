import { z } from 'zod';
import { namesWithoutIdentityNumbers } from '#shared/resources/definition/privacy.ts';

const share = (description: string) => z.number().min(0).max(1).nullable().meta({ description });

/** The suppliers of a buyer; docs/data/figures.md says exactly what each figure counts. */
export const organizationSuppliers = z.object({
  total: z.int().min(0).describe('Number of companies and joint ventures that won its awards.'),
  valueShareOfThree: share(
    'Share that the three companies with the greatest value have in `totalAwardValue`; null if no amount counts.',
  ),
  awardShareOfThree: share(
    'Share that the three companies with most awards have in `totalAwards`; null without awards.',
  ),
  first: z
    .array(
      z.object({
        id: z.string().describe('Permanent id of the company.'),
        name: z.string().describe('Its name.'),
        awards: z.int().describe('Its awards.'),
        value: z.number().nullable().describe('Sum of the amounts that count, in rand; null if none does.'),
      }),
    )
    .describe('The first ten by value.'),
});

/** Masks the identity numbers in the names of the companies. */
export const publicSuppliers = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'first' in value
    ? { ...value, first: namesWithoutIdentityNumbers(value.first) }
    : value;

export const suppliersExample = {
  total: 41,
  valueShareOfThree: 0.4471,
  awardShareOfThree: 0.2165,
  first: [
    {
      id: '0b6f1e0a-6f0f-5d7a-9f57-1f2f3f4f5f61',
      name: 'Skyline Civils (Pty) Ltd',
      awards: 9,
      value: 21400300.5,
    },
  ],
} satisfies z.input<typeof organizationSuppliers>;
