import type { RestrictionSeverity } from '#shared/codelists/restrictions.ts';
import type { EditionEntry } from './editions.ts';

/** Fields of a restriction that are derived from its list. */

/** The Register for Tender Defaulters is kept by order of a court, after a conviction for corruption. */
export const DEFAULTER = 'TENDER_DEFAULTER';
export const RESTRICTED = 'RESTRICTED_SUPPLIER';

/** @returns the kind that an entry states, in capitals, such as `TENDER_DEFAULTER`; otherwise that of its list */
export function restrictionTypeOf(stated: string | null, ofList: string): string {
  if (stated === null) return ofList;
  if (/defaulter/i.test(stated)) return DEFAULTER;
  if (/restricted/i.test(stated)) return RESTRICTED;
  const words = stated.toUpperCase().match(/[\p{Letter}\p{Number}]+/gu);
  return words?.join('_') ?? ofList;
}

/** Ten years are the longest period that the regulations allow; the grades divide them as the Treasury's own figures do. */
const [HIGH_YEARS, MEDIUM_YEARS] = [7, 4];
const YEAR_DAYS = 365.25;
const DAY_MS = 86_400_000;

/**
 * The severity of a restriction. No list states it, but it follows from the length of the period, which the organ of
 * state sets according to what happened.
 * @returns `critical` for a tender defaulter; null if the period is unknown
 */
export function severityOfRestriction(
  type: string,
  { from, to }: Pick<EditionEntry, 'from' | 'to'>,
): RestrictionSeverity | null {
  if (type === DEFAULTER) return 'critical';
  if (from === null || to === null) return null;
  // Both days count, and a period of seven years may be a day short.
  const years = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS / YEAR_DAYS);
  return years >= HIGH_YEARS ? 'high' : years >= MEDIUM_YEARS ? 'medium' : 'low';
}

/** @returns the rules that a cell names, separated by semicolons */
export const regulatoryReferencesOf = (legalBasis: string | null): string[] =>
  (legalBasis ?? '')
    .split(';')
    .map((reference) => reference.trim())
    .filter((reference) => reference !== '');
