import type { StageContext } from '#workers/pipeline/stage.ts';

/** Work that is done at fixed times. */
export type Job = {
  name: string;
  /** Cron expression, in South African time. */
  cron: string;
  reason: string;
  /** Whether a run that did nothing is left out of the run log. */
  quiet: boolean;
  /** Must be safe to run twice. @returns number of runs started, records emitted or messages sent */
  run: (context: StageContext) => Promise<number>;
};
