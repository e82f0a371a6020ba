import type { Found } from '#shared/domain/documents/analysis.ts';
import { after, before, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect } from './found.ts';

const PAYMENT = /\b(?:payments?|paid|pay|settled|invoices?|betaling|betaal|vereffen|fakture?|faktuur)\b/gi;
const DAYS = new RegExp(`${NUMBER}[ -]?(?:calendar |working )?(?:days|dae)\\b`, 'i');
const WITHIN = /\b(?:within|binne|later than|terms?|of|net|settled|paid|vereffen)\b|:|^ ?$/i;
const PERCENT = '(?<![\\d.])(\\d{1,2}(?:[.,]\\d{1,2})?)\\)? ?(?:%|per ?cent|persent)';
const SHARE = new RegExp(PERCENT, 'i');
const SHARES = new RegExp(PERCENT, 'gi');
const GUARANTEE =
  '\\b(?:performance (?:guarantee|bond|security)|guarantee|surety|uitvoeringswaarborg|prestasiewaarborg|waarborg|security deposit)\\b';
const NAME = new RegExp(GUARANTEE, 'i');
const NAMES = new RegExp(GUARANTEE, 'gi');
const NOT_PAYMENT = /\b(?:older|municipal account|rates|arrears|agterstallig|valid|tax)\b/i;

/** Finds within how many days invoices are paid. */
export function findPaymentDays(reader: Reader): Found<number> | null {
  const votes = pairsOf(reader, PAYMENT, DAYS, 110).flatMap(
    ({ start, end, text, between, groups: [digits, words] }) => {
      const value = numberOf(digits, words) ?? 0;
      const context = before(reader, start, 30) + text + after(reader, end, 20);
      return value < 1 || value > 120 || !WITHIN.test(between) || NOT_PAYMENT.test(context)
        ? []
        : [{ start, end, value, weight: 1 }];
    },
  );
  return elect(reader, votes, { agreed: 0.93, disputed: 0.7 });
}

/** Finds the guarantee that a contractor gives, in percent of the contract sum. */
export function findGuarantee(reader: Reader): Found<number> | null {
  const pairs = [
    ...pairsOf(reader, NAMES, SHARE, 80),
    ...pairsOf(reader, SHARES, NAME, 40).map((pair) => ({ ...pair, groups: pair.first.groups })),
  ];
  const votes = pairs.flatMap(({ start, end, text, groups: [percent = ''] }) => {
    const value = Number(percent.replace(',', '.'));
    const other = /retention|retensie|interest|local|deposit of/i.test(text);
    return value <= 0 || value > 30 || other ? [] : [{ start, end, value, weight: 1 }];
  });
  return elect(reader, votes, { agreed: 0.93, disputed: 0.7 });
}
