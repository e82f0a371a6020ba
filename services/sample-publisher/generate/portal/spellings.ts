import { z } from 'zod';
import { fixture } from '#services/sample-publisher/generate/fixture.ts';

/** Formats of levels (1 to 8, 0 for a non-compliant contributor), percentages, points and flags. */
type ValueSpelling = {
  level: (level: number) => string | number;
  percentage: (percent: number) => string | number;
  points: (points: number) => string | number;
  flag: (value: boolean) => string | number | boolean;
};

const comma = (value: number): string => value.toFixed(2).replace('.', ',');

const plain: ValueSpelling = {
  level: (level) => level,
  percentage: (percent) => percent,
  points: (points) => points,
  flag: (value) => value,
};
const worded: ValueSpelling = {
  level: (level) => (level === 0 ? 'Non-Compliant' : `Level ${level}`),
  percentage: (percent) => `${percent}%`,
  points: (points) => comma(points),
  flag: (value) => (value ? 'Yes' : 'No'),
};
const shouted: ValueSpelling = {
  level: (level) => (level === 0 ? 'NON COMPLIANT CONTRIBUTOR' : `LEVEL ${level} CONTRIBUTOR`),
  percentage: (percent) => comma(percent),
  points: (points) => String(points),
  flag: (value) => (value ? 1 : 0),
};
const padded: ValueSpelling = {
  level: (level) => (level === 0 ? 'N/A' : `${level} `),
  percentage: (percent) => `${percent} %`,
  points: (points) => `${points} points`,
  flag: (value) => (value ? 'Yes' : ' NO'),
};

/** Formats of values by the name that the file has for them. */
const valueSpellings = { plain, worded, shouted, padded } as const;

const key = z.string();
const spellings = fixture(
  'sample/portal.yaml',
  z.strictObject({
    awards: z
      .array(
        z.strictObject({
          winners: z.enum(['awards', 'company']),
          ...{ enterpriseType: key, level: key, levelPoints: key, points: key, subcontractors: key },
          subcontractor: z.strictObject({
            ...{ name: key, percentage: key, level: key },
            ...{ youth: key, women: key, disabled: key, military: key, rural: key },
          }),
          values: z.enum(['plain', 'worded', 'shouted', 'padded']).transform((name) => valueSpellings[name]),
        }),
      )
      .nonempty(),
    cancellations: z
      .array(
        z.strictObject({
          ...{ at: key, reason: key.nullable() },
          beside: z.enum(['cancelled_Date', 'canceled_Date']).nullable(),
        }),
      )
      .nonempty(),
    noAmount: z.array(z.string().nullable()).nonempty(),
  }),
);

/** Keys and formats of an awarded row, of a `cancelled` object, and of an amount that is not known; the file says what each is. */
export const { awards: awardSpellings, cancellations: cancellationSpellings, noAmount } = spellings;
export type AwardSpelling = (typeof awardSpellings)[number];

/** Spellings of an amount in rand, with weights; the first is the portal's own. */
export const amountSpellings: readonly (readonly [(amount: number) => string, number])[] = [
  [(amount) => `R${grouped(amount, ' ')}`, 70],
  [(amount) => `R ${grouped(amount, ' ')}`, 14],
  [(amount) => `R${comma(amount)}`, 5],
  [(amount) => `R${grouped(amount, ' ').replace(',', '.')}`, 5],
  [(amount) => grouped(amount, ' '), 3],
  [(amount) => `R${grouped(amount, '\u00a0')}`, 3],
];

/** Forms of the list of bidders: one text, a list of texts, or a list of objects. */
export const biddersSpellings: readonly ((names: readonly string[]) => unknown)[] = [
  (names) => names.join(', '),
  (names) => names.join('; '),
  (names) => names,
  (names) => names.map((company) => ({ company })),
];

const grouped = (amount: number, by: string): string => comma(amount).replace(/\B(?=(\d{3})+,)/g, by);
