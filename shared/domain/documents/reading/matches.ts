import { Words } from '#shared/domain/documents/phrases/phrase.ts';
import type { Reader, Span } from './reader.ts';

/**
 * Expressions of rules are applied to pieces of this many characters, so that none takes long, whatever a document contains.
 * Pieces overlap: a match that begins in one piece may end in the next.
 */
const PIECE = 4_000;
const OVERLAP = 600;

/** A match in `flow`: its groups are texts, its span is where it stands. */
export type Match = Span & { text: string; groups: readonly (string | undefined)[] };

/** @returns the matches of a global expression within a part of `flow`, in their order */
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

/** @returns what the sentence of a place says before it, as far as so many characters reach */
export const sentenceBefore = (reader: Pick<Reader, 'flow'>, place: number, characters: number): string =>
  before(reader, place, characters).split(SENTENCE_BEGINS).at(-1)!;
const SENTENCE_BEGINS = /[.;] (?=["'(]?[A-Z0-9])/;

/** Two matches in one sentence: what the second one found, and the words between them. */
export type Pair = Match & { between: string; first: Match };

/** Characters that the second match of a pair has at most. */
const SECOND = 120;
const SENTENCE_ENDS = /[.;?!] (?=["'(]?[A-Z0-9])| [\u2022\u25aa\u25cf\u27a2] /;
/** Whether no sentence ends within a text. */
export const isOneSentence = (text: string): boolean => !SENTENCE_ENDS.test(text);

/**
 * Finds what is said of something: `first` is what, `second` the nearest match behind it in the same sentence.
 * Two small expressions take less time than one with a gap between.
 * @param first a global expression
 * @param second not global; its groups are those of the pair
 * @param within characters that may stand between
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
