import type { Answer, Measured, Question, Rounds } from './question.ts';

/** @returns the median; NaN of no values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** @returns the smallest value that at least this share of the values does not exceed (nearest rank); NaN of no values */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Measures two sides in turns (ours, reference, ours, reference, …), so that a machine that slows down or speeds up
 * affects both equally.
 * @param rounds how often each side is measured
 * @param warmUp whether one more round of each comes first and does not count
 */
export async function interleave(
  rounds: number,
  sides: { ours: () => Promise<number>; reference: () => Promise<number> },
  { warmUp = true } = {},
): Promise<Rounds> {
  const result: Rounds = { ours: [], reference: [] };
  if (warmUp) {
    await sides.ours();
    await sides.reference();
  }
  for (let round = 0; round < rounds; round += 1) {
    result.ours.push(await sides.ours());
    result.reference.push(await sides.reference());
  }
  return result;
}

/** Summarises the rounds: medians of both sides, their ratio, and the spread of the ratios of single rounds. */
export function conclude(question: Question, measured: Measured): Answer {
  const ours = median(measured.ours);
  const reference = median(measured.reference);
  const ratio = ours / reference;
  const beside = measured.ours.map((value, round) => value / measured.reference[round]!);
  const reached = question.better === 'less' ? ratio <= question.target : ratio >= question.target;
  const limits = (measured.limits ?? []).map((limit) => ({
    ...limit,
    met: 'min' in limit ? limit.value >= limit.min : limit.value <= limit.max,
  }));
  return {
    question: question.name,
    ours: rounded(ours),
    reference: rounded(reference),
    ratio: rounded(ratio),
    target: question.target,
    met: reached && limits.every(({ met }) => met),
    ...(question.better && { better: question.better }),
    unit: question.unit,
    rounds: measured.ours.length,
    spread: { min: rounded(Math.min(...beside)), max: rounded(Math.max(...beside)) },
    limits: limits.map((limit) => ({ ...limit, value: rounded(limit.value) })),
    remarks: measured.remarks,
  };
}

/** Four significant digits: more would only be noise. */
const rounded = (value: number): number => Number(value.toPrecision(4));
