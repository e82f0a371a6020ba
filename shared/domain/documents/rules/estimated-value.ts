import type { Found } from '#shared/domain/documents/analysis.ts';
import { OTHER_AMOUNT } from '#shared/domain/documents/phrases/shares.ts';
import { before, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { parseAmount } from '#shared/domain/tenders/read/fields/amount.ts';
import { elect } from './found.ts';

const AMOUNT = /\b(?:R|ZAR) ?(\d[\d ,.]{0,20}\d|\d)(?: ?(million|miljoen|mil|m|billion|bn)\b)?/i;
const STATED =
  /\b(?:budget(?:ed)?|begroting|begrote|estimated?|geraamde?|raming|(?:contract|project|tender|bid) value|kontrakwaarde|projekwaarde)\b/gi;

/** Finds the budget or estimate in rand that the document states. */
export function findEstimatedValue(reader: Reader): Found<number> | null {
  const votes = pairsOf(reader, STATED, AMOUNT, 70).flatMap(
    ({ start, end, text, between, groups: [digits = '', unit] }) => {
      if (OTHER_AMOUNT.test(before(reader, start, 40) + between + text.slice(0, 30)) || between.length > 70)
        return [];
      const value = randOf(digits, unit);
      return value < 10_000 || value > 100_000_000_000 ? [] : [{ start, end, value, weight: 1 }];
    },
  );
  return elect(reader, votes, { agreed: 0.9, disputed: 0.6 });
}

function randOf(digits: string, unit: string | undefined): number {
  if (unit === undefined) return Number(parseAmount(digits)?.amount ?? 0);
  const scale = /^b/i.test(unit) ? 1e9 : 1e6;
  return Math.round(Number(digits.replace(/ /g, '').replace(',', '.')) * scale * 100) / 100 || 0;
}
