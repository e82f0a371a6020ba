import { intel } from '#workers/collect/intel/stage.ts';
import { plan } from '#workers/collect/planning/stage.ts';
import { collect } from '#workers/collect/stage.ts';
import { content } from '#workers/content/stage.ts';
import { derive } from '#workers/derive/stage.ts';
import { documents } from '#workers/documents/stage.ts';
import { exports } from '#workers/exports/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';
import type { Stage } from '#workers/pipeline/stage.ts';
import { publish } from '#workers/publish/stage.ts';
import { rebuild } from '#workers/rebuild/stage.ts';
import { scheduleOf, timetableOf } from '#workers/schedule/stage.ts';

/**
 * The registry of stages, in the direction of the data flow. Stages never import each other: each reads the tables that
 * the previous one has written, and is started by messages in its queue.
 */
const working = {
  plan,
  collect,
  normalise,
  documents,
  intel,
  content,
  derive,
  publish,
  exports,
  rebuild,
} as const;

/** The jobs of all stages, and what each of them has left to do. */
export const timetable = timetableOf(Object.values(working) as unknown as readonly Stage[]);

export const stages = { ...working, schedule: scheduleOf(timetable) } as const;

export type StageName = keyof typeof stages;
