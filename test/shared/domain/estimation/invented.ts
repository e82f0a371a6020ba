import type { Comparable, EstimationSubject } from '#shared/domain/estimation/comparable.ts';
import { addDays } from '#shared/time.ts';

const trades = [
  ['laptops and monitors', 'information-and-communication', 400_000],
  ['cleaning of offices', 'services-functional-including-cleaning-and-security-services', 1_500_000],
  ['upgrading of gravel roads', 'civil-engineering', 20_000_000],
  ['office chairs and desks', 'supplies-general', 150_000],
] as const;
const provinces = ['Gauteng', 'Limpopo', 'Western Cape'] as const;

/** A number from 0 to 1 that follows from two others, spread evenly. */
const noise = (one: number, other: number): number => {
  const value = Math.sin(one * 12.9898 + other * 78.233) * 43_758.5453;
  return value - Math.floor(value);
};

/** An invented tender, awarded 40 days after it was published; its value follows from trade and buyer, within a factor of 2. */
export function invented(number: number, firstDay = '2022-01-01'): Comparable {
  const [words, category, typical] = trades[number % trades.length]!;
  const buyer = Math.floor(noise(number, 1) * 5);
  const publishedDay = addDays(firstDay, Math.floor(number / 2));
  const amount = typical * (1 + buyer / 4) * 2 ** (2 * noise(number, 2) - 1);
  return {
    tenderId: `tender-${number}`,
    awardIds: [`award-${number}`],
    publishedDay,
    closingDay: null,
    awardDay: addDays(publishedDay, 40),
    knownDay: addDays(publishedDay, 40),
    title: null,
    description: `Appointment of a service provider for ${words} for a period of ${12 * (1 + (number % 3))} months`,
    category,
    buyer: `buyer-${buyer}`,
    province: provinces[number % 3]!,
    method: 'request-for-bid-open-tender',
    amount: amount.toFixed(2),
  };
}

export const inventions = (count: number, first = 0): Comparable[] =>
  Array.from({ length: count }, (_, at) => invented(first + at));

/** The tender of a comparable, without what was awarded. */
export const subjectOf = ({
  awardIds: _,
  amount: __,
  awardDay: ___,
  knownDay: ____,
  ...subject
}: Comparable): EstimationSubject => subject;
