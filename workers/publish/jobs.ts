import type { Job } from '#workers/pipeline/stage.ts';
import { transition } from '#workers/publish/transition.ts';

/** Times at which records change only because time passes. */
export const publishJobs: readonly Job[] = [
  {
    name: 'transition',
    cron: '* * * * *',
    reason:
      'some records change only because time passes: a tender closes, a restriction ends, or an article is due for publication',
    quiet: true,
    run: transition,
  },
];
