import { foldText } from '#shared/domain/categories/features.ts';

/** Texts at least this similar count as the same text, which was corrected, extended or advertised again. */
export const NEARLY_THE_SAME = 0.7;

/** Compares a text with many others by their words. */
export type TextIndex = {
  /** @returns the Jaccard similarity to each indexed text, in their order: 0 for no common word, 1 for the same words */
  similarities: (text: string) => Float32Array;
};

/** @returns an index of the words of the texts; numbers count as words */
export function indexTexts(texts: readonly string[]): TextIndex {
  const textsWith = new Map<string, number[]>();
  const sizes = texts.map((text, index) => {
    const words = wordsOf(text);
    for (const word of words) {
      const list = textsWith.get(word);
      if (list) list.push(index);
      else textsWith.set(word, [index]);
    }
    return words.size;
  });
  return {
    similarities: (text) => {
      const words = wordsOf(text);
      const shared = new Float32Array(texts.length);
      for (const word of words)
        for (const index of textsWith.get(word) ?? []) shared[index] = shared[index]! + 1;
      return shared.map((count, index) => (count === 0 ? 0 : count / (words.size + sizes[index]! - count)));
    },
  };
}

const wordsOf = (text: string): Set<string> => new Set(foldText(text).split(' '));
