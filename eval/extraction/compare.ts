import type {
  AnalysisLists,
  AnalysisValues,
  Criterion,
  ListField,
  ScalarField,
} from '#shared/domain/documents/analysis.ts';

/** Counts of answers of the rules compared with the truth: right, wrong or invented, and missed. */
export type Counts = { right: number; wrong: number; missed: number };

export const noCounts = (): Counts => ({ right: 0, wrong: 0, missed: 0 });

export const plus = (one: Counts, other: Counts): Counts => ({
  right: one.right + other.right,
  wrong: one.wrong + other.wrong,
  missed: one.missed + other.missed,
});

/** @returns the share of answers that are right; 1 if there is no answer */
export const precision = ({ right, wrong }: Counts): number =>
  right + wrong === 0 ? 1 : right / (right + wrong);
/** @returns the share of true values that are found; 1 if there is none */
export const recall = ({ right, missed }: Counts): number =>
  right + missed === 0 ? 1 : right / (right + missed);
export const f1 = (counts: Counts): number => {
  const [p, r] = [precision(counts), recall(counts)];
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
};

const normal = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Common words of two texts, as a share of the words of the shorter text and of the words of both. */
function overlap(one: string, other: string): { shorter: number; all: number } {
  const [a, b] = [new Set(normal(one).split(' ')), new Set(normal(other).split(' '))];
  const common = [...a].filter((word) => b.has(word)).length;
  return { shorter: common / Math.min(a.size, b.size), all: common / (a.size + b.size - common) };
}

/** Whether two texts are the same except for additional text at their ends. */
export const sameText = (one: string, other: string): boolean => {
  const { shorter, all } = overlap(one, other);
  return normal(one) === normal(other) || all >= 0.7 || (shorter >= 0.95 && all >= 0.5);
};

const digits = (phone: string | null): string =>
  (phone ?? '').replace(/\D/g, '').replace(/^27(?=\d{9}$)/, '0');

const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.05 * Math.max(1, Math.abs(other)) * 0.2;

/** Whether a value of the rules equals the true one, by field. Fields with parts are compared part by part. */
export const sameValue: {
  [Field in ScalarField]: (found: AnalysisValues[Field], truth: AnalysisValues[Field]) => boolean;
} = {
  closing: (found, truth) => found.date === truth.date && found.time === truth.time,
  validityDays: (found, truth) => found === truth,
  briefing: (found, truth) =>
    found.moment?.date === truth.moment?.date &&
    (found.moment?.time ?? null) === (truth.moment?.time ?? null) &&
    found.compulsory === truth.compulsory,
  submission: (found, truth) => [...found.methods].sort().join() === [...truth.methods].sort().join(),
  evaluationSystem: (found, truth) => found === truth,
  functionalityThreshold: (found, truth) => near(found, truth),
  priceFormula: (found, truth) => normal(found).replaceAll(' ', '') === normal(truth).replaceAll(' ', ''),
  subcontractingPercent: (found, truth) => found === truth,
  durationMonths: near,
  paymentDays: (found, truth) => found === truth,
  guaranteePercent: (found, truth) => found === truth,
  estimatedValue: near,
  bbbeeLevel: (found, truth) => found === truth,
  awardedOn: (found, truth) => found === truth,
};

/** Whether an entry of a list equals the true one, by field. */
export const sameEntry: {
  [Field in ListField]: (found: AnalysisLists[Field], truth: AnalysisLists[Field]) => boolean;
} = {
  contacts: (found, truth) =>
    (found.email ?? '').toLowerCase() === (truth.email ?? '').toLowerCase() &&
    digits(found.phone) === digits(truth.phone) &&
    found.about === truth.about,
  returnables: (found, truth) => found.code === truth.code,
  eligibility: sameText,
  disqualifiers: sameText,
  functionality: (found, truth) => found.weight === truth.weight && sameText(found.name, truth.name),
  specificGoals: (found, truth) => found.points === truth.points && sameText(found.goal, truth.goal),
  localContent: (found, truth) =>
    found.percent === truth.percent &&
    (truth.product === null || (found.product !== null && sameText(found.product, truth.product))),
  cidb: (found, truth) =>
    found.grade === truth.grade &&
    found.classOfWorks === truth.classOfWorks &&
    found.potentiallyEmerging === truth.potentiallyEmerging,
  specifications: sameText,
};

/** @returns counts for a single value; `undefined` and `null` mean absent */
export function compareValue<Value>(
  found: Value | null,
  truth: Value | null | undefined,
  same: (found: Value, truth: Value) => boolean,
): Counts {
  if (truth === null || truth === undefined) return { right: 0, wrong: found === null ? 0 : 1, missed: 0 };
  if (found === null) return { right: 0, wrong: 0, missed: 1 };
  return same(found, truth) ? { right: 1, wrong: 0, missed: 0 } : { right: 0, wrong: 1, missed: 1 };
}

/** @returns counts for a list; every entry matches one other entry at most */
export function compareList<Value>(
  found: readonly Value[],
  truth: readonly Value[],
  same: (found: Value, truth: Value) => boolean,
): Counts {
  const left = [...truth];
  let right = 0;
  for (const one of found) {
    const place = left.findIndex((other) => same(one, other));
    if (place === -1) continue;
    right += 1;
    left.splice(place, 1);
  }
  return { right, wrong: found.length - right, missed: left.length };
}

/** Weights of criteria and their parts, each with its name. */
export const weightsOf = (criteria: readonly Criterion[]): { name: string; weight: number | null }[] =>
  criteria.flatMap(({ name, weight, subCriteria }) => [{ name, weight }, ...subCriteria]);

export const sameWeight = (
  found: { name: string; weight: number | null },
  truth: { name: string; weight: number | null },
): boolean => found.weight === truth.weight && sameText(found.name, truth.name);
