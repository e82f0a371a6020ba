import { z } from 'zod';
import { healthInputNames, scoreParts, scoreStatuses } from '#shared/codelists/province-score.ts';
import {
  day,
  instant,
  integer,
  listed,
  number,
  objects,
  text,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

const healthInput = z.object({
  part: z.enum(scoreParts).meta({ description: 'The part of the score that it belongs to.' }),
  input: z.enum(healthInputNames).meta({ description: 'What is looked at.' }),
  value: z.number().nullable().meta({ description: '0 (bad) to 1 (good); null where it is not known.' }),
  records: z.int().meta({ description: 'Number of tenders or awards that the value is a share of.' }),
  weight: z.int().meta({ description: 'Points that the value 1 gives; all weights together are 100.' }),
  points: z.number().nullable().meta({ description: 'Value times weight.' }),
  reason: z.string().nullable().meta({ description: 'Why the value is not known.' }),
});

/** Scores of procurement in each province: one for the end of each month. */
export const provinceHealthScore = defineResource({
  name: 'province_health_score',
  plural: 'province_health_scores',
  title: 'Province health score',
  description:
    'How well procurement works in a province, at the end of each month. The score is a weighted mean of the inputs in `contributingItems`; an input that nobody publishes has no value and does not count.',
  fields: {
    province: listed(text('Name of the province.', 'Gauteng', { nullable: false })),
    year: listed(integer('Year of the month.', 2026, { nullable: false })),
    quarter: listed(integer('Quarter that the month lies in, 1 to 4.', 2)),
    score: listed(number('The score, 0 to 100; null where too little is known.', 71)),
    metric: listed(text('What is scored.', 'health')),
    provinceCode: listed(text('Short name of the province.', 'GP')),
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
    id: uuid('Permanent id of the record.', '8e7d6c5b-4a39-5281-9f6e-5d4c3b2a1908', { nullable: false }),
    provinceRecordId: uuid('Permanent id of the province.', '2d1f5d9a-3f0b-5a53-8f3e-6f0c2d8a9b10', {
      nullable: false,
      column: { type: 'uuid', required: true },
    }),
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
    scoredBy: text('The rules that computed it.', 'province-score-1'),
    notes: text('What is not known.', 'auditOutcomes: Outcomes of audits are not part of the service yet.'),
    computedAt: instant(
      'State of the figures: when the newest of the tenders and awards was first seen.',
      '2026-07-01T06:00:00.000Z',
    ),
    syncedAt: instant('The same as computedAt.', '2026-07-01T06:00:00.000Z'),
  },
  identifiers: ['id'],
  searchable: false,
  sorts: { scoreDate: 'score_date' },
  defaultSort: '-scoreDate',
  filters: {},
  counted: [],
  written: [
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
  ],
  indexes: [['province_record_id', 'score_date']],
});
