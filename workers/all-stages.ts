import type { Stage } from '#workers/pipeline/stage.ts';
import { loaders } from '#workers/registry.ts';
import { scheduleOf, timetableOf } from '#workers/schedule/stage.ts';

/** All stages, loaded. */

type Working = { [Name in keyof typeof loaders]: Awaited<ReturnType<(typeof loaders)[Name]>> };

const working = Object.fromEntries(
  await Promise.all(Object.entries(loaders).map(async ([name, load]) => [name, await load()])),
) as Working;

/** The jobs of all stages, and what each of them has left to do. */
export const timetable = timetableOf(Object.values(working) as unknown as readonly Stage[]);

export const stages = { ...working, schedule: scheduleOf(timetable) } as const;
