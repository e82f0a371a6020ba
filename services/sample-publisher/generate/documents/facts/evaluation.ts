import { type Random, weighted } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { CriterionPhrase } from '../wordings/phrases.ts';

/**
 * The total points for functionality, and the minimum as a percentage of them, chosen so that the minimum is also a
 * whole number of points.
 */
export const functionalityTotal = weighted([
  [100, 75],
  [70, 8],
  [60, 7],
  [80, 5],
  [50, 5],
]);
export const thresholdPercent = weighted([
  [70, 55],
  [80, 14],
  [60, 16],
  [75, 10],
  [65, 5],
]);

/** Criteria with weights of whole fives that add up to the total; some have parts that add up to the weight of the criterion. */
export function criteriaOf(
  phrases: readonly CriterionPhrase[],
  total: number,
  withParts: boolean,
  random: Random,
): AnalysisLists['functionality'][] {
  const chosen = [...phrases];
  const count = random.integer(3, Math.min(5, chosen.length));
  while (chosen.length > count) chosen.splice(random.integer(0, chosen.length - 1), 1);
  const weights = shares(total, count, random);
  return chosen.map(({ name, parts }, at) => {
    const weight = weights[at]!;
    const divided = withParts && weight >= 5 * parts.length && random.chance(0.7);
    const partWeights = divided ? shares(weight, parts.length, random) : [];
    return {
      name,
      weight,
      subCriteria: divided ? parts.map((part, index) => ({ name: part, weight: partWeights[index]! })) : [],
    };
  });
}

/** Preference points for specific goals: one to four goals, together 20 for 80/20 and 10 for 90/10. */
export function goalsOf(
  goals: readonly string[],
  points: 20 | 10,
  random: Random,
): AnalysisLists['specificGoals'][] {
  const chosen = [...goals];
  const count = random.integer(1, points === 20 ? 4 : 2);
  while (chosen.length > count) chosen.splice(random.integer(0, chosen.length - 1), 1);
  const weights = shares(points, count, random);
  return chosen.map((goal, at) => ({ goal, points: weights[at]! }));
}

/** A total in so many parts of whole fives, the first ones rather larger. */
function shares(total: number, count: number, random: Random): number[] {
  const parts = Array.from({ length: count }, () => 5);
  for (let left = total - 5 * count; left > 0; left -= 5)
    parts[Math.min(random.integer(0, count - 1), random.integer(0, count - 1))]! += 5;
  return parts;
}
