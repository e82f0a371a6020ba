import type { Job } from '#workers/pipeline/stage.ts';
import { transition } from '#workers/publish/transition.ts';

/** When records change with time alone. */
export const publishJobs: readonly Job[] = [
  {
    name: 'transition',
    cron: '* * * * *',
    reason:
      'a tender closes at its closing time, and a restriction ends with its last day, without a change by the publisher',
    quiet: true,
    run: transition,
  },
];
