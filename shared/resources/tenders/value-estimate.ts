import { z } from 'zod';
import { integer, number, objects, text, texts } from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Why a tender has no estimate: those of `shared/domain/estimation/estimate.ts`, and `not-a-tender` for notices. */
export const noEstimateReasons = [
  'not-a-tender',
  'not-a-purchase',
  'no-publication-day',
  'asks-no-price',
  'too-few-awards',
  'not-calibrated',
  'nothing-to-compare',
] as const;

/** Estimated values of tenders: one record for each tender, with the tender's own id. */
export const valueEstimate = defineResource({
  name: 'value_estimate',
  description:
    'What a tender is likely to be worth by awards known until it closed, and why; or why that cannot be said.',
  fields: {
    estimatedMin: number('Lower end.', 800000).listed(),
    estimatedMax: number('Upper end.', 1900000).listed(),
    estimatedMedian: number('Middle.', 1200000).listed(),
    confidenceScore: integer('Confidence in percent.', 65).listed(),
    methodology: text('What the estimate rests on.', 'historical', {
      values: ['historical', 'document', 'benchmark', 'hybrid'],
    }).listed(),
    basis: text(
      'How near the awards are that it rests on: the nearest step with at least 5 of them; `text` where the publisher or the text of the tender states a value, which then counts and is no estimate (methodology `document`, both ends alike).',
      'category-and-province',
      { values: ['buyer-and-category', 'category-and-province', 'category', 'all-awards', 'text'] },
    ).listed(),
    dataSources: texts('Data that were used.', ['awards of the same category and province']).listed(),
    factors: objects(
      'What moved the estimate.',
      z.object({
        factor: z.string().describe('What counts.'),
        effect: z.number().nullable().describe('By which share it moves the estimate.'),
      }),
      [{ factor: 'province', effect: 0.1 }],
    ).listed(),
    interval: number('Share of tenders whose value is to lie between the two ends.', 0.8).listed(),
    reason: text('Why there is no estimate; null where there is one.', 'too-few-awards', {
      values: noEstimateReasons,
    }).listed(),
    modelVersion: text(
      'The model that made the estimate. Later models that made nearly the same are not named.',
      '1-0f3c5a9e7b21d846',
    )
      .present()
      .listed(),
    comparables: objects(
      'Awarded tenders that counted most, the heaviest first.',
      z.object({
        tenderId: z.string().nullable().describe("The publisher's number of the tender."),
        tenderRecordId: z.uuid().describe('Permanent id of the tender.'),
        awardRecordIds: z.array(z.uuid()).describe('Permanent ids of its awards.'),
        amount: z.number().describe('What was awarded in total, in rand.'),
        adjusted: z
          .number()
          .describe(
            'The same at the prices of the day of the tender, adjusted for what distinguishes the two.',
          ),
        weight: z.number().min(0).max(1).describe('Share of all that counted.'),
      }),
      [
        {
          tenderId: '161207',
          tenderRecordId: 'd7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11',
          awardRecordIds: ['7f6a2f8e-4bd1-5b4e-9b36-9d4f6f0f2c11'],
          amount: 1180000,
          adjusted: 1230000,
          weight: 0.21,
        },
      ],
    ),
    comparablesUsed: integer('Awarded tenders that counted.', 25),
    currency: text('ISO 4217 code.', 'ZAR').listed(),
    id: recordId('0a1b2c3d-4e5f-5061-8273-8495a6b7c8d9').listed(),
    ...ofTender,
    actualAwardValue: number(
      'What was awarded in the end, in total; it has no part in the estimate.',
      1150000,
    ),
    estimationError: number(
      'By which share of that the middle lies above it; negative where it lies below.',
      0.04,
    ),
    ...timesOf('2026-08-14T20:00:05.000Z', '2026-08-14T20:00:05.000Z', '2026-08-14T20:00:06.000Z'),
  },
  part: true,
  sorts: { updatedAt: 'updated_at' },
  defaultSort: '-updatedAt',
  indexes: [['tender_record_id', 'updated_at']],
});
