import { parseAmount } from '#shared/domain/tenders/read/fields/amount.ts';

/** What a tender's own text states about its value, in rand; one side is null if only the other is stated. */
export type StatedValue = { from: number | null; to: number | null };

/** Characters that are read. */
const MAX_CHARACTERS = 10_000;
/** Smaller amounts are fees and deposits, larger ones damaged numbers. */
const MIN = 2_000;
const MAX = 100_000_000_000;

const AMOUNT = String.raw`(?:R|ZAR) ?(\d[\d ,.]{0,24})( ?(?:million|mil|m|billion|bn)\b)?`;
const RANGE = new RegExp(`${AMOUNT} ?(?:to|-|–|and|up to|but not exceeding) ?${AMOUNT}`, 'gi');
const UPPER = new RegExp(
  `\\b(?:not (?:to )?exceed(?:ing)?|maximum(?: of)?|up to|below|less than|under|limited to) (?:an amount of )?${AMOUNT}`,
  'gi',
);
const VALUE = new RegExp(
  `\\b(?:budget(?:ed)?|estimated|estimate|contract value|project value|tender value)(?: [a-z]{1,12}){0,4}:? ?${AMOUNT}`,
  'gi',
);
/** Words before an amount that show that it is not the value of the tender. */
const SOMETHING_ELSE =
  /deposit|refundable|\bfees?\b|turnover|insur|liabilit|penalt|points?\b|prefer|80 ?\/ ?20|90 ?\/ ?10|surety|guarantee|grant of|fine of|price of (?:the )?document|per (?:month|hour|day)/i;
const BEFORE = 70;

/**
 * Reads the value, budget or range that a tender states in its title or description.
 * @returns both sides equal for a single value; null if the text states none
 */
export function statedValueOf(text: string): StatedValue | null {
  const line = text.slice(0, MAX_CHARACTERS).replace(/\s+/g, ' ');
  for (const [pattern, read] of readings)
    for (const match of line.matchAll(pattern)) {
      const before = line.slice(Math.max(0, match.index - BEFORE), match.index + match[0].length);
      const found = SOMETHING_ELSE.test(before) ? null : read(match);
      if (found !== null) return found;
    }
  return null;
}

const readings: readonly (readonly [RegExp, (match: RegExpMatchArray) => StatedValue | null])[] = [
  [
    RANGE,
    ([, low, lowUnit, high, highUnit]) => {
      const to = rand(high, highUnit);
      const from = rand(low, lowUnit) ?? (highUnit === undefined ? null : rand(low, highUnit));
      return from === null || to === null || from > to ? null : { from, to };
    },
  ],
  [
    UPPER,
    ([, amount, unit]) => {
      const to = rand(amount, unit);
      return to === null ? null : { from: null, to };
    },
  ],
  [
    VALUE,
    ([, amount, unit]) => {
      const value = rand(amount, unit);
      return value === null ? null : { from: value, to: value };
    },
  ],
];

function rand(digits: string | undefined, unit: string | undefined): number | null {
  const bare = (digits ?? '').replace(/[ ,.]+$/, '');
  const scale = unit === undefined ? 1 : /^ ?b/i.test(unit) ? 1e9 : 1e6;
  // Before "million" a comma or point is the decimal mark: R2,5 million.
  const value =
    scale === 1
      ? Number(parseAmount(bare)?.amount ?? Number.NaN)
      : Number(bare.replace(/ /g, '').replace(',', '.')) * scale;
  return value >= MIN && value <= MAX ? Math.round(value * 100) / 100 : null;
}
