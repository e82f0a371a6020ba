import { z } from 'zod';
import { healthInputNames, scoreParts, scoreStatuses } from '#shared/codelists/health-score.ts';
import {
  day,
  type Field,
  instant,
  integer,
  number,
  objects,
  text,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

const healthInput = z.object({
  part: z.enum(scoreParts).describe('The part of the score that it belongs to.'),
  input: z.enum(healthInputNames).describe('What is looked at.'),
  value: z.number().nullable().describe('0 (bad) to 1 (good); null if it is not known.'),
  records: z.int().describe('Number of tenders or awards that the value is a share of.'),
  weight: z.int().describe('Points that the value 1 gives; all weights together are 100.'),
  points: z.number().nullable().describe('Value times weight.'),
  reason: z.string().nullable().describe('Why the value is not known.'),
});

/** In lists too: which month a score is of, and the score. */
const scoreFields = {
  year: integer('Year of the month.', 2026).present().listed(),
  quarter: integer('Quarter that the month lies in, 1 to 4.', 2).listed(),
  score: number('The score, 0 to 100; null if too little is known.', 71).listed(),
  metric: text('What is scored.', 'health').listed(),
};

const stateFields = {
  scoreDate: day('The last day of the month of the score.', '2026-06-30').required().listed(),
  healthScore: integer('The same as score.', 71).listed(),
  status: text('The score in a word: `good` from 70, `stable` from 50, else `weak`.', 'good', {
    values: scoreStatuses,
  }).listed(),
};

/** The inputs of a score. */
const inputFields = {
  auditScore: integer('Part of the score about audits, 0 to 100; null until audit outcomes are read.', 68),
  complianceScore: integer('Part of the score about compliance with the rules for publishing, 0 to 100.', 74),
  expenditureScore: integer('Part of the score about the visibility of spending, 0 to 100.', 70),
  deviationScore: integer('Part of the score about whether tenders end as announced, 0 to 100.', 72),
  contributingItems: objects('The inputs of the score.', healthInput, [
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
    'Age of the figures: when the newest of the tenders and awards was first seen.',
    '2026-07-01T06:00:00.000Z',
  ),
  syncedAt: instant('The same as computedAt.', '2026-07-01T06:00:00.000Z'),
};

/** Columns that `shared/domain/buyers/health-score.ts` writes. */
const writtenFields = [
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

/**
 * Scores of procurement in each of many: one for the end of each month.
 * @param of what is scored: the beginning of the names of its fields
 */
function scoresOf<const Of extends string>(
  of: Of,
  given: { title: string; of: string; name: Field; code: Readonly<Record<string, Field>>; entry: string },
) {
  return defineResource({
    name: `${of}_health_score`,
    plural: `${of}_health_scores`,
    title: given.title,
    description: `How well procurement works ${given.of}. The score is a weighted mean of the inputs in \`contributingItems\`; an input that nobody publishes has no value and does not count.`,
    fields: {
      [of]: given.name.listed(),
      ...scoreFields,
      ...given.code,
      ...stateFields,
      id: recordId('8e7d6c5b-4a39-5281-9f6e-5d4c3b2a1908'),
      [`${of}RecordId`]: uuid(`Permanent id of the ${of}.`, given.entry).required(),
      ...inputFields,
    },
    sorts: { scoreDate: 'score_date' },
    defaultSort: '-scoreDate',
    written: writtenFields,
    indexes: [[`${of}_record_id`, 'score_date']],
  });
}

export const provinceHealthScore = scoresOf('province', {
  title: 'Province health score',
  of: 'in a province, at the end of each month',
  name: text('Name of the province.', 'Gauteng').present(),
  code: { provinceCode: text('Short name of the province.', 'GP').listed() },
  entry: '2d1f5d9a-3f0b-5a53-8f3e-6f0c2d8a9b10',
});

export const categoryHealthScore = scoresOf('category', {
  title: 'Category health score',
  of: 'for a category of tenders, at the end of each month. It is defined as that of a province',
  name: text('Name of the category.', 'Civil engineering').present(),
  code: { categorySlug: text('Readable name of the category.', 'civil-engineering').listed() },
  entry: '6c1d0b77-9b1e-5c39-9a29-0d5b7f3f1a20',
});
