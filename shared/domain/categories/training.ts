import { compare } from '#shared/text/order.ts';
import { type FeatureKind, featureKinds, featuresOf, foldText, type TenderTexts } from './features.ts';
import {
  type CategoryModel,
  type SparseVector,
  scoresOf,
  softmax,
  type Vocabulary,
  vectorOf,
} from './model.ts';
import { MIN_MATCHES, matchingRules, rules } from './rules.ts';

/** A tender with a stated category. */
export type Example = TenderTexts & {
  /** Slug of the category. */
  slug: string;
  /** Day of publication, `YYYY-MM-DD`. */
  day: string;
};

/**
 * Chosen by log-loss in cross-validation by time: trained on all earlier tenders and tested on those of June and July, and
 * of August to November 2025. The later tenders, which the evaluation tests on, were not used.
 */
export const trainingSettings = {
  kinds: featureKinds as Readonly<Record<FeatureKind, number>>,
  bits: 18,
  /** Number of tenders that must have a feature. */
  minTenders: 3,
  passes: 8,
  step: 0.3,
  /** Years after which a tender counts half, because offices change their habits. */
  halfLife: 3,
  /** Weights are rounded to this many steps on either side of zero. */
  levels: 15,
  /** Share of the tenders, the latest ones, on which the temperature is fitted with a model of the others. */
  calibration: 0.12,
  seed: 1,
} as const;

/**
 * Trains multinomial logistic regression by stochastic gradient descent. Single-threaded and deterministic: the same
 * examples, in any order, give the same model.
 */
export function trainModel(examples: readonly Example[]): CategoryModel {
  const sorted = distinct(examples);
  const cut = Math.floor(sorted.length * (1 - trainingSettings.calibration));
  const earlier = learn(sorted.slice(0, cut), sorted);
  const temperature = fitTemperature(earlier, sorted.slice(cut));
  return { ...learn(sorted, sorted), temperature, precisions: measureRules(sorted) };
}

/** @returns each combination of text, buyer and category once, with its last publication, sorted by day */
export function distinct(examples: readonly Example[]): Example[] {
  const latest = new Map<string, Example>();
  const sorted = examples
    .map((example) => ({
      example,
      key: [foldText(example.text), foldText(example.buyer), example.slug].join('|'),
    }))
    .sort((one, other) => compare(one.example.day, other.example.day) || compare(one.key, other.key));
  for (const { example, key } of sorted) {
    latest.delete(key);
    latest.set(key, example);
  }
  return [...latest.values()];
}

function learn(examples: readonly Example[], all: readonly Example[]): CategoryModel {
  const slugs = [...new Set(all.map(({ slug }) => slug))].sort();
  const vocabulary = vocabularyOf(examples);
  const learned = descend(examples, slugs, vocabulary);
  return { slugs, vocabulary, ...quantise(learned, slugs.length), temperature: 1, precisions: {} };
}

function vocabularyOf(examples: readonly Example[]): Vocabulary {
  const { bits, minTenders } = trainingSettings;
  const mask = 2 ** bits - 1;
  const counts = new Uint32Array(2 ** bits);
  for (const example of examples)
    for (const hashes of featuresOf(example).values())
      for (const hash of hashes) counts[hash & mask] = counts[hash & mask]! + 1;
  const rowOf = new Int32Array(2 ** bits).fill(-1);
  const rarity: number[] = [];
  counts.forEach((count, bucket) => {
    if (count < minTenders) return;
    rowOf[bucket] = rarity.length;
    // A bucket that several features share may be counted more often than there are tenders.
    rarity.push(Math.max(0.01, Math.log((examples.length + 1) / (count + 1))));
  });
  return { bits, rowOf, rarity: Float32Array.from(rarity) };
}

function descend(
  examples: readonly Example[],
  slugs: readonly string[],
  vocabulary: Vocabulary,
): Float32Array {
  const { passes, step, seed } = trainingSettings;
  const width = slugs.length;
  const columnOf = new Map(slugs.map((slug, column) => [slug, column]));
  const vectors = examples.map((example) => vectorOf(example, vocabulary));
  const columns = examples.map(({ slug }) => columnOf.get(slug)!);
  const importance = importanceOf(examples);
  const weights = new Float32Array(vocabulary.rarity.length * width);
  const random = randomNumbers(seed);
  const turns = examples.map((_, index) => index);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(turns, random);
    const rate = step * (1 - pass / passes);
    for (const index of turns)
      improve(weights, width, vectors[index]!, columns[index]!, rate * importance[index]!);
  }
  return weights;
}

/** One step against the gradient of one example's log-loss. */
function improve(weights: Float32Array, width: number, vector: SparseVector, column: number, rate: number) {
  const { rows, values } = vector;
  const shares = new Float64Array(width);
  for (let at = 0; at < rows.length; at += 1) {
    const start = rows[at]! * width;
    const value = values[at]!;
    for (let c = 0; c < width; c += 1) shares[c] = shares[c]! + value * weights[start + c]!;
  }
  softmax(shares, 1);
  shares[column] = shares[column]! - 1;
  for (let at = 0; at < rows.length; at += 1) {
    const start = rows[at]! * width;
    const by = rate * values[at]!;
    for (let c = 0; c < width; c += 1) weights[start + c] = weights[start + c]! - by * shares[c]!;
  }
}

function importanceOf(examples: readonly Example[]): Float64Array {
  const years = examples.map(({ day }) => Date.parse(day) / (365 * 86_400_000));
  const last = years.reduce((one, other) => Math.max(one, other), 0);
  return Float64Array.from(years, (year) => 0.5 ** ((last - year) / trainingSettings.halfLife));
}

function quantise(weights: Float32Array, width: number): { weights: Int8Array; scales: Float32Array } {
  const { levels } = trainingSettings;
  const rows = weights.length / width;
  const bytes = new Int8Array(weights.length);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const start = row * width;
    let max = 0;
    for (let c = 0; c < width; c += 1) max = Math.max(max, Math.abs(weights[start + c]!));
    const scale = Math.fround(max / levels);
    scales[row] = scale;
    if (scale > 0)
      for (let c = 0; c < width; c += 1) bytes[start + c] = Math.round(weights[start + c]! / scale);
  }
  return { weights: bytes, scales };
}

/** @returns the temperature, to one hundredth, with the lowest log-loss on later tenders */
function fitTemperature(model: CategoryModel, later: readonly Example[]): number {
  const scored = later.map((example) => ({
    scores: scoresOf(model, example),
    column: model.slugs.indexOf(example.slug),
  }));
  let best = { temperature: 1, loss: Number.POSITIVE_INFINITY };
  for (let hundredths = 50; hundredths <= 200; hundredths += 1) {
    const temperature = hundredths / 100;
    let loss = 0;
    for (const { scores, column } of scored)
      loss -= Math.log(softmax(scores.slice(), temperature)[column]! + 1e-12);
    if (loss < best.loss) best = { temperature, loss };
  }
  return best.temperature;
}

/** @returns the precision of each rule, with higher weights for newer tenders; rules with few matches are left out */
function measureRules(examples: readonly Example[]): Record<string, number> {
  const importance = importanceOf(examples);
  const tallies = new Map(rules.map(({ name }) => [name, { matches: 0, total: 0, right: 0 }]));
  examples.forEach((example, index) => {
    for (const { name, slug } of matchingRules(example.text)) {
      const tally = tallies.get(name)!;
      tally.matches += 1;
      tally.total += importance[index]!;
      if (slug === example.slug) tally.right += importance[index]!;
    }
  });
  return Object.fromEntries(
    [...tallies].flatMap(([name, { matches, total, right }]) =>
      matches < MIN_MATCHES ? [] : [[name, Math.round((right / total) * 1000) / 1000]],
    ),
  );
}

function shuffle(turns: number[], random: () => number): void {
  for (let last = turns.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [turns[last], turns[other]] = [turns[other]!, turns[last]!];
  }
}

/** Mulberry32: pseudorandom numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
