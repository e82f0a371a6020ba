import type { Condition } from '#shared/health/condition.ts';
import { loadingConditions } from './loading.ts';
import { lostConditions } from './lost.ts';
import { newsConditions } from './news.ts';
import { processConditions } from './processes.ts';
import { publisherConditions } from './publishers.ts';
import { queueConditions } from './queues.ts';
import { roomConditions } from './room.ts';
import { workConditions } from './work.ts';

/**
 * The registry of conditions. To add a condition, add an entry in one of these files: verdict, metric and
 * documentation follow from it. Decision: docs/decisions/0059-health-is-a-registry-of-conditions.md
 */
export const conditions: readonly Condition[] = [
  ...processConditions,
  ...loadingConditions,
  ...workConditions,
  ...lostConditions,
  ...queueConditions,
  ...publisherConditions,
  ...roomConditions,
  ...newsConditions,
];
