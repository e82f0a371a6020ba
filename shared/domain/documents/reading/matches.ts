import { Words } from '#shared/domain/documents/phrases/phrase.ts';
import type { Reader, Span } from './reader.ts';

/**
 * Expressions of rules run on pieces of this many characters, so that none takes long for any document. Pieces overlap:
 * a match that begins in one piece may end in the next.
 */
const PIECE = 4_000;
const OVERLAP = 600;

/** A match in `flow`, with the texts of its groups and its span. */
export type Match = Span & { text: string; groups: readonly (string | undefined)[] };

/** @returns the matches of a global expression within a part of `flow`, in order */
export function matchesOf(
  { flow }: Pick<Reader, 'flow'>,
  pattern: RegExp | Words,
  { start, end }: Span = { start: 0, end: flow.length },
): Match[] {
  const found: Match[] = [];
  const every = pattern instanceof Words ? pattern.every : pattern;
  let after = start;
  for (let from = start; from < end; from += PIECE) {
    const piece = flow.slice(from, Math.min(end, from + PIECE + OVERLAP));
    for (const match of piece.matchAll(every)) {
      const at = from + match.index;
      if (match.index >= PIECE || at < after || match[0] === '') continue;
      found.push({ start: at, end: at + match[0].length, text: match[0], groups: match.slice(1) });
      after = at + match[0].length;
    }
  }
  return found;
}

/** @returns the text of at most so many characters before a place */
export const before = ({ flow }: Pick<Reader, 'flow'>, place: number, characters: number): string =>
  flow.slice(Math.max(0, place - characters), place);

/** @returns the text of at most so many characters from a place on */
export const after = ({ flow }: Pick<Reader, 'flow'>, place: number, characters: number): string =>
  flow.slice(place, place + characters);

/** @returns the text of the sentence before a place, up to this many characters */
export const sentenceBefore = (reader: Pick<Reader, 'flow'>, place: number, characters: number): string =>
  before(reader, place, characters).split(SENTENCE_BEGINS).at(-1)!;
const SENTENCE_BEGINS = /[.;] (?=["'(]?[A-Z0-9])/;

/** Two matches in one sentence: the second match, and the words between them. */
export type Pair = Match & { between: string; first: Match };

/** Maximum length of the second match of a pair. */
const SECOND = 120;
const SENTENCE_ENDS = /[.;?!] (?=["'(]?[A-Z0-9])| [\u2022\u25aa\u25cf\u27a2] /;
/** Whether no sentence ends within a text. */
export const isOneSentence = (text: string): boolean => !SENTENCE_ENDS.test(text);

/**
 * Finds pairs: a match of `first`, and the nearest following match of `second` in the same sentence. Two small
 * expressions are faster than one with a gap.
 * @param first a global expression
 * @param second not global; the pair has its groups
 * @param within maximum number of characters between them
 */
export function pairsOf(
  reader: Pick<Reader, 'flow'>,
  first: RegExp | Words,
  second: Pick<RegExp, 'exec'>,
  within: number,
): Pair[] {
  return matchesOf(reader, first).flatMap((match) => {
    const window = reader.flow.slice(match.end, match.end + within + SECOND);
    const found = second.exec(window);
    if (found === null || found.index > within) return [];
    const between = window.slice(0, found.index);
    if (!isOneSentence(between)) return [];
    const end = match.end + found.index + found[0].length;
    const text = reader.flow.slice(match.start, end);
    return [{ start: match.start, end, text, groups: found.slice(1), between, first: match }];
  });
}
