import type { Found } from '#shared/domain/documents/analysis.ts';
import { HOLDS, HOLDS_LONGER, NOT_OF_BIDS, OFFERS } from '#shared/domain/documents/phrases/lengths.ts';
import { isTakenBack } from '#shared/domain/documents/qualifiers/corrections.ts';
import { periodIn } from '#shared/domain/documents/qualifiers/periods.ts';
import { inDays, lengthEndingAt, lengthsOf } from '#shared/domain/documents/reading/lengths.ts';
import { after, before, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect, type Vote } from './found.ts';

/** Words for the validity of bids, and how much they say. */
const SUBJECTS: readonly (readonly [RegExp, number])[] = [
  [/\bvalidity\b|\bgeldigheid(?:stydperk|sperio[dk]e?|stermyn|sduur)?\b/gi, 3],
  [
    /\b(?:remain|be|hold|holds|is|are|held|stay|kept|bly|and) (?:valid|open|good|binding|irrevocable|firm|geldig)\b/gi,
    2,
  ],
  [/\bvalid (?:for|vir)\b|\bgeldig (?:wees|bly|vir)\b/gi, 2],
];
const DAYS = new RegExp(
  `${NUMBER}(?: ?(?:calendar|working|business|consecutive|kalender))?[ -]?(days?|dae|months?|maande|weeks?)\\b`,
  'i',
);
/** `90 days from the closing date`, in a sentence that speaks of bids. */
const FROM_CLOSING = new RegExp(
  `${NUMBER}(?: calendar| working| business)? ?(days?|dae|months?|maande)(?: to be calculated)? (?:from|after|na|vanaf) (?:the |die )?(?:bid |tender )?(?:clos|sluit|date of clos)`,
  'i',
);
const BIDS = /\b(?:bids?|tenders?|offers?|quotations?|proposals?|kwotasies?|aanbiedinge?)\b/gi;
/** Bids seldom hold for so long, in days; prices of a contract, certificates and panels do. */
const LONG = 180;
const SENTENCE = 90;
/** What the sentence says up to a length of time. */
const saidOf = (reader: Reader, end: number): string =>
  before(reader, end, SENTENCE)
    .split(/[.;:] /)
    .at(-1)!;
/** Whether a length of time is too long for bids, and its sentence speaks of what holds for so long. */
function isOfOthers(reader: Reader, start: number, text: string, value: number): boolean {
  const head = before(reader, start, SENTENCE)
    .split(/[.;:] /)
    .at(-1)!;
  return value >= LONG && HOLDS_LONGER.test(head + text);
}
const perUnit: Readonly<Record<string, number>> = { d: 1, m: 30, w: 7 };

/** Finds for how many days a bid holds. Months have 30 days. */
export function findValidity(reader: Reader): Found<number> | null {
  const pairs = [
    ...SUBJECTS.flatMap(([subject, weight]) =>
      pairsOf(reader, subject, DAYS, 90).map((pair) => ({ ...pair, weight })),
    ),
    ...pairsOf(reader, BIDS, FROM_CLOSING, 60).map((pair) => ({ ...pair, weight: 1 })),
  ];
  const votes = pairs.flatMap(({ start, end, weight, between, groups: [digits, words, unit = ''] }) => {
    const length = lengthEndingAt(reader, end);
    const stated = (numberOf(digits, words) ?? 0) * (perUnit[unit.charAt(0).toLowerCase()] ?? 0);
    const value = length === null ? stated : inDays(length);
    const isOther =
      NOT_OF_BIDS.test(between) ||
      isOfOthers(reader, start, between, value) ||
      isTakenBack(reader.flow, { start, end }) ||
      periodIn(saidOf(reader, end), ['extension']) !== null;
    return isOther || value < 7 || value > 365 ? [] : [{ start, end, value, weight }];
  });
  return (
    elect(reader, votes, { agreed: 0.97, disputed: 0.8 }) ??
    elect(reader, inOtherWords(reader), { agreed: 0.9, disputed: 0.6 })
  );
}

const FIRM_FOR_LONG = /\b(?:contract|delivery|warranty|kontrak|lewering)\b/i;

/** Of a long sentence, what stands so near says what the length is of. */
const [MAX_SAID, NEAR] = [200, 80];
const ACCEPTANCE = /\b(?:acceptance period|period (?:of|for) acceptance)\b/i;

/** A length of time in a sentence about offers that hold, or in the answer to a question about them. */
const inOtherWords = (reader: Reader): Vote<number>[] =>
  lengthsOf(reader).flatMap((length) => {
    const { said, title, start, end } = length;
    const isAsked = HOLDS.test(title) && !HOLDS.test(said.text) && said.text.length < 200;
    const text = isAsked ? `${title} ${said.text}` : said.text;
    const value = inDays(length);
    const near = `${before(reader, start, NEAR)}${after(reader, start, NEAR)}`;
    const fits =
      HOLDS.test(text) &&
      (OFFERS.test(text) || ACCEPTANCE.test(text)) &&
      !NOT_OF_BIDS.test(text.length > MAX_SAID ? near : text) &&
      !FIRM_FOR_LONG.test(text) &&
      !isOfOthers(reader, start, '', value);
    return fits && value >= 7 && value <= 365 ? [{ start, end, value, weight: 1 }] : [];
  });
