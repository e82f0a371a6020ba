import type { Found } from '#shared/domain/documents/analysis.ts';
import {
  AS_NEEDED,
  BOUGHT,
  CONTRACT,
  CONTRACT_LASTS,
  CONTRACT_OF,
  CONTRACT_PERIOD,
  DONE_WITHIN,
  DURATION,
  FOR_PERIOD,
  HOLDS,
  LASTS,
  NOT_LENGTH,
  OFFERS_BEFORE,
  OTHER_PERIOD,
  PERIOD_OF,
} from '#shared/domain/documents/phrases/lengths.ts';
import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import { periodIn } from '#shared/domain/documents/qualifiers/periods.ts';
import {
  inMonths,
  type Length,
  lengthsAbout,
  lengthsBehind,
  lengthsOf,
  type ToldLength,
} from '#shared/domain/documents/reading/lengths.ts';
import { after, before, sentenceBefore } from '#shared/domain/documents/reading/matches.ts';
import { placedAt } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { elect, type Vote } from '#shared/domain/documents/rules/found.ts';

/** Words for the length of a contract, how many characters may follow them, and how much they say. */
const SUBJECTS: readonly (readonly [RegExp | Words, number, number])[] = [
  [CONTRACT_PERIOD, 60, 3],
  [PERIOD_OF, 60, 3],
  [DURATION, 6, 1],
  [/\b(?:period|term|tydperk|termyn)(?::| (?=\d))/gi, 1, 1],
  [AS_NEEDED, 6, 2],
  [FOR_PERIOD, 18, 2],
  [CONTRACT_LASTS, 30, 1],
  [CONTRACT_OF, 3, 2],
  [DONE_WITHIN, 3, 1],
];
/** `who owe rates for a period longer than 90 days` */
const MORE_THAN = /(?<!\bnot )\b(?:longer|more) than ?$/i;
/** Words that name the contract itself. */
const NAMED = 3;
const MAX_MONTHS = 600;

/** Finds how long the contract lasts, in months: 30 days or 4.345 weeks are one. */
export function findDuration(reader: Reader): Found<number> | null {
  const stated = SUBJECTS.flatMap(([subject, within, weight]) =>
    lengthsBehind(reader, subject, within).flatMap(({ start, end, length }) =>
      !MORE_THAN.test(before(reader, length.start, 20)) &&
      isOfContract(reader, { start, end }) &&
      (weight >= NAMED || !isOfOffers(reader, length.start))
        ? [voteFor(length, { start, end }, weight)]
        : [],
    ),
  );
  const lengths = lengthsOf(reader);
  // `stationery for a 36-month period`
  const beside = lengths.filter(
    (length) =>
      length.unit !== 'day' && PERIOD.test(after(reader, length.end, 14)) && isOfContract(reader, length),
  );
  const said = lengthsAbout(reader, CONTRACT).filter(
    (length) => length.unit !== 'day' && isSaidOfContract(reader, length),
  );
  const all = [...stated, ...beside.map((length) => voteFor(length))].filter(isPossible);
  const [sure = [], unsure = []] = [true, false].map((is) =>
    all.filter((vote) => (vote.weight >= NAMED || speaksOfWork(reader, vote)) === is),
  );
  const others = said.map((length) => voteFor(length)).filter(isPossible);
  return (
    elect(reader, sure, { agreed: 0.93, disputed: 0.7 }) ??
    elect(reader, others, { agreed: 0.85, disputed: 0.6 }) ??
    elect(reader, unsure, { agreed: 0.7, disputed: 0.6 })
  );
}

/** Whether the sentence, row or heading of a length speaks of a contract or of what is bought. */
function speaksOfWork(reader: Reader, { start, end }: Span): boolean {
  const { text, titles } = placedAt(reader, start) ?? { text: '', titles: [] };
  const sentence =
    sentenceBefore(reader, start, SENTENCE) + reader.flow.slice(start, end + REACH).split(NEXT)[0]!;
  return [text.length > MAX_ROW ? sentence : text, titles[0] ?? ''].some(
    (one) => CONTRACT.test(one) || BOUGHT.test(one),
  );
}
const MAX_ROW = 300;

const voteFor = (length: Length, { start, end }: Span = length, weight = 1): Vote<number> => ({
  ...{ start, end, weight },
  value: inMonths(length),
});
const isPossible = ({ value }: Vote<number>): boolean => value > 0 && value <= MAX_MONTHS;

const PERIOD = /^[ -](?:period|term|contract|appointment|agreement|engagement|tydperk|termyn|kontrak)/i;
/** So soon an answer says a length: `Time for completion: 26 weeks from …` */
const ANSWER = 15;
const LABELLED = /(?:: ?|^contract |^kontrak )$/i;

/** Whether a length stands in a sentence about the contract, or in the answer to a question about it. */
function isSaidOfContract(reader: Reader, length: ToldLength): boolean {
  const { said, title, start, end, isAsked } = length;
  const isBehindLabel = (isAsked && start - said.start < ANSWER) || /: ?$/.test(before(reader, start, 2));
  const asking = isAsked ? title : sentenceBefore(reader, start, SENTENCE);
  return (
    !isOfOffers(reader, start) &&
    !MORE_THAN.test(before(reader, start, 20)) &&
    (LASTS.test(clauseAround(reader, length)) ||
      (isBehindLabel && LASTS.test(asking)) ||
      (LABELLED.test(before(reader, start, 9)) && end === said.end)) &&
    isOfContract(reader, length, isAsked ? title : '') &&
    !NOT_LENGTH.test(clauseAround(reader, length))
  );
}

/** Between two things that one sentence or row says. */
const NEXT =
  /[.;:] |, (?!or |of )| (?:and|but|while|en|maar) (?=(?:the|is|are|a|an|die|word|prices?|payments?|invoices?|pryse|fakture)\b)/;
const [REACH, SENTENCE] = [60, 240];

/** What is said of a length of time: its part of the sentence, or its cell with the one before it. */
function clauseAround(reader: Reader, { start, end }: Span): string {
  const { cells, end: last } = reader.lines[lineAt(reader, end - 1)]!;
  const at = cells.findLastIndex((cell) => cell.start < end);
  const [from, until] = cells.length > 1 ? [cells[Math.max(0, at - 1)]!.start, cells[at]!.end] : [0, last];
  const head = reader.flow
    .slice(Math.max(Math.min(from, start), start - REACH), start)
    .split(NEXT)
    .at(-1)!;
  const tail = reader.flow.slice(end, Math.min(end + REACH, until)).split(NEXT)[0]!;
  return head + reader.flow.slice(start, end) + tail;
}

/** Periods of a contract that are not its own. */
const NOT_OF_CONTRACT = [
  'extension',
  'restriction',
  'warranty',
  'delivery',
  'defects',
  'records',
  'start',
] as const;
/** `at least two weeks before the contract period starts`, `12 months after installation`; or a level of a score: `12 weeks or less` */
const AHEAD =
  /^(?: \([^)]{0,12}\))? (?:before|prior to|ahead of|voor|after (?:the )?installation|or (?:less|fewer)|(?:audited )?(?:annual )?financial statements)\b/i;
/** A contract may be valid, too. */
const IS_VALID =
  /\b(?:contract|agreement|appointment|kontrak|ooreenkoms)(?: will| shall| is| sal| remains?)?(?: be| remain)? (?:valid|geldig)/i;

/** Whether neither the clause of a length nor its sentence, from its beginning on, says that it is of something else. */
function isOfContract(reader: Reader, span: Span, question = ''): boolean {
  if (AHEAD.test(after(reader, span.end, REACH))) return false;
  const clause = `${question} ${clauseAround(reader, span)}`;
  if (OTHER_PERIOD.test(clause.replace(IS_VALID, ''))) return false;
  const said = sentenceBefore(reader, span.start, SENTENCE) + reader.flow.slice(span.start, span.end);
  return periodIn(said, NOT_OF_CONTRACT) === null;
}

/** Whether a sentence says up to a place that offers hold: `Bids are held for a period of 90 days`. */
function isOfOffers(reader: Reader, place: number): boolean {
  const said = sentenceBefore(reader, place, SENTENCE);
  return OFFERS_BEFORE.test(said) && HOLDS.test(said);
}
