import { z } from 'zod';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import type { Buyer } from './buyers.ts';
import { gradeOf } from './cidb.ts';
import { filled, fixture, texts, textWith, weights } from './fixture.ts';
import { powerStation, school, type Town, village } from './places.ts';
import { type Extent, expectedPrice } from './prices.ts';
import type { Random } from './random.ts';
import { DAY } from './times.ts';
import { type SubjectSlot, tradeOf } from './trades.ts';

/** The words of a tender: the buyer's own number, and the title (which releases carry as `description`). */
export type Wording = { number: string; title: string };

/** The file says what each is. */
const words = fixture(
  'sample/titles.yaml',
  z.strictObject({
    beginnings: z.record(z.enum(['goods', 'services', 'works']), weights(z.string())),
    counts: z.array(z.tuple([z.string(), z.number()])).nonempty(),
    periods: weights(
      z.strictObject({
        text: z.string(),
        months: z.number().optional(),
        lasting: z.number().optional(),
        until: z.iso.date().optional(),
      }),
    ),
    grades: weights(textWith('digit', 'class')),
    again: texts,
    trials: z.strictObject({ numbers: texts, titles: texts }),
    numbers: z.record(z.enum(['power', 'municipality', 'department', 'college', 'entity']), texts),
  }),
);

const financialYears = (year: number): readonly string[] => {
  const [now, next] = [String(year % 100).padStart(2, '0'), String((year + 1) % 100).padStart(2, '0')];
  return [
    `${year}/${next}`,
    `${now}/${next}`,
    `${year}-${next}`,
    `${year}/${year + 1}`,
    `${year}`,
    `${year}`,
  ];
};

type Setting = {
  buyer: Buyer;
  trade: string;
  town: Town;
  province: ProvinceCode | null;
  at: number;
  quotation: boolean;
};
/**
 * `expected` is the price in rand that fits the words; `grade` is what contractors for works need, such as `6CE`; `months` is how
 * long the contract lasts where the title says it.
 */
type Written = { wording: Wording; expected: number; grade: string | null; months: number | null };

/**
 * Words that fit buyer, trade and place, with mistakes (capitals, stray blanks) as frequent as in real ones.
 * @param unpublished for what matters to the price and does not show in the words
 */
export function writeWording(seed: number, setting: Setting, random: Random, unpublished: Random): Written {
  const { buyer, trade, town, at, quotation } = setting;
  const number = tenderNumber(buyer, new Date(at).getUTCFullYear(), quotation, random);
  const { kind, subjects } = tradeOf(trade);
  const subject = random.pick(subjects);
  const { text, ...figures } = withFigures(subject, town, random);
  const again = random.chance(0.03);
  let title = sentence(words.beginnings[kind](random) + text);
  const period = kind === 'works' ? null : words.periods(random);
  const months = period?.until
    ? monthsUntil(Date.parse(period.until), at)
    : (period?.months ?? period?.lasting ?? null);
  const expected = expectedPrice(seed, { ...setting, subject, extent: { ...figures, months } }, unpublished);
  const grade = kind === 'works' ? gradeOf(trade, expected, unpublished) : null;
  title += grade === null ? period?.text : gradeInTitle(grade, random);
  if (again) title += random.pick(words.again);
  if (random.chance(0.05)) title += ` for ${buyer.name}`;
  if (random.chance(0.06)) title = `${number}${random.pick([' - ', ': ', ' '])}${title}`;
  if (random.chance(0.55)) title = title.toUpperCase();
  if (random.chance(0.16)) title += random.pick([' ', ' ', '  ', '\t']);
  const written = number + (again && random.chance(0.4) ? '_' : '') + (random.chance(0.04) ? ' ' : '');
  return { wording: { number: written, title }, expected, grade, months: period?.months ?? null };
}

const monthsUntil = (end: number, at: number): number => Math.max(1, Math.round((end - at) / (30.44 * DAY)));

const gradeInTitle = (grade: string, random: Random): string =>
  filled(words.grades(random), (slot) => (slot === 'digit' ? grade.charAt(0) : grade.slice(1)));

/** The words of a tender that advertises an earlier one again; `next` is the number it would have as a new tender. */
export function readvertisedWording(earlier: Wording, next: string, random: Random): Wording {
  const number = earlier.number.trimEnd();
  const marked = `${earlier.title.trimEnd()}${random.pick(words.again)}`;
  const shape = random.fraction();
  if (shape < 0.45) return { number: `${number}_`, title: earlier.title };
  if (shape < 0.6) return { number: `${number}_`, title: marked };
  return { number: shape < 0.9 ? number : next, title: marked };
}

/** The words of a tender with which an official only tries the portal out. */
export const trialWording = (number: string, random: Random): Wording => ({
  number: filled(random.pick(words.trials.numbers), () => number),
  title: random.pick(words.trials.titles),
});

function tenderNumber(buyer: Buyer, year: number, quotation: boolean, random: Random): string {
  const shape = random.pick(words.numbers[buyer.kind]);
  const fy = random.pick(financialYears(year));
  const parts: Record<string, string> = {
    ...{ fy, year: fy.slice(0, 4), initials: buyer.initials },
    station: powerStation(random).slice(0, 3).toUpperCase(),
  };
  const number = filled(shape, (slot) => {
    if (!/^9+$/.test(slot)) return parts[slot] ?? random.pick(slot.split('|'));
    return String(random.integer(1, Number(slot))).padStart(slot.length, '0');
  });
  return quotation && random.chance(0.3) && !/RF[QPB]|BID/.test(number) ? `RFQ ${number}` : number;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Figures = Omit<Extent, 'months'>;

/** What a slot of a subject stands for; some say how much is bought. */
const draws: Readonly<Record<SubjectSlot, (random: Random, town: Town, figures: Figures) => string>> = {
  village: (random) => village(random),
  town: (_, { name }) => name,
  district: (_, { district }) => district,
  school: (random) => school(random),
  station: (random) => powerStation(random),
  ward: (random) => String(random.integer(1, 38)),
  number: (random) => String(random.integer(11, 3400)),
  count: (random, _, figures) => {
    const [said, count] = random.pick(words.counts);
    figures.count = count;
    return said;
  },
  km: (random, _, figures) => {
    figures.length = random.integer(8, 140) / 10;
    return figures.length.toFixed(1);
  },
  kl: (random, _, figures) => {
    figures.capacity = random.integer(11, 3400);
    return String(figures.capacity);
  },
};

/** A subject with its places and figures, and the figures that say how much is bought. */
function withFigures(subject: string, town: Town, random: Random): { text: string } & Figures {
  const figures: Figures = { count: null, length: null, capacity: null };
  const text = filled(subject, (slot) => draws[slot as SubjectSlot](random, town, figures));
  return { text, ...figures };
}
