import { z } from 'zod';
import { healthInputNames, scoreParts, scoreStatuses } from '#shared/codelists/health-score.ts';
import { day, instant, integer, listed, number, objects, text } from '#shared/resources/definition/fields.ts';

const healthInput = z.object({
  part: z.enum(scoreParts).meta({ description: 'The part of the score that it belongs to.' }),
  input: z.enum(healthInputNames).meta({ description: 'What is looked at.' }),
  value: z.number().nullable().meta({ description: '0 (bad) to 1 (good); null where it is not known.' }),
  records: z.int().meta({ description: 'Number of tenders or awards that the value is a share of.' }),
  weight: z.int().meta({ description: 'Points that the value 1 gives; all weights together are 100.' }),
  points: z.number().nullable().meta({ description: 'Value times weight.' }),
  reason: z.string().nullable().meta({ description: 'Why the value is not known.' }),
});

/** Fields of every score of health, in lists too: which month it is of, and the score. */
export const scoreFields = {
  year: listed(integer('Year of the month.', 2026, { nullable: false })),
  quarter: listed(integer('Quarter that the month lies in, 1 to 4.', 2)),
  score: listed(number('The score, 0 to 100; null where too little is known.', 71)),
  metric: listed(text('What is scored.', 'health')),
};

export const stateFields = {
  scoreDate: listed(
    day('The last day of the month that the score stands for.', '2026-06-30', {
      nullable: false,
      column: { type: 'date', required: true },
    }),
  ),
  healthScore: listed(integer('The same as score.', 71)),
  status: listed(
    text('The score in a word: `good` from 70, `stable` from 50, else `weak`.', 'good', {
      values: scoreStatuses,
    }),
  ),
};

/** What a score is made of. */
export const inputFields = {
  auditScore: integer('Part of the audits, 0 to 100; null until outcomes of audits are read.', 68),
  complianceScore: integer('Part of compliance with the rules of publishing, 0 to 100.', 74),
  expenditureScore: integer('Part of how far spending can be seen, 0 to 100.', 70),
  deviationScore: integer('Part of how far tenders end as they were announced, 0 to 100.', 72),
  contributingItems: objects('What the score rests on.', healthInput, [
    {
      part: 'compliance',
      input: 'openLongEnough',
      value: 0.9,
      records: 412,
      weight: 10,
      points: 9,
      reason: null,
    },
  ]),
  scoredBy: text('The rules that computed it.', 'health-score-1'),
  notes: text('What is not known.', 'auditOutcomes: Outcomes of audits are not part of the service yet.'),
  computedAt: instant(
    'State of the figures: when the newest of the tenders and awards was first seen.',
    '2026-07-01T06:00:00.000Z',
  ),
  syncedAt: instant('The same as computedAt.', '2026-07-01T06:00:00.000Z'),
};

/** Columns that `shared/domain/buyers/health-score.ts` writes. */
export const writtenFields = [
  'score',
  'health_score',
  'status',
  'audit_score',
  'compliance_score',
  'expenditure_score',
  'deviation_score',
  'contributing_items',
  'scored_by',
  'notes',
] as const;
