import { foldText } from '#shared/domain/categories/features.ts';
import type { RealExample } from './examples.ts';
import { indexTexts, NEARLY_THE_SAME } from './similarity.ts';

/** Tenders for training and later ones for testing; no text is in both sets. */
export type Split = {
  train: RealExample[];
  test: RealExample[];
  /** Number of earlier tenders left out of training, because a test tender has nearly the same text or is the same tender. */
  leaked: number;
  /** For each test tender, the most similar earlier tender, whether left out or not. */
  nearest: { example: RealExample; similarity: number }[];
};

/**
 * Splits by the day of publication: earlier tenders are for training; tenders advertised since are for testing, each text
 * and each tender once.
 */
export function splitByDay(examples: readonly RealExample[], cut: string): Split {
  const earlier = examples.filter(({ day }) => day < cut);
  const test = onceEach(examples.filter(({ day, list }) => day >= cut && list === 'advertised'));
  const leaked = new Set<number>();
  const nearest: Split['nearest'] = [];
  const index = indexTexts(earlier.map(({ text }) => text));
  const tenders = new Set(test.flatMap((example) => tenderOf(example) ?? []));
  earlier.forEach((example, at) => {
    const tender = tenderOf(example);
    if (tender !== null && tenders.has(tender)) leaked.add(at);
  });
  for (const { text } of test) {
    let best = { example: earlier[0]!, similarity: 0 };
    index.similarities(text).forEach((similarity, at) => {
      if (similarity >= NEARLY_THE_SAME) leaked.add(at);
      if (similarity > best.similarity) best = { example: earlier[at]!, similarity };
    });
    nearest.push(best);
  }
  return { train: earlier.filter((_, at) => !leaked.has(at)), test, leaked: leaked.size, nearest };
}

function onceEach(examples: readonly RealExample[]): RealExample[] {
  const seen = new Set<string>();
  return examples.filter((example) => {
    const keys = [foldText(example.text), tenderOf(example)].flatMap((key) => key ?? []);
    const known = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !known;
  });
}

/** @returns buyer and tender number, or null if the file has no number */
export const tenderOf = ({ buyer, reference }: RealExample): string | null =>
  foldText(reference) === '' ? null : `${foldText(buyer)}#${foldText(reference)}`;
