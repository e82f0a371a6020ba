import {
  type HealthInputName,
  MIN_KNOWN_POINTS,
  type ScorePart,
  type scoreStatuses,
} from '#shared/codelists/health-score.ts';

/**
 * The score of procurement in a province or a category: a weighted mean of inputs that stand beside it. What nobody publishes, or the
 * service does not read yet, is an input without a value, and the others share its weight.
 */

/** The rules by name and version, which each score gives. */
export const SCORE_RULES = 'health-score-1';

/** What is counted for a province or a category at the end of a month, as `derived.province_health_score` and its like have it. */
export type HealthFigures = {
  recent_tenders: number;
  recent_quality: number;
  recent_dated: number;
  recent_open_long: number;
  tenders: number;
  cancelled: number;
  outcomes: number;
  followed: number;
  outcomes_in_time: number;
  awards: number;
  awards_with_amount: number;
  amounts_in_rand: number;
  plausible_amounts: number;
  estimated: number;
  as_estimated: number;
};

export type HealthInput = {
  part: ScorePart;
  input: HealthInputName;
  /** 0 (bad) to 1 (good); null where it is not known. */
  value: number | null;
  /** How many tenders or awards the value is a share of. */
  records: number;
  /** The points that the value 1 gives. All weights are 100 together. */
  weight: number;
  /** `value` times `weight`; null where the value is not known. */
  points: number | null;
  /** Why the value is not known; null where it is. */
  reason: string | null;
};

/** Columns of the resources `province_health_score` and `category_health_score`. */
export type HealthScore = Record<'health_score' | `${ScorePart}_score`, number | null> & {
  score: number | null;
  status: (typeof scoreStatuses)[number] | null;
  contributing_items: HealthInput[];
  scored_by: string;
  notes: string | null;
};

/** A share of fewer records says little. */
const MIN_RECORDS = 20;
/** The share of awarded values that should lie between the ends of their estimates. */
const EXPECTED_IN_INTERVAL = 0.8;
const GOOD = 70;
const STABLE = 50;

/** @returns the score at the end of a month, its parts, and the inputs of all, each part from 0 to 100 */
export function healthScore(figures: HealthFigures): HealthScore {
  const inputs = healthInputs(figures);
  const known = inputs.reduce((sum, { weight, points }) => sum + (points === null ? 0 : weight), 0);
  const health = known < MIN_KNOWN_POINTS ? null : meanOf(inputs);
  const ofPart = (part: ScorePart) => meanOf(inputs.filter((one) => one.part === part));
  return {
    score: health,
    health_score: health,
    status: health === null ? null : health >= GOOD ? 'good' : health >= STABLE ? 'stable' : 'weak',
    audit_score: ofPart('audit'),
    compliance_score: ofPart('compliance'),
    expenditure_score: ofPart('expenditure'),
    deviation_score: ofPart('deviation'),
    contributing_items: inputs,
    scored_by: SCORE_RULES,
    notes: notesOf(inputs),
  };
}

function healthInputs(of: HealthFigures): HealthInput[] {
  const input =
    (part: ScorePart) =>
    (name: HealthInputName, weight: number, count: number, records: number): HealthInput =>
      measured({ part, input: name, weight }, count, records);
  const unknown = (part: ScorePart, name: HealthInputName, weight: number, reason: string): HealthInput => ({
    ...{ part, input: name, value: null, records: 0, weight, points: null, reason },
  });
  const [compliance, expenditure, deviation] = [
    input('compliance'),
    input('expenditure'),
    input('deviation'),
  ];
  const expected = of.as_estimated / EXPECTED_IN_INTERVAL;
  return [
    unknown('audit', 'auditOutcomes', 20, 'Outcomes of audits are not part of the service yet.'),
    compliance('openLongEnough', 10, of.recent_open_long, of.recent_dated),
    compliance('noticeQuality', 10, of.recent_quality, of.recent_tenders),
    compliance('outcomePublished', 10, of.outcomes, of.tenders),
    compliance('outcomeWithin90Days', 10, of.outcomes_in_time, of.followed),
    expenditure('awardsWithAmount', 10, of.awards_with_amount, of.awards),
    expenditure('plausibleAmounts', 5, of.plausible_amounts, of.amounts_in_rand),
    unknown('expenditure', 'budgets', 5, 'Spending against budgets is not part of the service yet.'),
    deviation('notCancelled', 10, of.tenders - of.cancelled, of.tenders),
    deviation('valueAsEstimated', 5, Math.min(expected, of.estimated), of.estimated),
    unknown('deviation', 'approvedDeviations', 5, 'Approved deviations are not part of the service yet.'),
  ];
}

function measured(
  named: Pick<HealthInput, 'part' | 'input' | 'weight'>,
  count: number,
  records: number,
): HealthInput {
  const { part, input, weight } = named;
  if (records < MIN_RECORDS) {
    const reason = `Fewer than ${MIN_RECORDS} records to take a share of.`;
    return { part, input, value: null, records, weight, points: null, reason };
  }
  const share = count / records;
  const [value, points] = [rounded(share, 4), rounded(share * weight, 2)];
  return { part, input, value, records, weight, points, reason: null };
}

/** @returns the points of the known inputs as a share of their weights, 0 to 100; null where none is known */
function meanOf(inputs: readonly HealthInput[]): number | null {
  const known = inputs.filter(({ points }) => points !== null);
  if (known.length === 0) return null;
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  return Math.round((100 * known.reduce((sum, { points }) => sum + (points ?? 0), 0)) / weight);
}

/** What is missing, in sentences; null where nothing is. */
function notesOf(inputs: readonly HealthInput[]): string | null {
  const missing = inputs.filter(({ reason }) => reason !== null);
  return missing.length === 0 ? null : missing.map(({ input, reason }) => `${input}: ${reason}`).join(' ');
}

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
