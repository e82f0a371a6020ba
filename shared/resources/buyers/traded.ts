import { z } from 'zod';

/** What was advertised and awarded in a period or a part; docs/data/figures.md says exactly what each figure counts. */
const traded = {
  tenders: z.int().describe('Tenders that invite bids, by their day of publication.'),
  awards: z.int().describe('Awards that were made.'),
  countedAwards: z.int().describe('Awards whose amount is in the value.'),
  value: z.number().nullable().describe('Sum of the amounts that count, in rand; null if none does.'),
};

export const tradedInMonth = z.object({
  month: z.string().describe('South African month, as `2026-03`.'),
  ...traded,
});
export const tradedInYear = z.object({
  year: z.int().describe('South African year.'),
  ...traded,
});
export const tradedInCategory = z.object({
  name: z.string().describe('The category.'),
  ...traded,
});

const figures = { tenders: 31, awards: 12, countedAwards: 8, value: 4172400.5 };
export const tradedExamples = {
  months: [{ month: '2026-03', ...figures }],
  years: [{ year: 2026, ...figures }],
  categories: [{ name: 'Civil engineering', ...figures }],
} as const;
