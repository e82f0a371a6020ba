import { NOT_ASKED } from '#shared/domain/documents/phrases/qualifiers.ts';

/** Where what is said of one thing ends. */
const NEXT = /[.;](?: |$)|\n|\t|, (?:but|and) /;
const REACH = 60;

/**
 * @param text that names something
 * @param end where its name ends
 * @returns whether the words behind the name say that it is not asked for: `PSIRA is not required`
 */
export const isNotAskedBehind = (text: string, end: number): boolean =>
  NOT_ASKED.test(text.slice(end, end + REACH).split(NEXT)[0]!);

/** A longer text may say it of something else. */
const ONE_THING = 120;

/** @returns whether a short text says of the one thing that it names that it is not required: `PSIRA: not required` */
export const isNotAskedIn = (text: string): boolean =>
  text.length <= ONE_THING && /\bnot (?:required|applicable|needed)\b(?! to)/i.test(text);

/** @returns whether `non` stands before a word, whatever dash is between: `Non – compulsory` */
export const isNon = (text: string, start: number): boolean =>
  /\bnon ?[-–—]? ?$/i.test(text.slice(Math.max(0, start - 7), start));

/** Words before a way or a thing that say that there is none: `no hand deliveries`, `neither faxed nor e-mailed bids`. */
const NONE = new Set(['no', 'geen', 'neither', 'nor', 'without', 'sonder']);
/** So many words may stand between. */
const WORDS = 4;

/** @returns whether the words before a place say that there is none of what is named there; `room no 17` does not */
export function isNoneBefore(text: string, start: number): boolean {
  const words = text
    .slice(Math.max(0, start - REACH), start)
    .split(NEXT)
    .at(-1)!
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
    .slice(-WORDS);
  return words.some((word, at) => NONE.has(word) && !/^\d/.test(words[at + 1] ?? ''));
}
