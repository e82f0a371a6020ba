import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import { after, before, isOneSentence, matchesOf } from './matches.ts';
import { NUMBER, numberOf } from './numbers.ts';
import { once } from './once.ts';
import { type Placed, placedAt } from './outline.ts';
import type { Reader, Span } from './reader.ts';
import { lastFrom } from './span.ts';

/** A length of time that a document states, and the sentence that states it. */
export type Length = Span & {
  count: number;
  unit: 'day' | 'week' | 'month' | 'year';
  /** The sentence, the row or the item. */
  said: Placed;
  /** The question or label that it answers, if it has one; otherwise the heading above it. */
  title: string;
};

const LENGTH = new RegExp(
  `${NUMBER}[ -]?(?:(?:calendar|(?:business[ /]{1,3})?working|business|consecutive|kalender|werks)[ -]?)?(days?|dae|weeks?|weke|months?|maande?|years?|yrs?|jaar|jare)\\b`,
  'gi',
);
const UNITS: Readonly<Record<string, Length['unit']>> = {
  d: 'day',
  w: 'week',
  m: 'month',
  y: 'year',
  j: 'year',
};
const unitOf = (word: string): Length['unit'] | undefined => UNITS[word.charAt(0).toLowerCase()];
/** Words before the last word of a longer number: `thirty-six`, `one hundred and twenty`, `ses-en-dertig`. */
const BEFORE =
  /\b([a-z]{3,8})(?: (hundred)(?: and)?|-? ?(honderd)(?:[ -]en)?)?(?:[ -]en)?[ -]$|\b(honderd|hundred)[ -](?:en|and)[ -]$/i;
const IN_WORDS = 30;

/** `24 hours a day, 7 days a week`: a frequency, not a length of time. */
const A_WEEK = /^ (?:a|per|each|every|in a|'n|per) (?:day|week|month|year|annum|dag|maand|jaar)\b/i;
/** The label of a cell that stands between the lines of the cell beside it: `for 120`, `VALIDITY PERIOD`, `days from …`. */
const ROUND_LABEL =
  /(?<![\d.,])(\d{1,3})()(?: [A-Z][A-Z/-]{1,20}){1,5} (days?|dae|weeks?|weke|months?|maande?|years?)\b/g;

/** @returns the lengths of time of a document, in order */
export const lengthsOf = once((reader: Reader): readonly Length[] => {
  const found = [...matchesOf(reader, LENGTH), ...matchesOf(reader, ROUND_LABEL)]
    .sort((one, other) => one.start - other.start)
    .flatMap(({ start, end, groups: [digits, words, unit = ''] }): Length[] => {
      const last = numberOf(digits, words);
      const count =
        last === null || digits !== undefined ? last : last + moreBefore(reader.flow, start, last);
      const [kind, said] = [unitOf(unit), placedAt(reader, start)];
      if (count === null || count === 0 || kind === undefined || said === null) return [];
      if (A_WEEK.test(after(reader, end, 12))) return [];
      return [{ start, end, count, unit: kind, said, title: said.titles[0] ?? '' }];
    });
  return withMonths(reader, found);
});

/** `9 years and eleven (11) months` is one length. */
function withMonths({ flow }: Reader, lengths: readonly Length[]): Length[] {
  const whole: Length[] = [];
  for (const length of lengths) {
    const years = whole.at(-1);
    const isRest =
      years?.unit === 'year' &&
      length.unit === 'month' &&
      length.count < 12 &&
      length.start >= years.end &&
      AND_MONTHS.test(flow.slice(years.end, length.start));
    if (isRest) whole.pop();
    whole.push(isRest ? { ...length, start: years.start, count: years.count * 12 + length.count } : length);
  }
  return whole;
}
const AND_MONTHS = /^,? (?:(?:and|en|&) )?(?:[a-z]{3,8} ?)?$/i;

/** @returns the value that the words before the last word of a number add to it */
function moreBefore(flow: string, start: number, last: number): number {
  const [, first, hundred, honderd, alone] = BEFORE.exec(before({ flow }, start, IN_WORDS)) ?? [];
  if (alone !== undefined) return 100;
  const more = numberOf(undefined, first) ?? 0;
  if ((hundred ?? honderd) !== undefined) return (more || 1) * 100;
  // `thirty-six`, and in Afrikaans `ses-en-dertig`.
  const fits = (last < 10 && more >= 20 && more % 10 === 0) || (last >= 20 && last % 10 === 0 && more < 10);
  return fits ? more : 0;
}

/** Words with the length that they are about: from the words to the end of the length. */
export type SaidLength = Span & { between: string; length: Length };

/**
 * @param within characters that may stand between
 * @returns for each place of the words the nearest length behind it in the same sentence, and one that stands alone
 *   behind that: one of the two was struck out, or has to be chosen, which the text does not show
 */
export function lengthsBehind(reader: Reader, words: RegExp | Words, within: number): SaidLength[] {
  const lengths = lengthsOf(reader);
  return matchesOf(reader, words).flatMap((match) => {
    const at = lastFrom(lengths, match.end);
    const length = (lengths[at]?.start ?? 0) >= match.end ? lengths[at] : lengths[at + 1];
    if (length === undefined) return [];
    const between = reader.flow.slice(match.end, length.start);
    const isSaid = length.start >= match.end && between.length <= within && isOneSentence(between);
    const next = lengths[lengths.indexOf(length) + 1];
    const isAlone = next !== undefined && reader.flow.slice(length.end, next.start) === ' ';
    return (isSaid ? [length, ...(isAlone ? [next] : [])] : []).map((one) => ({
      ...{ start: match.start, end: one.end, between, length: one },
    }));
  });
}

/** The text that says what a length refers to: its sentence; for an answer that does not say it, also the question. */
export type ToldLength = Length & { text: string; isAsked: boolean };

/** Longer sentences themselves say what they are about. */
const MAX_ANSWER = 200;

/** @returns the lengths in sentences that have such words, or in the answers to questions that have them */
export const lengthsAbout = (reader: Reader, words: Pick<RegExp, 'test'>): ToldLength[] =>
  lengthsOf(reader).flatMap((length) => {
    const { said, title } = length;
    const isAsked = !words.test(said.text) && words.test(title) && said.text.length < MAX_ANSWER;
    const text = isAsked ? `${title} ${said.text}` : said.text;
    return words.test(text) ? [{ ...length, text, isAsked }] : [];
  });

const DAYS: Readonly<Record<Length['unit'], number>> = { day: 1, week: 7, month: 30, year: 365 };
const MONTHS: Readonly<Record<Length['unit'], number>> = { day: 1 / 30, week: 1 / 4.345, month: 1, year: 12 };

/** A month has 30 days. */
export const inDays = ({ count, unit }: Pick<Length, 'count' | 'unit'>): number => count * DAYS[unit];
/** 30 days or 4.345 weeks are a month. */
export const inMonths = ({ count, unit }: Pick<Length, 'count' | 'unit'>): number =>
  Math.round(count * MONTHS[unit] * 100) / 100;
