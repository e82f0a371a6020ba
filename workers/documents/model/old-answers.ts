import { MODEL_ANSWER_DAYS } from '#shared/retention.ts';
import { portionBy, ROWS, removeOldRows } from '#workers/pipeline/old-rows.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

const portion = portionBy(
  `delete from core.model_answer where key in (
     select key from core.model_answer where answered_at < $1 limit $2)`,
  (ago) => [ago(MODEL_ANSWER_DAYS), ROWS],
);

/** Removes old answers of language models. @returns how many */
export const removeOldAnswers = (context: Pick<StageContext, 'pool' | 'signal'>): Promise<number> =>
  removeOldRows(context, [portion]);
