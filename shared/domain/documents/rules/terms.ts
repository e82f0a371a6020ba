import type { Found } from '#shared/domain/documents/analysis.ts';
import { BILLS, NOT_BILLS } from '#shared/domain/documents/phrases/lengths.ts';
import { lengthsOf } from '#shared/domain/documents/reading/lengths.ts';
import { after, before, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect, type Vote } from './found.ts';

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
const NOT_PAYMENT =
  /\b(?:older|municipal account|rates|arrears|agterstallig|valid (?!tax|invoice)|tax (?!invoice))\b/i;

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
  return (
    elect(reader, votes, { agreed: 0.93, disputed: 0.7 }) ??
    elect(reader, inOtherWords(reader), { agreed: 0.85, disputed: 0.6 })
  );
}

const PAID = /\b(?:payments?|paid|pays?|settled?|settles|betaal\w{0,3}|betaling\w{0,2}|vereffen\w{0,2})\b/i;

/** Days in a sentence about the payment of invoices, or in the answer to a question about it. */
const inOtherWords = (reader: Reader): Vote<number>[] =>
  lengthsOf(reader).flatMap(({ said, title, start, end, unit, count }) => {
    const isAsked = !PAID.test(said.text) && PAID.test(title) && said.text.length < 200;
    const text = isAsked ? `${title} ${said.text}` : said.text;
    const fits = PAID.test(text) && BILLS.test(text) && !NOT_PAYMENT.test(text) && !NOT_BILLS.test(text);
    return fits && unit === 'day' && count <= 120 ? [{ start, end, value: count, weight: 1 }] : [];
  });

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
