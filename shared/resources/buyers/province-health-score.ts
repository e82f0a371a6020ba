import {
  day,
  instant,
  integer,
  listed,
  number,
  text,
  texts,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Scores of procurement in each province, by quarter. */
export const provinceHealthScore = defineResource({
  name: 'province_health_score',
  plural: 'province_health_scores',
  title: 'Province health score',
  description: 'How well procurement works in a province at one time.',
  pending: 'derive',
  fields: {
    province: listed(text('Name of the province.', 'Gauteng', { nullable: false })),
    year: listed(integer('Year.', 2026, { nullable: false })),
    quarter: listed(integer('Quarter of the year, 1 to 4.', 2)),
    score: listed(number('The score, 0 to 100.', 71)),
    metric: listed(text('What is scored.', 'health')),
    provinceCode: listed(text('Short name of the province.', 'GP')),
    scoreDate: listed(
      day('Day the score stands for.', '2026-06-30', {
        nullable: false,
        column: { type: 'date', required: true },
      }),
    ),
    healthScore: listed(integer('The score as a whole number, 0 to 100.', 71)),
    status: listed(text('The score in a word.', 'stable')),
    id: uuid('Permanent id of the record.', '8e7d6c5b-4a39-5281-9f6e-5d4c3b2a1908', { nullable: false }),
    provinceRecordId: uuid('Permanent id of the province.', '2d1f5d9a-3f0b-5a53-8f3e-6f0c2d8a9b10', {
      nullable: false,
      column: { type: 'uuid', required: true },
    }),
    auditScore: integer('Part of the audits, 0 to 100.', 68),
    complianceScore: integer('Part of compliance, 0 to 100.', 74),
    expenditureScore: integer('Part of expenditure, 0 to 100.', 70),
    deviationScore: integer('Part of deviations, 0 to 100.', 72),
    contributingItems: texts('What the score rests on.', ['42 deviations approved']),
    scoredBy: text('What computed it.', 'rules-1'),
    notes: text('What to know about it.', 'expenditure of two months is missing'),
    syncedAt: instant('When the record was published here.', '2026-07-01T06:00:00.000Z'),
  },
  identifiers: ['id'],
  searchable: false,
  sorts: { scoreDate: 'score_date' },
  defaultSort: '-scoreDate',
  filters: {},
  counted: [],
  indexes: [['province_record_id', 'score_date']],
});
