import type { LinkReason, SpellingLink } from './link.ts';
import type { SeenSpelling } from './spelling.ts';
import { canBeError, mistypedWords } from './typing-error.ts';

/**
 * One letter apart is not one company. A link by typing error counts only where something else agrees: the same award, or words
 * that no other company has, of which one is seen so often that the other must be an error.
 */

/** What is known about spellings beyond their names. */
export type Agreements = {
  /** @returns the spellings that have a word; of more than `MOST_OF_ONE` at least one more than that */
  withWord: (word: string) => readonly SeenSpelling[];
  /** @returns whether an award of each is of one tender and one amount */
  haveOneDeal: (one: string, other: string) => boolean;
};

/** Spellings of one company that a word is looked for in; a word of more is not of one company. */
export const MOST_OF_ONE = 20;
/** How many times as often the usual spelling is seen. */
const RATIO = 3;

const TYPING_ERROR: LinkReason = 'name-typing-error';

/** @returns the links by typing errors alone */
export const mistypedLinks = (links: readonly SpellingLink[]): SpellingLink[] =>
  links.filter(({ reason }) => reason === TYPING_ERROR);

/**
 * @param spellings those that are linked, by their ids
 * @returns the links that count, and those by typing errors that nothing else agrees with
 */
export function agreedLinks(
  links: readonly SpellingLink[],
  spellings: ReadonlyMap<string, SeenSpelling>,
  known: Agreements,
): { agreed: SpellingLink[]; doubtful: SpellingLink[] } {
  const { agreed = [], doubtful = [] } = Object.groupBy(links, ({ one, other, reason }) => {
    const [a, b] = [spellings.get(one), spellings.get(other)];
    const counts =
      reason !== TYPING_ERROR ||
      (a !== undefined && b !== undefined && (known.haveOneDeal(one, other) || isError(a, b, known)));
    return counts ? 'agreed' : 'doubtful';
  });
  return { agreed, doubtful };
}

function isError(one: SeenSpelling, other: SeenSpelling, known: Agreements): boolean {
  const words = mistypedWords(one, other);
  if (words === null || !one.words.includes(words.one)) return false;
  const [here, there] = [known.withWord(words.one), known.withWord(words.other)];
  if (!areOfOne(here, one) || !areOfOne(there, other)) return false;
  const [often, seldom] = [mentionsOf(here), mentionsOf(there)];
  if (often >= RATIO * seldom) return canBeError(words.other, words.one);
  return seldom >= RATIO * often && canBeError(words.one, words.other);
}

/** Whether all spellings with a word have the same telling words. */
const areOfOne = (all: readonly SeenSpelling[], one: SeenSpelling): boolean =>
  all.length > 0 && all.length <= MOST_OF_ONE && all.every(({ core }) => core === one.core);

const mentionsOf = (all: readonly SeenSpelling[]): number =>
  all.reduce((sum, { mentions }) => sum + mentions, 0);
