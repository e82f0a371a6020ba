import { type FeatureKind, featureKinds, featuresOf, type Notice } from './features.ts';

/** Which features a model knows: a row of weights for each bucket of hashes that occurred often enough. */
export type Vocabulary = {
  /** Buckets are the lowest `bits` bits of a feature's hash. */
  bits: number;
  /** Row of each bucket, or -1. */
  rowOf: Int32Array;
  /** How telling the feature of a row is: logarithm of the inverse share of notices that have it. */
  rarity: Float32Array;
};

/** A notice as a sparse vector over the rows of a vocabulary. */
export type SparseVector = { rows: Int32Array; values: Float32Array };

/** A linear model of categories; weights are signed bytes with one scale for each row. */
export type Model = {
  /** Slugs of the categories it can tell, one column each. */
  slugs: readonly string[];
  vocabulary: Vocabulary;
  weights: Int8Array;
  scales: Float32Array;
  /** Scores are divided by it before they become shares, so that shares are frequencies. */
  temperature: number;
  /** Measured precision of each rule, by its name; see rules.ts. */
  precisions: Readonly<Record<string, number>>;
};

/** @returns the notice over the features that the vocabulary knows; each kind has the length that featureKinds gives it */
export function vectorOf(notice: Notice, { bits, rowOf, rarity }: Vocabulary): SparseVector {
  const mask = 2 ** bits - 1;
  const rows: number[] = [];
  const values: number[] = [];
  for (const [kind, hashes] of featuresOf(notice)) {
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

/** @returns the share of each category, in the order of the model's slugs; they add up to 1 */
export function sharesOf(model: Model, notice: Notice): Float64Array {
  return softmax(scoresOf(model, notice), model.temperature);
}

/** @returns the score of each category before it becomes a share */
export function scoresOf({ slugs, vocabulary, weights, scales }: Model, notice: Notice): Float64Array {
  const width = slugs.length;
  const scores = new Float64Array(width);
  const { rows, values } = vectorOf(notice, vocabulary);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    const value = values[at]! * scales[row]!;
    const start = row * width;
    for (let column = 0; column < width; column += 1)
      scores[column] = scores[column]! + value * weights[start + column]!;
  }
  return scores;
}

/** Turns scores into shares in place. */
export function softmax(scores: Float64Array, temperature: number): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let total = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp((scores[at]! - most) / temperature);
    scores[at] = power;
    total += power;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = scores[at]! / total;
  return scores;
}
