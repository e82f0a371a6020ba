import { z } from 'zod';
import {
  instant,
  integer,
  listed,
  number,
  objects,
  text,
  texts,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Estimated values of tenders: one record for each tender. */
export const valueEstimate = defineResource({
  name: 'value_estimate',
  plural: 'value_estimates',
  title: 'Value estimate',
  description: 'What a tender is likely to be worth, and why.',
  pending: 'derive',
  fields: {
    estimatedMin: listed(number('Lower end.', 800000)),
    estimatedMax: listed(number('Upper end.', 1900000)),
    estimatedMedian: listed(number('Middle.', 1200000)),
    confidenceScore: listed(integer('Confidence in percent.', 65)),
    methodology: listed(
      text('What the estimate rests on.', 'historical', {
        values: ['historical', 'document', 'benchmark', 'hybrid'],
      }),
    ),
    dataSources: listed(texts('Data that were used.', ['awards of the same buyer'])),
    factors: listed(
      objects(
        'What moved the estimate.',
        z.object({
          factor: z.string().meta({ description: 'What counts.' }),
          effect: z.number().nullable().meta({ description: 'By which share it moves the estimate.' }),
        }),
        [{ factor: 'province', effect: 0.1 }],
      ),
    ),
    currency: listed(text('ISO 4217 code.', 'ZAR')),
    id: listed(
      uuid('Permanent id of the record.', '0a1b2c3d-4e5f-5061-8273-8495a6b7c8d9', { nullable: false }),
    ),
    ...ofTender,
    actualAwardValue: number('What was awarded in the end.', 1150000),
    estimationError: number('Difference from that, as a share of it.', 0.04),
    createdAt: instant('When the record was made.', '2026-08-14T20:00:05.000Z'),
    updatedAt: instant('When the record last changed.', '2026-08-14T20:00:05.000Z', {
      column: { type: 'timestamptz', required: true },
    }),
    syncedAt: instant('When the record was published here.', '2026-08-14T20:00:06.000Z'),
  },
  identifiers: ['id'],
  searchable: false,
  part: true,
  sorts: { updatedAt: 'updated_at' },
  defaultSort: '-updatedAt',
  filters: {},
  counted: [],
  indexes: [['tender_record_id', 'updated_at']],
});
