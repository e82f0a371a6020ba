import { z } from 'zod';
import { instant, integer, number, object, objects, text } from '#shared/resources/definition/fields.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

const share = (description: string) => z.number().nullable().meta({ description });

const error =
  'Median of the distances between the median of an estimate and the awarded value, as shares of the awarded value.';
const within = 'Share of the estimates whose median is at least half and at most twice the awarded value.';

const baseline = z.object({ medianAbsolutePercentageError: share(error), withinTwo: share(within) });
const score = {
  judged: z.int().describe('Estimates that were judged.'),
  coverage: share('Share of the awarded values that lie between minimum and maximum of the estimate.'),
  ...baseline.shape,
};
const figures = { judged: 740, coverage: 0.797, medianAbsolutePercentageError: 0.41, withinTwo: 0.66 };
const simple = { medianAbsolutePercentageError: 0.83, withinTwo: 0.34 };

/** The models that estimate the values of tenders, with the scorecard of each. */
export const estimationModel = defineResource({
  name: 'estimation_model',
  description: 'How accurate estimated values were, each compared with an award that it did not know.',
  fields: {
    modelVersion: text('The model; estimates name it.', '1-0f3c5a9e7b21d846').required().listed(),
    fittedAt: instant('When the model was fitted.', '2026-08-15T00:30:00.000Z').required().listed(),
    comparables: integer('Awarded tenders that it learned from.', 41200).present().listed(),
    interval: number('Share that the coverage should reach.', 0.8).present().listed(),
    judged: integer('Estimates that were judged: at most 10,000, chosen by the ids of the tenders.', 9800)
      .present()
      .listed(),
    judgedBy: text(
      'How they were judged. `time`: each estimate uses the awards known until its tender closed. `folds`: each uses a model of nine tenths of the awards, without its own, because too few tenders closed after others were awarded.',
      'time',
      { values: ['time', 'folds'] },
    ).listed(),
    coverage: number(
      'Share of the awarded values that lie between minimum and maximum of the estimate.',
      0.797,
    ).listed(),
    medianAbsolutePercentageError: number(error, 0.41).listed(),
    withinTwo: number(within, 0.66).listed(),
    baselines: object(
      'How good simpler estimates would have been: the median of the awards that the estimate could know, and that of its category.',
      z.object({
        globalMedian: baseline.describe('Median of all awards.'),
        categoryMedian: baseline.describe('Median of the awards of the category.'),
      }),
      { globalMedian: simple, categoryMedian: simple },
      { nullable: false },
    ).listed(),
    categories: objects(
      'The same figures by category.',
      z.object({ category: z.string().describe('Slug of the category.'), ...score }),
      [{ category: 'civil-engineering', ...figures }],
    ).listed(),
    years: objects(
      'The same figures by year of publication.',
      z.object({ year: z.int().describe('Year of publication.'), ...score }),
      [{ year: 2026, ...figures }],
    ).listed(),
    id: recordId('5b7c1d2e-3f40-5162-8374-95a6b7c8d9ea'),
  },
  identifiers: ['id', 'model_version'],
  sorts: { fittedAt: 'fitted_at' },
  defaultSort: '-fittedAt',
});
