import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import type { Position } from '#shared/reading/parts.ts';

/** The part of a plan that a ranked list needs; one of the conditions is the search. */
export type Ranked = Pick<ListPlan, 'conditions' | 'sort' | 'limit'>;
/** Position of a record, and whether it matches only elsewhere than in title and names. */
export type Edge = Position & { elsewhere: boolean };
