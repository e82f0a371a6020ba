import type { Found } from '#shared/domain/documents/analysis.ts';
import { BILLS, BY_OTHERS, GUARANTEE, NOT_BILLS, PAYMENT } from '#shared/domain/documents/phrases/terms.ts';
import { isTakenBack } from '#shared/domain/documents/qualifiers/corrections.ts';
import { type Length, lengthsAbout, lengthsBehind } from '#shared/domain/documents/reading/lengths.ts';
import { before, pairsOf, sentenceBefore } from '#shared/domain/documents/reading/matches.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { elect, type Vote } from '#shared/domain/documents/rules/found.ts';

const WITHIN = /\b(?:within|binne|later than|terms?|of|net|settled|paid|vereffen)\b|:|^ ?$/i;
const NOT_PAYMENT =
  /\b(?:older|municipal account|rates|arrears|agterstallig|valid (?!tax|invoice)|tax (?!invoice)|after the anniver\w*)\b/i;
const MOST_DAYS = 120;

/** Finds within how many days invoices are paid. */
export function findPaymentDays(reader: Reader): Found<number> | null {
  const stated = lengthsBehind(reader, PAYMENT, 110).filter(
    ({ start, end, between, length }) =>
      WITHIN.test(between) &&
      !isTakenBack(reader.flow, length) &&
      !BY_OTHERS.test(sentenceBefore(reader, start, 120) + reader.flow.slice(start, end)) &&
      !isHandedIn(between) &&
      !NOT_PAYMENT.test(reader.flow.slice(Math.max(0, start - 30), end + 20)),
  );
  return (
    elect(reader, votesOf(stated), { agreed: 0.93, disputed: 0.7 }) ??
    elect(reader, votesOf(inOtherWords(reader)), { agreed: 0.85, disputed: 0.6 })
  );
}

type Stated = Span & { length: Length };

const votesOf = (stated: readonly Stated[]): Vote<number>[] =>
  stated.flatMap(({ start, end, length: { unit, count } }) =>
    unit === 'day' && count <= MOST_DAYS ? [{ start, end, value: count, weight: 1 }] : [],
  );

/** Columns that run into each other make sentences long. */
const SENTENCE = 220;
/** What is done with a bill, the last of which a length of time behind it is of. */
const DONE = /\b(?:submitted|lodged|ingedien|paid|pay|payments?|settled|betaal|betaling)\b/gi;
/** Whether bills are sent within a time, and not paid: `Invoices must be submitted within 7 days`. */
const isHandedIn = (said: string): boolean =>
  /^(?:submitted|lodged|ingedien)$/i.test(said.match(DONE)?.at(-1) ?? '');

const PAID = /\b(?:payments?|paid|pays?|settled?|settles|betaal\w{0,3}|betaling\w{0,2}|vereffen\w{0,2})\b/i;

/** Days in a sentence about the payment of invoices, or in the answer to a question about it. */
const inOtherWords = (reader: Reader): Stated[] =>
  lengthsAbout(reader, PAID).flatMap((length) => {
    const { text, start, end } = length;
    const fits =
      BILLS.test(text) &&
      !isHandedIn(before(reader, start, SENTENCE)) &&
      !NOT_PAYMENT.test(text) &&
      !BY_OTHERS.test(text) &&
      !NOT_BILLS.test(text);
    return fits ? [{ start, end, length }] : [];
  });

const SHARE = /(?<![\d.])(\d{1,2}(?:[.,]\d{1,2})?)\)? ?(?:%|per ?cent|persent)/i;
const NOT_GUARANTEE = /retention|retensie|interest|local|deposit of/i;
const MOST_PERCENT = 30;

/** Finds the guarantee that a contractor gives, in percent of the contract sum. */
export function findGuarantee(reader: Reader): Found<number> | null {
  const votes = pairsOf(reader, GUARANTEE, SHARE, 80).flatMap(
    ({ start, end, text, groups: [percent = ''] }) => {
      const value = Number(percent.replace(',', '.'));
      const isGuarantee = value > 0 && value <= MOST_PERCENT && !NOT_GUARANTEE.test(text);
      return isGuarantee ? [{ start, end, value, weight: 1 }] : [];
    },
  );
  return elect(reader, votes, { agreed: 0.93, disputed: 0.7 });
}
