import { randomUUID } from 'node:crypto';
import { countChecks } from '#workers/derive/check-days.ts';
import { learnAfterLoad, learnAgain } from '#workers/derive/learning.ts';
import { markDue } from '#workers/derive/stale.ts';
import type { Job, StageContext } from '#workers/pipeline/stage.ts';
import { FIT, LEARN_WORDS } from '#workers/pipeline/stale-keys.ts';

/** When keys become stale with time, and when something is learned again. */
export const deriveJobs: readonly Job[] = [
  {
    name: 'days',
    cron: '1-59/5 * * * *',
    reason:
      'some figures change with time alone: with a day, or with a closing, which is mostly at a full hour',
    quiet: true,
    run: markDays,
  },
  {
    name: 'check-days',
    cron: '25 */3 * * *',
    reason:
      'the last count of a day stays, and shows whether the data gets better; more often would read all tenders for a figure that hardly moves',
    quiet: true,
    run: countChecks,
  },
  {
    name: 'estimates',
    cron: '10 1 * * *',
    reason:
      'awards of the day change what later tenders are compared with; at night nobody waits for the derive stage',
    quiet: false,
    run: (context) => learnAgain(context, FIT),
  },
  {
    name: 'estimates-after-load',
    cron: '*/2 * * * *',
    reason:
      'a backfill or an import brings the awards of years, which estimates should not wait for until the night',
    quiet: true,
    run: (context) => learnAfterLoad(context, FIT),
  },
  {
    name: 'screening-words',
    cron: '40 0 * * *',
    reason:
      'new companies change how rare words are; another word set has all names screened again, for which nobody waits at night',
    quiet: false,
    run: (context) => learnAgain(context, LEARN_WORDS),
  },
  {
    name: 'screening-words-after-load',
    cron: '1-59/2 * * * *',
    reason:
      'a backfill or an import brings most companies, and names should be screened by their words at once',
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
