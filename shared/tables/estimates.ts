import {
  boolean,
  bytes,
  derivedTable,
  float,
  int,
  jsonb,
  numeric,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** Probable values of tenders, the models behind them, and usual amounts in an industry. */

export const estimationModels = derivedTable('estimation_model', {
  comment:
    'The latest models that estimated the values of tenders; the last one estimates now. Only derive writes this table.',
  columns: {
    id: uuid('UUIDv5 of the version.'),
    version: text('Follows from the comparables and the rules.'),
    fitted_at: timestamptz().filled('now()'),
    checked_at: timestamptz('When it was last fitted again, with the same result.').filled('now()'),
    comparables: int('Awarded tenders that it learned from.'),
    scorecard: jsonb<object>('How good its estimates were, judged by later awards.'),
    encoded: bytes('The model, compressed.'),
  },
});

export const valueEstimates = derivedTable('value_estimate', {
  comment: 'What a tender is likely to be worth, or why that cannot be said. Amounts in rand.',
  columns: {
    id: uuid('Id of the tender.'),
    version: text('Of the model that made the estimate; a later one made nearly the same.'),
    fitted_at: timestamptz('When that model was fitted.'),
    read_hash: text('Of what was read of the tender.'),
    known: int('Comparables that were known until the tender closed.'),
    minimum: numeric().nullable(),
    median: numeric().nullable(),
    maximum: numeric().nullable(),
    methodology: text('historical, document, benchmark or hybrid.').nullable(),
    basis: text('How near the awards are that it rests on.').nullable(),
    confidence: int('0 to 100.').nullable(),
    factors: jsonb<readonly object[]>(),
    comparables: jsonb<readonly object[]>('The heaviest ones: ids, values and weights.'),
    comparables_used: int(),
    reason: text('Why there is no estimate.').nullable(),
    actual_award_value: numeric('What was awarded in total, once that is known.').nullable(),
    as_estimated: boolean(
      'Whether it lies between minimum and maximum; null where one of them is not known.',
    ).nullable(),
    estimation_error: float('By which share the median lies above it.').nullable(),
  },
});

export const industryBenchmarks = derivedTable('industry_benchmark', {
  comment: 'What awards of an industry are usually worth, in rand.',
  columns: {
    id: uuid("Id of the codelist's entry."),
    sample_size: int('Awards that count.'),
    min_value: numeric().nullable(),
    median_value: numeric().nullable(),
    max_value: numeric().nullable(),
    volatility: text('low, medium or high.').nullable(),
    sub_categories: texts('Categories that have such awards.'),
    last_award_at: timestamptz('When the latest of the awards was first seen.').nullable(),
  },
});
