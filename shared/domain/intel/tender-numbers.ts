import { referenceKey } from '#shared/domain/tenders/readvertised.ts';

/** A tender of ours that a text names by its number, with the words. */
export type NumberedTender = { id: string; referenceNumber: string; words: string };

/** Tenders of ours by `referenceKey` of their reference numbers. */
export type Tenders = ReadonlyMap<string, { id: string; referenceNumber: string }>;

/** Words of the longest number, such as `SANRAL N.002-200-2026/1`. */
const MAX_WORDS = 4;
/** Characters of a text in which numbers are looked for. */
const MAX_CHARACTERS = 12_000;
/** Distinct keys of one text. */
const MAX_KEYS = 600;
/** Parts of a number at its ends are neither blanks nor punctuation. */
const OPENS = new Set('("\'“‘[');
const CLOSES = new Set(')"\'”’].,;:!?');
/** Directly before it, a short number is that of a tender. */
const TENDER_WORD = /^(?:tender|bid|rfq|rfp|rfb|rft|rfi|quotation|contract|enquiry)$/i;
const BETWEEN = /^(?:no|nr|number|num|reference|ref|:|#)\.?:?$/i;
/** Before these, a number is that of something else. */
const OTHER_WORD =
  /^(?:gazette|notice|circular|act|section|case|proclamation|instruction|regulation|page|item|article|route|form|note|report)$/i;
/** A key that says nothing alone: a year, a financial year, an amount. */
const BARE = /^(?:20\d\d(?:20)?\d\d|20\d\d|\d{4}|r\d+)$/;

type Candidate = { key: string; words: string; from: number; to: number; before: readonly string[] };

/** @returns keys of all numbers in a text that may be of tenders, to be looked up */
export const numberKeysIn = (item: { title: string; words: string | null; text: string | null }): string[] =>
  [...new Set(candidatesIn(numberText(item)).map(({ key }) => key))].slice(0, MAX_KEYS);

/** @returns the tenders that a text names; a number counts if it is like no other, or is said to be that of a tender */
export function tendersIn(
  item: { title: string; words: string | null; text: string | null },
  tenders: Tenders,
): NumberedTender[] {
  const found = new Map<string, NumberedTender>();
  let taken = -1;
  for (const candidate of candidatesIn(numberText(item))) {
    const tender = tenders.get(candidate.key);
    if (tender === undefined || candidate.from < taken || !isNumberOfTender(candidate)) continue;
    taken = candidate.to;
    if (!found.has(tender.id)) found.set(tender.id, { ...tender, words: candidate.words });
  }
  return [...found.values()];
}

const numberText = ({
  title,
  words,
  text,
}: {
  title: string;
  words: string | null;
  text: string | null;
}): string => [title, words ?? '', text ?? ''].join('\n').slice(0, MAX_CHARACTERS);

function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && OPENS.has(text[from]!)) from += 1;
  while (to > from && CLOSES.has(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}

/** Runs of words that have a digit, the longest first at each place. */
function candidatesIn(text: string): Candidate[] {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  const found: Candidate[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
      const run = words.slice(at, at + length);
      if (
        !run.some(({ word }) => /\d/.test(word)) ||
        run.slice(0, -1).some(({ word }) => /[.,;:!?]$/.test(word) && word.length > 3)
      )
        continue;
      const written = trimmed(run.map(({ word }) => word).join(' '));
      const key = referenceKey(written);
      if (key.length < 4 || key.length > 40) continue;
      found.push({
        ...{ key, words: written, from: run[0]!.from, to: run.at(-1)!.to },
        before: words.slice(Math.max(0, at - 3), at).map(({ word }) => trimmed(word)),
      });
    }
  return found;
}

function isNumberOfTender({ key, words, before }: Candidate): boolean {
  const said = before.filter((word) => !BETWEEN.test(word) && word !== '').at(-1) ?? '';
  if (OTHER_WORD.test(said)) return false;
  if (BARE.test(key)) return false;
  if (TENDER_WORD.test(said)) return true;
  const digits = key.replace(/\D/g, '').length;
  // A word of capitals or a sign between letters and digits: nobody writes it by chance.
  return /[a-z]/.test(key) && digits >= 3 && key.length >= 6 && /[A-Z]/.test(words) && !/\bof\b/.test(words);
}
