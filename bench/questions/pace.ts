import { simulate } from '../pace/simulate.ts';
import type { Limit, Question } from '../question.ts';

const SEED = 20261121;
/** Long enough for the backfill of pages that are limited, and for awards after it. */
const DAYS = 10;
const PAGES = [
  { cap: 1_000, name: 'pages of up to 1,000', backfill: 72 },
  { cap: 50, name: 'pages limited to 50', backfill: 120 },
] as const;

export const pace: Question = {
  name: 'pace',
  asks: 'hours that a full backfill takes at the pace of the real publisher, in virtual time, while the schedule runs',
  unit: 'hours',
  better: 'less',
  ours: 'the planner against a simulated publisher: lists take 45 to 60 s and are unstable, single releases 1 to 3 s',
  reference: '72 hours, and 120 where pages are limited to 50',
  target: 1,
  measure: async ({ say }) => {
    const ours: number[] = [];
    const reference: number[] = [];
    const limits: Limit[] = [];
    const remarks: string[] = [];
    for (const { cap, name, backfill } of PAGES) {
      say(`simulating ${DAYS} days with ${name}`);
      const result = simulate({ days: DAYS, cap, seed: SEED });
      ours.push(result.backfillHours);
      reference.push(backfill);
      limits.push(
        { what: `${name}: hours of a full backfill`, value: result.backfillHours, max: backfill },
        { what: `${name}: hours until the newest 30 days are complete`, value: result.recentHours, max: 2 },
        { what: `${name}: minutes until a new release is seen, p95`, value: result.releaseMinutes, max: 65 },
        { what: `${name}: hours until a late award is seen, p95`, value: result.awardHours, max: 30 },
      );
      const used = [...result.used].map(([mode, hours]) => `${mode} ${hours.toFixed(0)} h`).join(', ');
      remarks.push(`${name}: of the feed's time in ${DAYS} days were used: ${used}`);
    }
    return { ours, reference, limits, remarks };
  },
};
