import { MEASURE } from '#shared/domain/documents/phrases/points.ts';
import { NUMBER_WORDS, sumOfWords } from '#shared/text/number-words.ts';

/** A number of points or percent in a text, and its position. */
export type Amount = {
  value: number;
  start: number;
  end: number;
  /** Whether a unit or brackets show that it is a number of points. */
  isMarked: boolean;
};

const UNIT = String.raw`%|per ?cent|persent|points?|punte?|pts?\b|marks?\b`;
/** Words before a number that make it a weight. */
const LABEL = [
  '(?:(?:sub-?)?(?:weight(?:ing|age|s)?|points?|score|marks|gewig|punte|telling)|',
  String.raw`max(?:imum|\.)?(?: (?:points|score|marks|weight|number of points))?|maks(?:imum|\.)?(?: punte)?|up to|tot)`,
  '(?: (?:allocated|of|van|is))? ?[:=-]? ?',
].join('');
/** `30/100`, `30 out of 100`: points of all that there are. */
const OF_ALL = String.raw`(?: ?(?:/|(?:points |punte )?(?:out of|of|uit)) ?(?:[5-9]0|100)(?!\d))`;
const DIGITS = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;

/** A text that has only points: `40`, `(40%)`, `Max 40`, `Weight: 40 points`, `/40`, `0 - 40`. */
const ALONE = new RegExp(
  [
    String.raw`^(?:of which |waarvan )?(?:${NUMBER_WORDS} )?[[(=/]{0,2} ?(?:${LABEL})?(?:\d{1,2} ?(?:-|to|tot) ?)?`,
    `(${DIGITS})${OF_ALL}? ?(?:${UNIT}|max(?:imum)?)?(?: ?(?:max(?:imum)?|each|weight))?`,
    String.raw`[\])/]{0,2}(?: (?:${UNIT}))?$`,
  ].join(''),
  'i',
);
/** Signs that a number without a unit counts something else. */
const NO_AMOUNT = [
  'days?|dae|months?|maande|years?|jaar|hours?|km|m|kw|or more|of meer|to \\d|tot \\d',
  '-|\\+|projects?|projekte|contracts?|copies|letters?',
].join('|');
/** As in running text: `forty (40) points`, `(weight: 40)`, `40%`, `forty points`, or a number of one to three digits. */
const INLINE = new RegExp(
  [
    String.raw`[[(] ?(?:out of |uit )?(?:${LABEL})?(${DIGITS})${OF_ALL}? ?(?:${UNIT})?(?: ?(?:max(?:imum)?|weight))?[)\]](?: ?(?:${UNIT}))?`,
    String.raw`(?<![\d.,/-]|[^a-z]:)(${DIGITS})(?: ?(?:${UNIT})${OF_ALL}?|${OF_ALL})`,
    String.raw`\b(${NUMBER_WORDS}) (?:${UNIT})`,
    String.raw`\b(${NUMBER_WORDS})(?= (?:for|to|on|vir|aan|op|and|en|go|goes|are) |[,.;)]|$)`,
    String.raw`(?<![\d.,/:&-]|[A-Za-z]{2})(\d{1,3})(?![\d/:%]|[.,]\d| ?(?:${NO_AMOUNT}|${UNIT})\b)`,
  ].join('|'),
  'gi',
);
/** Text before a number that is a weight although it has no unit. */
const WEIGHS =
  /\b(?:weight(?:ing)?|points|counts?|weigh(?:s|ing)|carr(?:y|ies|ying)|worth|score[ds]?(?: out)?|maximum|contributes?|accounts? for|tel|gewig|punte)(?: of| is| van)?[ :=-]{1,3}$/i;

/** Text before the number of a thing. */
const NUMBERED =
  /\b(?:criteri(?:on|um)|stage|phase|fase|step|item|clause|section|table|annexure|schedule|part|form|no|nr|question|page|level|regulation|act)\.? $/i;

/** Text after a number that makes it a date, a period or a measure instead of points. */
const MAX_MEASURE = 24;

/** `one for each` is not a number of points. */
const LEAST_WORD = 5;

const decimalOf = (digits: string): number => Number(digits.replace(',', '.'));

/** @returns the points if the text consists only of points; otherwise null */
export function onlyAmount(text: string): number | null {
  const match = text.length > 50 ? null : ALONE.exec(text);
  return match === null ? (shareOf(text)?.value ?? null) : decimalOf(match[1]!);
}

const SHARE = /^(\d{1,3}) ?(?:\/|out of|of|uit) ?(\d{1,3})$/i;

/** @returns the points of a part and those of its criterion, in a cell such as `5 / 15`; otherwise null */
export function shareOf(text: string): { value: number; whole: number } | null {
  const match = SHARE.exec(text);
  if (match === null) return null;
  const [value, whole] = [Number(match[1]), Number(match[2])];
  return value <= whole ? { value, whole } : null;
}

/** Longer texts are read only up to this length. */
const MAX_TEXT = 3_000;

/**
 * @returns the amounts within a text, from left to right, including numbers without a unit, but not those of dates or
 *   clauses
 */
export function amountsIn(text: string): Amount[] {
  const matches = [...text.slice(0, MAX_TEXT).matchAll(INLINE)];
  return matches.flatMap((match) => {
    const [all, bracketed, withUnit, marked, unmarked, bare] = match;
    const digits = bracketed ?? withUnit ?? bare;
    const words = marked ?? unmarked;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const rest = text.slice(match.index + all.length, match.index + all.length + MAX_MEASURE);
    if (bare !== undefined && NUMBERED.test(before)) return [];
    const value = digits === undefined ? sumOfWords(words!) : decimalOf(digits);
    if (unmarked !== undefined && value < LEAST_WORD) return [];
    if (MEASURE.test(rest)) return [];
    const isMarked = (bare ?? unmarked) === undefined || WEIGHS.test(before);
    return [{ value, start: match.index, end: match.index + all.length, isMarked }];
  });
}
