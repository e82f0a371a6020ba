import { randomUUID } from 'node:crypto';
import { countChecks } from '#workers/derive/check-days.ts';
import { learnAfterLoad, learnAgain } from '#workers/derive/learning.ts';
import { markDue } from '#workers/derive/stale.ts';
import type { Job, StageContext } from '#workers/pipeline/stage.ts';
import { FIT, LEARN_WORDS } from '#workers/pipeline/stale-keys.ts';

/** Times at which keys become stale only because time passes, and at which models are learned again. */
export const deriveJobs: readonly Job[] = [
  {
    name: 'days',
    cron: '1-59/5 * * * *',
    reason:
      'some figures change only because time passes: at midnight, or at closing times, which are mostly full hours',
    quiet: true,
    run: markDays,
  },
  {
    name: 'check-days',
    cron: '25 */3 * * *',
    reason:
      'the last count of each day is kept, and shows whether the data improves; counting more often would read all tenders for figures that hardly change',
    quiet: true,
    run: countChecks,
  },
  {
    name: 'estimates',
    cron: '10 1 * * *',
    reason:
      'new awards change what later tenders are compared with; at night nobody waits for the derive stage',
    quiet: false,
    run: (context) => learnAgain(context, FIT),
  },
  {
    name: 'estimates-after-load',
    cron: '*/2 * * * *',
    reason:
      'a backfill or an import brings awards of several years, and estimates should use them before the night',
    quiet: true,
    run: (context) => learnAfterLoad(context, FIT),
  },
  {
    name: 'screening-words',
    cron: '40 0 * * *',
    reason:
      'new companies change how rare words are; with a new word set all names are screened again, and at night nobody waits for that',
    quiet: false,
    run: (context) => learnAgain(context, LEARN_WORDS),
  },
  {
    name: 'screening-words-after-load',
    cron: '1-59/2 * * * *',
    reason:
      'a backfill or an import brings most companies, and names should be screened with the right word set at once',
    quiet: true,
    run: (context) => learnAfterLoad(context, LEARN_WORDS),
  },
];

/** Adds keys to derived.stale whose rows change because a day has ended or a tender has closed. @returns how many */
async function markDays({ pool, queues }: StageContext): Promise<number> {
  const marked = await markDue(pool);
  if (marked > 0) await queues.send('derive', { cause: `days-${randomUUID()}` });
  return marked;
}
