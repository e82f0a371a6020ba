import { type FeatureKind, featureKinds, featuresOf, type TenderTexts } from './features.ts';

/** The features that a model knows: one row of weights for each bucket of hashes that occurred often enough. */
export type Vocabulary = {
  /** Buckets are the lowest `bits` bits of a feature's hash. */
  bits: number;
  /** Row of each bucket, or -1. */
  rowOf: Int32Array;
  /** Inverse document frequency of each row: logarithm of the inverse share of tenders with the feature. */
  rarity: Float32Array;
};

/** A tender as a sparse vector over the rows of a vocabulary. */
export type SparseVector = { rows: Int32Array; values: Float32Array };

/** A linear model of categories. Weights are signed bytes, with one scale for each row. */
export type CategoryModel = {
  /** Slugs of the categories, one column each. */
  slugs: readonly string[];
  vocabulary: Vocabulary;
  weights: Int8Array;
  scales: Float32Array;
  /** Divisor of the scores before softmax, fitted so that probabilities match frequencies. */
  temperature: number;
  /** Measured precision of each rule, by its name; see rules.ts. */
  precisions: Readonly<Record<string, number>>;
};

/** @returns the vector of a tender over the known features; each kind has the length that featureKinds gives */
export function vectorOf(tender: TenderTexts, { bits, rowOf, rarity }: Vocabulary): SparseVector {
  const mask = 2 ** bits - 1;
  const rows: number[] = [];
  const values: number[] = [];
  for (const [kind, hashes] of featuresOf(tender)) {
    const start = rows.length;
    let squares = 0;
    for (const hash of hashes) {
      const row = rowOf[hash & mask]!;
      if (row < 0) continue;
      const value = kind === 'bias' ? 1 : rarity[row]!;
      rows.push(row);
      values.push(value);
      squares += value * value;
    }
    const length = lengthOf(kind) / Math.sqrt(squares || 1);
    for (let at = start; at < values.length; at += 1) values[at] = values[at]! * length;
  }
  return { rows: Int32Array.from(rows), values: Float32Array.from(values) };
}

const lengthOf = (kind: FeatureKind): number => featureKinds[kind];

/** @returns the probability of each category, in the order of the model's slugs; they add up to 1 */
export function sharesOf(model: CategoryModel, tender: TenderTexts): Float64Array {
  return softmax(scoresOf(model, tender), model.temperature);
}

/** @returns the score of each category, before softmax */
export function scoresOf(
  { slugs, vocabulary, weights, scales }: CategoryModel,
  tender: TenderTexts,
): Float64Array {
  const width = slugs.length;
  const scores = new Float64Array(width);
  const { rows, values } = vectorOf(tender, vocabulary);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const value = values[at]! * scales[row]!;
    const start = row * width;
    for (let column = 0; column < width; column += 1)
      scores[column] = scores[column]! + value * weights[start + column]!;
  }
  return scores;
}

/** Replaces scores by probabilities, in place. */
export function softmax(scores: Float64Array, temperature: number): Float64Array {
  let max = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > max) max = score;
  let total = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at]! - max) / temperature);
    scores[at] = power;
    total += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = scores[at]! / total;
  return scores;
}
