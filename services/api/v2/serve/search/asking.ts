import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import type { IndexWords } from '#services/api/v2/serve/search/index-words.ts';
import { NO_DECISIONS, NOTHING, readText } from '#services/api/v2/serve/search/reading.ts';
import type { SearchTexts } from '#shared/domain/search/tsquery.ts';
import type { Condition } from '#shared/reading/condition.ts';

/** @returns the plan with the texts for the index */
export const asking = <Plan extends Pick<ListPlan, 'conditions'>>(
  plan: Plan,
  texts: SearchTexts | null,
): Plan => ({
  ...plan,
  conditions: plan.conditions.map(
    (condition): Condition =>
      condition.match === 'search' ? { ...condition, texts: texts ?? NOTHING } : condition,
  ),
});

/** @returns the plan of an unranked list, whose records must have all words as they were written */
export async function askAllWords<Plan extends Pick<ListPlan, 'conditions' | 'query'>>(
  plan: Plan,
  index: IndexWords,
): Promise<Plan> {
  if (plan.query === null) return plan;
  const reading = await readText(plan.query, index);
  return asking(plan, reading.all(NO_DECISIONS));
}
