import { type FeatureKind, featureKinds, featuresOf, foldText, type Notice } from './features.ts';
import { type Model, type SparseVector, scoresOf, softmax, type Vocabulary, vectorOf } from './model.ts';
import { LEAST_SEEN, matchingRules, rules } from './rules.ts';

/** A notice whose category its publisher stated. */
export type Example = Notice & {
  /** Slug of the category. */
  slug: string;
  /** Day of publication, `YYYY-MM-DD`. */
  day: string;
};

/**
 * Chosen by log-loss in cross-validation by time, on notices of June and July and of August to November 2025 with all
 * earlier ones to learn from; never on the later ones that the claim is judged on.
 */
export const trainingSettings = {
  kinds: featureKinds as Readonly<Record<FeatureKind, number>>,
  bits: 18,
  /** A feature counts when this many notices have it. */
  leastNotices: 3,
  passes: 8,
  step: 0.3,
  /** Years after which a notice counts half: offices change their habits. */
  halfLife: 3,
  /** Weights are rounded to this many steps on either side of zero. */
  levels: 15,
  /** Share of the notices, the latest ones, on which the temperature is fitted by a model of the others. */
  calibration: 0.12,
  seed: 1,
} as const;

/**
 * Trains multinomial logistic regression by stochastic gradient descent. Single-threaded and deterministic: the same
 * examples, in any order, give the same model.
 */
export function trainModel(examples: readonly Example[]): Model {
  const sorted = distinct(examples);
  const cut = Math.floor(sorted.length * (1 - trainingSettings.calibration));
  const earlier = learn(sorted.slice(0, cut), sorted);
  const temperature = fitTemperature(earlier, sorted.slice(cut));
  return { ...learn(sorted, sorted), temperature, precisions: measureRules(sorted) };
}

/** @returns each wording of a buyer with a category once, as last published, in an order of its own */
export function distinct(examples: readonly Example[]): Example[] {
  const latest = new Map<string, Example>();
  const sorted = examples
    .map((example) => ({
      example,
      key: [foldText(example.text), foldText(example.buyer), example.slug].join('|'),
    }))
    .sort((one, other) => order(one.example.day, other.example.day) || order(one.key, other.key));
  for (const { example, key } of sorted) {
    latest.delete(key);
    latest.set(key, example);
  }
  return [...latest.values()];
}

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function learn(examples: readonly Example[], all: readonly Example[]): Model {
  const slugs = [...new Set(all.map(({ slug }) => slug))].sort();
  const vocabulary = vocabularyOf(examples);
  const learned = descend(examples, slugs, vocabulary);
  return { slugs, vocabulary, ...quantise(learned, slugs.length), temperature: 1, precisions: {} };
}

function vocabularyOf(examples: readonly Example[]): Vocabulary {
  const { bits, leastNotices } = trainingSettings;
  const mask = 2 ** bits - 1;
  const counts = new Uint32Array(2 ** bits);
  for (const example of examples)
    for (const hashes of featuresOf(example).values())
      for (const hash of hashes) counts[hash & mask] = counts[hash & mask]! + 1;
  const rowOf = new Int32Array(2 ** bits).fill(-1);
  const rarity: number[] = [];
  counts.forEach((count, bucket) => {
    if (count < leastNotices) return;
    rowOf[bucket] = rarity.length;
    // Buckets shared by several features may be counted more often than there are notices.
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
    let most = 0;
    for (let c = 0; c < width; c += 1) most = Math.max(most, Math.abs(weights[start + c]!));
    const scale = Math.fround(most / levels);
    scales[row] = scale;
    if (scale > 0)
      for (let c = 0; c < width; c += 1) bytes[start + c] = Math.round(weights[start + c]! / scale);
  }
  return { weights: bytes, scales };
}

/** @returns the temperature, to one hundredth, at which the model is least surprised by later notices */
function fitTemperature(model: Model, later: readonly Example[]): number {
  const scored = later.map((example) => ({
    scores: scoresOf(model, example),
    column: model.slugs.indexOf(example.slug),
  }));
  let best = { temperature: 1, surprise: Number.POSITIVE_INFINITY };
  for (let hundredths = 50; hundredths <= 200; hundredths += 1) {
    const temperature = hundredths / 100;
    let surprise = 0;
    for (const { scores, column } of scored)
      surprise -= Math.log(softmax(scores.slice(), temperature)[column]! + 1e-12);
    if (surprise < best.surprise) best = { temperature, surprise };
  }
  return best.temperature;
}

/** @returns how often each rule was right, newer notices counting more; rules seen too seldom are left out */
function measureRules(examples: readonly Example[]): Record<string, number> {
  const importance = importanceOf(examples);
  const tallies = new Map(rules.map(({ name }) => [name, { seen: 0, total: 0, right: 0 }]));
  examples.forEach((example, index) => {
    for (const { name, slug } of matchingRules(example.text)) {
      const tally = tallies.get(name)!;
      tally.seen += 1;
      tally.total += importance[index]!;
      if (slug === example.slug) tally.right += importance[index]!;
    }
  });
  return Object.fromEntries(
    [...tallies].flatMap(([name, { seen, total, right }]) =>
      seen < LEAST_SEEN ? [] : [[name, Math.round((right / total) * 1000) / 1000]],
    ),
  );
}

function shuffle(turns: number[], random: () => number): void {
  for (let last = turns.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [turns[last], turns[other]] = [turns[other]!, turns[last]!];
  }
}

/** Mulberry32: the same seed gives the same numbers from 0 to 1 everywhere. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
