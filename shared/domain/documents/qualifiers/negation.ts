import { NOT_ASKED } from '#shared/domain/documents/phrases/qualifiers.ts';

/** The end of a statement about one thing. */
const NEXT = /[.;](?: |$)|\n|\t|, (?:but|and) /;
const REACH = 60;

/**
 * @param text that names something
 * @param end where its name ends
 * @returns whether the words after the name say that it is not required: `PSIRA is not required`
 */
export const isNotAskedBehind = (text: string, end: number): boolean =>
  NOT_ASKED.test(text.slice(end, end + REACH).split(NEXT)[0]!);

/** A longer text may say so about something else. */
const ONE_THING = 120;

/** @returns whether a short text says that the one thing it names is not required: `PSIRA: not required` */
export const isNotAskedIn = (text: string): boolean =>
  text.length <= ONE_THING && /\bnot (?:required|applicable|needed)\b(?! to)/i.test(text);

/** @returns whether `non` comes before a word, with any dash between: `Non – compulsory` */
export const isNon = (text: string, start: number): boolean =>
  /\bnon ?[-–—]? ?$/i.test(text.slice(Math.max(0, start - 7), start));

/** Words before a thing that deny it: `no hand deliveries`, `neither faxed nor e-mailed bids`. */
const NONE = new Set(['no', 'geen', 'neither', 'nor', 'without', 'sonder']);
/** Maximum number of words between. */
const WORDS = 4;

/** @returns whether the words before a place deny the thing that is named there; `room no 17` does not */
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
