import { foldText } from '#shared/domain/categories/features.ts';

/** From this similarity on two texts are taken for the same text: corrected, extended, advertised again. */
export const NEARLY_THE_SAME = 0.7;

/** Finds texts that share words with another. */
export type TextIndex = {
  /** @returns for each indexed text, in their order, shared words over all words of both: 0 (none) to 1 (the same) */
  similarities: (text: string) => Float32Array;
};

/** @returns an index of the words of the texts; numbers count as words */
export function indexTexts(texts: readonly string[]): TextIndex {
  const holders = new Map<string, number[]>();
  const sizes = texts.map((text, index) => {
    const words = wordsOf(text);
    for (const word of words) {
      const list = holders.get(word);
      if (list) list.push(index);
      else holders.set(word, [index]);
    }
    return words.size;
  });
  return {
    similarities: (text) => {
      const words = wordsOf(text);
      const shared = new Float32Array(texts.length);
      for (const word of words)
        for (const index of holders.get(word) ?? []) shared[index] = shared[index]! + 1;
      return shared.map((count, index) => (count === 0 ? 0 : count / (words.size + sizes[index]! - count)));
    },
  };
}

const wordsOf = (text: string): Set<string> => new Set(foldText(text).split(' '));
