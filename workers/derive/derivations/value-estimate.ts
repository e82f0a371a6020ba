import { createHash } from 'node:crypto';
import type { Client } from '#shared/database/connection.ts';
import { type AwardedValue, estimationError } from '#shared/domain/estimation/actual-value.ts';
import { type EstimationSubject, untilOf } from '#shared/domain/estimation/comparable.ts';
import { estimateOf, withoutOwn } from '#shared/domain/estimation/estimate.ts';
import { knownBefore } from '#shared/domain/estimation/fit.ts';
import { staysBeside } from '#shared/domain/estimation/keep.ts';
import { awards } from '#shared/tables/awards.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { tenderEffects } from '#shared/tables/derived.ts';
import { valueEstimates } from '#shared/tables/estimates.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';
import { currentModel, type StoredModel } from '#workers/derive/estimates/model.ts';
import { type ReadTender, readTenders } from '#workers/derive/estimates/read.ts';

type Row = RowOf<typeof valueEstimates>;
/** A model's estimate of a tender; the rest of the row follows from its awards. */
type Made = Omit<Row, 'actual_award_value' | 'as_estimated' | 'estimation_error'>;

/**
 * The probable value of a tender, by the latest model. A new model makes all keys stale (`estimates/fit.ts`). The
 * awards of a tender give only `actual_award_value` and `estimation_error`.
 */
export const valueEstimate: Derivation = {
  name: 'value_estimate',
  table: valueEstimates,
  does: 'estimates the value of each tender by awards known until it closed',
  staleBy: [
    changeOf(
      tenders,
      [
        'title',
        'description',
        'category',
        'organization_id',
        'province',
        'type',
        'publication_date_time',
        'closing_date_time',
        'notice_kind',
        'validation_errors',
      ],
      'select id as key from changed',
    ),
    changeOf(tenderEffects, ['closing_date_time'], 'select id as key from changed'),
    changeOf(
      awards,
      ['tender_id', 'amount', 'currency', 'status', 'validation_errors'],
      'select tender_id as key from changed',
    ),
  ],
  everyKey: 'select id from core.tender union select id from derived.value_estimate',
  compute: computeEstimates,
  emits: 'tender',
  pace: 'prompt',
  // A second or two of computing, during which the process gives no sign of life.
  portion: 2_000,
};

async function computeEstimates(client: Client, keys: readonly string[]): Promise<Computed> {
  const stored = await currentModel(client);
  if (stored === null) return { keys, rows: [] };
  const before = await client.query<Row>({
    name: 'estimates-before',
    text: 'select * from derived.value_estimate where id = any($1::uuid[])',
    values: [keys],
  });
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const found = await readTenders(client, keys);
  const rows = found.map((tender): Row => {
    const made = madeFor(stored, tender, known.get(tender.subject.tenderId) ?? null);
    return { ...made, ...outcomeOf(tender.awarded, made) };
  });
  return { keys, rows };
}

/** @returns the estimate of the model, or the previous one if that stays */
function madeFor(stored: StoredModel, { subject, invites, open }: ReadTender, before: Row | null): Made {
  const readHash = hashOf(subject, invites);
  const same = before !== null && before.read_hash === readHash ? before : null;
  const made = invites
    ? estimated(stored, subject, readHash)
    : withoutEstimate(stored, subject, readHash, 'not-a-tender');
  // A row of the same model is computed again, not kept, so that a rebuild repairs it.
  if (same === null || same.version === made.version) return made;
  return staysBeside(same, made, open) ? same : made;
}

function estimated(stored: StoredModel, subject: EstimationSubject, readHash: string): Made {
  const estimate = estimateOf(stored.model, subject);
  if ('none' in estimate) return withoutEstimate(stored, subject, readHash, estimate.none);
  return {
    ...withoutEstimate(stored, subject, readHash, null),
    minimum: estimate.minimum,
    median: estimate.median,
    maximum: estimate.maximum,
    methodology: estimate.methodology,
    basis: estimate.basis,
    confidence: estimate.confidence,
    factors: estimate.factors,
    comparables: estimate.comparables,
    comparables_used: estimate.comparablesUsed,
  };
}

const withoutEstimate = (
  { model, fittedAt }: StoredModel,
  subject: EstimationSubject,
  readHash: string,
  reason: string | null,
): Made => ({
  id: subject.tenderId,
  version: model.version,
  fitted_at: fittedAt as Row['fitted_at'],
  read_hash: readHash,
  known:
    subject.publishedDay === '' ? 0 : knownBefore(model.table, withoutOwn(model, subject, untilOf(subject))),
  minimum: null,
  median: null,
  maximum: null,
  methodology: null,
  basis: null,
  confidence: null,
  factors: [],
  comparables: [],
  comparables_used: 0,
  reason,
});

/** What was awarded, and the error of the estimate; neither affects the estimate. */
const outcomeOf = (awarded: AwardedValue, { minimum, median, maximum }: Made) => {
  const value = 'none' in awarded ? null : awarded.amount;
  const isJudged = value !== null && minimum !== null && maximum !== null;
  return {
    actual_award_value: value,
    as_estimated: isJudged ? Number(minimum) <= Number(value) && Number(value) <= Number(maximum) : null,
    estimation_error: value === null || median === null ? null : estimationError(median, value),
  };
};

const hashOf = (subject: EstimationSubject, invites: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, invites]))
    .digest('hex')
    .slice(0, 16);
