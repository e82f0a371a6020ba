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
    'What a tender is likely to be worth, judged by the awards known until it closed, and why; or why there is no estimate.',
  fields: {
    estimatedMin: number('Minimum.', 800000).listed(),
    estimatedMax: number('Maximum.', 1900000).listed(),
    estimatedMedian: number('Median.', 1200000).listed(),
    confidenceScore: integer('Confidence in percent.', 65).listed(),
    methodology: text('Basis of the estimate.', 'historical', {
      values: ['historical', 'document', 'benchmark', 'hybrid'],
    }).listed(),
    basis: text(
      'How similar the awards behind it are: the most similar group with at least 5 awards. `text`: the publisher or the text of the tender states a value, which is used instead of an estimate (methodology `document`, minimum and maximum equal).',
      'category-and-province',
      { values: ['buyer-and-category', 'category-and-province', 'category', 'all-awards', 'text'] },
    ).listed(),
    dataSources: texts('Data that were used.', ['awards of the same category and province']).listed(),
    factors: objects(
      'What moved the estimate.',
      z.object({
        factor: z.string().describe('The feature that has the effect.'),
        effect: z.number().nullable().describe('Share by which it moves the estimate.'),
      }),
      [{ factor: 'province', effect: 0.1 }],
    ).listed(),
    interval: number('Expected share of tenders whose value lies between minimum and maximum.', 0.8).listed(),
    reason: text('Why there is no estimate; null if there is one.', 'too-few-awards', {
      values: noEstimateReasons,
    }).listed(),
    modelVersion: text(
      'The model that made the estimate. Later models with nearly the same result are not named.',
      '1-0f3c5a9e7b21d846',
    )
      .present()
      .listed(),
    comparables: objects(
      'Awarded tenders with the greatest weight, the heaviest first.',
      z.object({
        tenderId: z.string().nullable().describe("The publisher's number of the tender."),
        tenderRecordId: z.uuid().describe('Permanent id of the tender.'),
        awardRecordIds: z.array(z.uuid()).describe('Permanent ids of its awards.'),
        amount: z.number().describe('Total awarded, in rand.'),
        adjusted: z
          .number()
          .describe(
            'The same amount at prices of the day of the tender, adjusted for the differences between the two tenders.',
          ),
        weight: z.number().min(0).max(1).describe('Share of the total weight.'),
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
    comparablesUsed: integer('Number of awarded tenders that were used.', 25),
    currency: text('ISO 4217 code.', 'ZAR').listed(),
    id: recordId('0a1b2c3d-4e5f-5061-8273-8495a6b7c8d9').listed(),
    ...ofTender,
    actualAwardValue: number('Total that was finally awarded; the estimate does not use it.', 1150000),
    estimationError: number(
      'Share by which the median exceeds the awarded value; negative if it is lower.',
      0.04,
    ),
    ...timesOf('2026-08-14T20:00:05.000Z', '2026-08-14T20:00:05.000Z', '2026-08-14T20:00:06.000Z'),
  },
  part: true,
  sorts: { updatedAt: 'updated_at' },
  defaultSort: '-updatedAt',
  indexes: [['tender_record_id', 'updated_at']],
});
