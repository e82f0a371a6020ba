import { type ScreeningMethod, screeningMethods } from '#shared/domain/screening/decision.ts';
import { CERTAIN_SCORE, type Feature } from '#shared/domain/screening/deductions.ts';
import { readRegistration } from '#shared/domain/screening/known-numbers.ts';
import { isBinding, type Restriction, riskScore, statusOn } from '#shared/domain/screening/restriction.ts';
import { prepareList, type ScreeningHit } from '#shared/domain/screening/screening-list.ts';
import { MASK } from '#shared/text/identity-number.ts';
import { canonicalRegistration } from '#shared/text/registration.ts';
import type { MatchedWords } from './comparison.ts';
import type { Screened } from './name.ts';
import type { WordCounts } from './word-weight.ts';

/** Maximum number of restrictions that a company or person matches. */

export const MAX_MATCHES = 50;
export const matchMethods = screeningMethods;

/** A restriction that a query matches, with its status on the day of the query. */
export type RestrictionMatch = Restriction & {
  /** The first of the references. */
  regulatoryReference: string | null;
  matchConfidence: number;
  matchMethod: ScreeningMethod;
  /** One plain sentence. */
  matchReason: string;
  matchFeatures: Feature[];
  matchedWords: MatchedWords[];
  riskScore: number;
};

/** Restrictions prepared for any number of queries. */
export type PreparedRestrictions = {
  size: number;
  /** @returns the restriction of each match, whatever its status, with the reason */
  find: (query: Screened) => { restriction: Restriction; found: ScreeningHit }[];
};

/** @param counts frequencies of words in names of companies */
export function prepareRestrictions(
  restrictions: readonly Restriction[],
  counts?: WordCounts,
): PreparedRestrictions {
  const list = prepareList(restrictions.map(screenedAs), counts);
  return {
    size: list.size,
    find: (query) => list.find(query).map((found) => ({ restriction: restrictions[found.entry]!, found })),
  };
}

/** A list may give a person's identity number in place of a registration number; it is masked. */
const screenedAs = ({ supplierName, registrationNumber }: Restriction): Screened =>
  registrationNumber?.includes(MASK)
    ? { name: supplierName, kind: 'person' }
    : { name: supplierName, kind: null, registration: registrationNumber };

/** A number of another register, such as that of a trust: `IT 1234/2005`. */
const OTHER_NUMBER = /^\s{0,9}\p{Letter}{0,3}[\s\d/.-]{5,30}$/u;

/**
 * Compares a query with every restriction.
 * @param query the company or person; as a text, a name or a registration number in any customary spelling: see
 *   `screenedQuery`
 * @param today South African day, `YYYY-MM-DD`
 * @returns the best matches: the most certain first, among equals the one with the greatest risk
 */
export function findMatches(
  query: string | Screened,
  restrictions: PreparedRestrictions,
  today: string,
): RestrictionMatch[] {
  return restrictions
    .find(typeof query === 'string' ? screenedQuery(query) : query)
    .map(({ restriction, found }) => matchOf(restriction, found, today))
    .sort(
      (one, other) =>
        other.matchConfidence - one.matchConfidence ||
        other.riskScore - one.riskScore ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, MAX_MATCHES);
}

/**
 * @param query name of a company or person, or a registration number in any customary spelling; identity numbers are
 *   masked
 * @param registration registration number of the company or trust that the query names; an entry with another number
 *   does not match, whatever the names
 * @returns the company or person that the query means
 */
export function screenedQuery(query: string, registration: string | null = null): Screened {
  // Identity numbers find nobody, and the remaining words would find others.
  if (query.includes(MASK))
    return { name: '', kind: null, registration: registration ?? readRegistration(query) };
  if (registration !== null) return { name: query, kind: null, registration };
  return canonicalRegistration(query) === null && !OTHER_NUMBER.test(query)
    ? { name: query, kind: null }
    : { name: '', kind: 'company', registration: query };
}

/**
 * @param today the day of the matches
 * @returns whether a restriction in force certainly matches; a person must judge all other matches
 */
export const isRestricted = (matches: readonly RestrictionMatch[], today: string): boolean =>
  matches.some((match) => isBinding(match, today) && match.matchConfidence >= CERTAIN_SCORE);

/** Members in the order in which they are published. */
function matchOf(restriction: Restriction, { decision }: ScreeningHit, today: string): RestrictionMatch {
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
    matchConfidence: decision.score,
    matchMethod: decision.method,
    matchReason: decision.reason,
    matchFeatures: decision.features,
    matchedWords: decision.matchedWords,
    riskScore: riskScore(restriction.severity, status, decision.score),
  };
}
