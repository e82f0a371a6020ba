import { NUMBER_WORDS, sumOfWords } from '#shared/text/number-words.ts';

/** Its groups are the digits or the words, and the unit. */
export const SCORE = [
  `(?<![\\d/.])(?:(\\d{1,3}(?:[.,]\\d{1,2})?)\\)?(?: ?\\([a-z -]{2,30}\\))?|\\b(${NUMBER_WORDS})) ?`,
  '(%|per ?cent|persent|points?|punte|marks|out(?: of)?|uit|\\/ ?\\d{2,3}|of the \\d{2,3}|van die \\d{2,3})',
].join('');
export const NUMBER = new RegExp(SCORE, 'i');
/** A number of points without a unit. */
export const BARE = /(?<![\d/.])(\d{2,3})(?![\d.,:/-]*\d| ?%| ?per| ?days| ?dae| ?months| ?years)/;
/** What the scores are for. */
const REST = new RegExp(
  [
    String.raw`^(?: ?(?:%|points?|punte|marks))?(?: or (?:more|higher|above))?[ ,(]{0,2}(?:\/|(?:out(?: of)?|uit|of|van|from) `,
    String.raw`(?:a |the |'n |die )?(?:possible |maximum |total |maksimum |totaal )?(?:of |van )?) ?\(?(\d{2,3})\b`,
  ].join(''),
  'i',
);

/** `52 points (65%)` */
const IN_PERCENT = /^ ?(?:points?|punte|marks)? ?\((\d{2}) ?%\)/i;
/** `70 points for Part A`: what all points of the part are, nothing says. */
const OF_PART = /^ ?(?:points?|punte|marks)? ?(?:for|in|vir) (?:part|section|deel|afdeling) [a-z\d]\b/i;

/** @returns the share in percent; null where it is none that anybody demands */
export function percentOf(score: number, unit: string, rest: string, total: number | null): number | null {
  const points = !/^(?:%|per)/i.test(unit);
  if (points && OF_PART.test(rest)) return null;
  const share = points ? IN_PERCENT.exec(rest)?.[1] : undefined;
  if (share !== undefined) return Number(share);
  const stated = points ? Number(REST.exec(rest)?.[1] ?? Number.NaN) : Number.NaN;
  const whole = stated >= score ? stated : (total ?? 100);
  const value = points ? (score / (whole >= score ? whole : 100)) * 100 : score;
  return value >= 30 && value < 100 ? Math.round(value * 100) / 100 : null;
}

/** @returns the score in the groups of {@link NUMBER} */
export const scoreOf = (digits: string | undefined, words: string | undefined): number =>
  digits === undefined ? sumOfWords(words ?? '') : Number(digits.replace(',', '.'));

/** @returns the first score of a short text, in percent, and where it ends; null where there is none */
export function percentIn(text: string, whole: number | null): number | null {
  const score = NUMBER.exec(text);
  if (score !== null) {
    const [all, digits, words, unit = ''] = score;
    const end = score.index + all.length;
    return percentOf(scoreOf(digits, words), unit, text.slice(end - unit.length), whole);
  }
  const bare = BARE.exec(text);
  return bare === null
    ? null
    : percentOf(Number(bare[1]), '', text.slice(bare.index + bare[0].length), whole);
}
