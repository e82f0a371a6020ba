import type { Job } from '#workers/pipeline/stage.ts';
import { transition } from '#workers/publish/transition.ts';

/** When records change with time alone. */
export const publishJobs: readonly Job[] = [
  {
    name: 'transition',
    cron: '* * * * *',
    reason:
      'a tender closes at its closing time, a restriction ends with its last day and an article is published at its time, without a change by anybody',
    quiet: true,
    run: transition,
  },
];
