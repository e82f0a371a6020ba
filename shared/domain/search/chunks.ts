import { isStopWord, searchWords } from './words.ts';

/** A part of a caller's text between blanks, or between quotation marks. */
export type Chunk = {
  text: string;
  words: readonly string[];
  quoted: boolean;
  excluded: boolean;
};

/** Alternative chunks, one of which suffices. A chunk without `OR` next to it is alone in its list. */
export type Choice = readonly Chunk[];

/**
 * Splits a caller's text. Quotation marks of any kind keep words together. A hyphen excludes a word only if the word
 * follows it directly and a blank precedes it, so that ` - ` and `high-mast` exclude nothing. Only `OR` in capitals
 * between two words is an operator.
 */
export function choicesOf(text: string): { wanted: Choice[]; excluded: Chunk[] } {
  const wanted: Chunk[][] = [];
  const excluded: Chunk[] = [];
  let open = false;
  for (const chunk of chunksOf(text)) {
    if (chunk.excluded) excluded.push(chunk);
    else if (!chunk.quoted && chunk.text === 'OR') open = true;
    else {
      const [last] = wanted.slice(-1);
      if (open && last) last.push(chunk);
      else wanted.push([chunk]);
    }
    if (chunk.excluded || chunk.text !== 'OR' || chunk.quoted) open = false;
  }
  return { wanted, excluded };
}

const QUOTED = /(?<=^|[\s(])(-?)(?:"([^"]*)(?:"|$)|‘([^‘’]*)’(?=[\s.,;)]|$))|(\S+?)(?=[\s"]|$)/gu;
const DOUBLE_QUOTES = /[“”„‟«»″＂]/gu;

/** `Water & Sanitation` is a name with `and`; letters on both sides, such as `T & C`, are one word. */
const AND = /(?<=\p{L}{2}\s)&(?=\s\p{L}{2})/gu;

function chunksOf(given: string): Chunk[] {
  const text = given.replace(DOUBLE_QUOTES, '"').replaceAll(/\s+/g, ' ');
  const ands = new Set([...text.matchAll(AND)].map(({ index }) => index));
  return [...text.matchAll(QUOTED)].flatMap(
    ({ index, 1: hyphen = '', 2: double, 3: single, 4: written = '' }): Chunk[] => {
      const plain = ands.has(index) ? 'and' : written;
      const quote = double ?? single;
      const excluded = quote === undefined ? /^-[\p{L}\p{N}]/u.test(plain) : hyphen === '-';
      const words = searchWords(quote ?? plain);
      if (words.length === 0) return [];
      return [{ text: quote ?? plain, words, quoted: quote !== undefined, excluded }];
    },
  );
}

/** @returns whether at least one of the words is in the index */
export const isSearchable = (words: readonly string[]): boolean => words.some((word) => !isStopWord(word));
