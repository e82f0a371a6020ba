import { companyKey, companyWords } from '#shared/text/names.ts';

/**
 * The similarity of two names of companies or persons, by rules that can be explained to whoever is rejected by one:
 * equal keys give 1, the same words in another order 0.98; otherwise the share of words that the names have in common
 * (twice the common ones over all words of both), 0.95 at most. Words with a similar spelling count by the share of their
 * common trigrams. Words that many companies have in their names, such as `Trading`, count a fifth of a word.
 */

/** Which rule decided. */
export type NameMethod = 'exact-name' | 'same-words' | 'similar-words';

/** A name, prepared once for any number of comparisons. */
export type NameSketch = { key: string; words: readonly Word[]; weight: number };
type Word = { text: string; weight: number; trigrams: ReadonlySet<string> };

const SAME_WORDS = 0.98;
const MAX_DIFFERENT_WORDS = 0.95;
const COMMON_WEIGHT = 0.2;
/** Words with a smaller share of common trigrams are different words. */
const MIN_AGREEMENT = 0.5;

/** Words of trade, place and form, which do not distinguish companies. */
const COMMON_WORDS = new Set(
  `a and of the for in trading trade enterprise enterprises project projects holding holdings group business company
  co corporation construction constructions civil civils building service services supply supplies solution solutions
  consulting consultants engineering engineers contractor contractors logistics transport security cleaning catering
  general investment investments development developments management technology technologies systems international
  africa african south sa`.split(/\s+/),
);

/** @returns the name prepared for comparisons; the company form does not count as a word */
export function sketchName(name: string): NameSketch {
  const texts = [...new Set(companyWords(name))];
  const words = texts.map((text) => ({
    text,
    weight: COMMON_WORDS.has(text) ? COMMON_WEIGHT : 1,
    trigrams: trigramsOf(text),
  }));
  return { key: companyKey(name), words, weight: words.reduce((sum, { weight }) => sum + weight, 0) };
}

/** @returns the similarity of the names, 0 to 1 with two decimals, and the rule that decided; symmetric */
export function compareNames(one: NameSketch, other: NameSketch): { score: number; method: NameMethod } {
  if (one.key === other.key) return { score: one.key === '' ? 0 : 1, method: 'exact-name' };
  const all = one.weight + other.weight;
  const share = all === 0 ? 0 : (2 * commonWeight(one.words, other.words)) / all;
  if (share > 0.999) return { score: SAME_WORDS, method: 'same-words' };
  return { score: Math.min(Math.round(share * 100) / 100, MAX_DIFFERENT_WORDS), method: 'similar-words' };
}

/** Pairs words, the most similar first, each at most once. @returns the sum of their weights */
function commonWeight(some: readonly Word[], others: readonly Word[]): number {
  const pairs: { one: Word; other: Word; weight: number }[] = [];
  for (const one of some) {
    for (const other of others) {
      const alike = one.text === other.text ? 1 : agreement(one.trigrams, other.trigrams);
      if (alike >= MIN_AGREEMENT)
        pairs.push({ one, other, weight: alike * Math.min(one.weight, other.weight) });
    }
  }
  const paired = new Set<Word>();
  let sum = 0;
  for (const { one, other, weight } of pairs.sort((a, b) => b.weight - a.weight)) {
    if (paired.has(one) || paired.has(other)) continue;
    paired.add(one).add(other);
    sum += weight;
  }
  return sum;
}

/** Share of trigrams that two words have in common (Dice coefficient). */
function agreement(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (2 * Math.min(some.size, others.size) < MIN_AGREEMENT * (some.size + others.size)) return 0;
  let common = 0;
  for (const trigram of some) if (others.has(trigram)) common += 1;
  return (2 * common) / (some.size + others.size);
}

/** Trigrams of a word; its beginning counts as two letters and its end as one. */
function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
