import {
  compareNames,
  type NameMethod,
  type NameSketch,
  sketchName,
} from '#shared/domain/screening/name-similarity.ts';
import { type Restriction, riskScore, statusOn } from '#shared/domain/screening/restriction.ts';
import { canonicalRegistration } from '#shared/text/registration.ts';

/**
 * Names less alike are no match. In a public benchmark of hard pairs of company names, 78 % of the pairs found at this
 * value are the same company, and 71 % of the same companies are found.
 */
export const MIN_CONFIDENCE = 0.65;
/** From here on a match counts as the supplier itself: the same words, perhaps in another order. */
export const CERTAIN_CONFIDENCE = 0.95;
export const MAX_MATCHES = 50;

/** Which rule decided. */
export const matchMethods = ['registration-number', 'exact-name', 'same-words', 'similar-words'] as const;
export type MatchMethod = 'registration-number' | NameMethod;

/** A restriction that a query matches; its status is that of the day of the query. */
export type RestrictionMatch = Restriction & {
  /** The first of them. */
  regulatoryReference: string | null;
  matchConfidence: number;
  matchMethod: MatchMethod;
  riskScore: number;
};

/** A restriction prepared for any number of queries. */
export type Candidate = { restriction: Restriction; sketch: NameSketch };

export const candidateOf = (restriction: Restriction): Candidate => ({
  restriction,
  sketch: sketchName(restriction.supplierName),
});

/**
 * Compares a query with every candidate.
 * @param query name of a company or person, or a registration number in any customary spelling
 * @param today South African day, `YYYY-MM-DD`
 * @returns the best matches: the most certain first, among equals the one with the greatest risk
 */
export function findMatches(
  query: string,
  candidates: readonly Candidate[],
  today: string,
): RestrictionMatch[] {
  const registration = canonicalRegistration(query);
  const sketch = sketchName(query);
  return candidates
    .flatMap(({ restriction, sketch: other }) => {
      const { score, method }: { score: number; method: MatchMethod } =
        registration !== null && restriction.registrationNumber === registration
          ? { score: 1, method: 'registration-number' }
          : compareNames(sketch, other);
      return score < MIN_CONFIDENCE ? [] : [matchOf(restriction, score, method, today)];
    })
    .toSorted(
      (one, other) =>
        other.matchConfidence - one.matchConfidence ||
        other.riskScore - one.riskScore ||
        one.id.localeCompare(other.id),
    )
    .slice(0, MAX_MATCHES);
}

/** @returns whether a restriction in force certainly matches; everything less is for a person to judge */
export const isRestricted = (matches: readonly RestrictionMatch[]): boolean =>
  matches.some(({ status, matchConfidence }) => status === 'active' && matchConfidence >= CERTAIN_CONFIDENCE);

/** Members in the order in which they are published. */
function matchOf(
  restriction: Restriction,
  confidence: number,
  method: MatchMethod,
  today: string,
): RestrictionMatch {
  const status = statusOn(restriction, today);
  return {
    id: restriction.id,
    supplierName: restriction.supplierName,
    registrationNumber: restriction.registrationNumber,
    restrictionType: restriction.restrictionType,
    status,
    severity: restriction.severity,
    restrictionReason: restriction.restrictionReason,
    periodFrom: restriction.periodFrom,
    periodTo: restriction.periodTo,
    authorizedBy: restriction.authorizedBy,
    reference: restriction.reference,
    regulatoryReference: restriction.regulatoryReferences[0] ?? null,
    regulatoryReferences: restriction.regulatoryReferences,
    matchConfidence: confidence,
    matchMethod: method,
    riskScore: riskScore(restriction.severity, status, confidence),
  };
}
