import { collect } from '#workers/collect/stage.ts';
import { derive } from '#workers/derive/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';
import { schedule } from '#workers/pipeline/schedule.ts';
import { publish } from '#workers/publish/stage.ts';
import { rebuild } from '#workers/rebuild/stage.ts';

/**
 * The stage registry: the arrows of the data flow, in its direction. Stages never import each other; each reads what
 * the one before has written and is woken through its queue.
 */
export const stages = { collect, normalise, derive, publish, rebuild, schedule } as const;

export type StageName = keyof typeof stages;
