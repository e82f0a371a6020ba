import type { LinkReason, SpellingLink } from './link.ts';
import type { SeenSpelling } from './spelling.ts';
import { canBeError, mistypedWords } from './typing-error.ts';

/**
 * A difference of one letter does not prove one company. A link by typing error counts only if something else agrees:
 * the same award, or words that no other company has, of which one is so frequent that the other must be an error.
 */

/** What is known about spellings besides their names. */
export type Agreements = {
  /** @returns the spellings with a word; if there are more than `MOST_OF_ONE`, at least one more than that */
  withWord: (word: string) => readonly SeenSpelling[];
  /** @returns whether both have an award of the same tender and amount */
  haveOneDeal: (one: string, other: string) => boolean;
};

/** Maximum number of spellings that are searched for a word; a more frequent word does not belong to one company. */
export const MOST_OF_ONE = 20;
/** How many times as frequent the usual spelling must be. */
const RATIO = 3;

const TYPING_ERROR: LinkReason = 'name-typing-error';

/** @returns the links that rest on typing errors only */
export const mistypedLinks = (links: readonly SpellingLink[]): SpellingLink[] =>
  links.filter(({ reason }) => reason === TYPING_ERROR);

/**
 * @param spellings the linked spellings, by id
 * @returns the links that count, and the links by typing error without other agreement
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

/** Whether all spellings with a word have the same distinctive words. */
const areOfOne = (all: readonly SeenSpelling[], one: SeenSpelling): boolean =>
  all.length > 0 && all.length <= MOST_OF_ONE && all.every(({ core }) => core === one.core);

const mentionsOf = (all: readonly SeenSpelling[]): number =>
  all.reduce((sum, { mentions }) => sum + mentions, 0);
