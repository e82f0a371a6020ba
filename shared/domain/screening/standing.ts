import type { ScreeningDecision } from '#shared/domain/screening/decision.ts';
import { CERTAIN_SCORE } from '#shared/domain/screening/deductions.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { fullNameKey } from '#shared/text/names.ts';
import { registrationKey } from '#shared/text/registration.ts';

/**
 * How a match counts, by the reviewers' decision and its certainty without them. Decision:
 * docs/decisions/0111-names-that-we-hold-are-screened.md
 */

export const verdicts = ['open', 'confirmed', 'dismissed'] as const;
/** `open`: no reviewer has decided. */
export type Verdict = (typeof verdicts)[number];

/**
 * @returns whether a company or person is taken for the entry: by the reviewer's decision, otherwise if the match is
 *   certain
 */
export const isHeld = ({ verdict, score }: { verdict: Verdict; score: number }): boolean =>
  verdict === 'confirmed' || (verdict === 'open' && score >= CERTAIN_SCORE);

/** Maximum score for a match of another name of a company, below that of a certain match. */
const MOST_OF_ANOTHER_NAME = 0.94;

/** A match of one spelling of a company; `firm`: more than similarity joins the spelling with the company's name. */
export type SpellingMatch = Judged & { firm: boolean; reason: string };
type Judged = Pick<ScreeningDecision, 'score' | 'method'> & { verdict: Verdict };

/** What a spelling's match counts for its company. */
export type CompanyStanding = Judged & { reason: string };

/**
 * A restriction passes from a spelling to its company only if a query with the name and number of the company's record
 * gives the same answer. A person must judge matches of other names only.
 * @param match the most certain match of a spelling with one entry that no reviewer dismissed
 * @param own the decision about the name and number of the company's record, and the entry; null if they do not match
 */
export function standingOf(match: SpellingMatch, own: ScreeningDecision | null): CompanyStanding {
  const { score, method, reason, verdict } = match;
  if (verdict === 'confirmed' && match.firm) return { score, method, reason, verdict };
  if (own !== null) return { score: own.score, method: own.method, reason: own.reason, verdict: 'open' };
  return {
    ...{ method, verdict: 'open', score: Math.min(score, MOST_OF_ANOTHER_NAME) },
    reason: `Not by the name and number of this record, but by another spelling: ${reason}`,
  };
}

/** The company or person of an entry. */
export type EntrySubject = {
  supplierName: string;
  registrationNumber: string | null;
  identityHash: string | null;
};

/**
 * @returns a text that stays the same while an entry is about the same company or person: blanks, capitals and
 *   punctuation of name and number do not matter; period, reason and authority are not part of it
 */
export const entryKey = ({ supplierName, registrationNumber, identityHash }: EntrySubject): string =>
  uuidOf(
    'screened-entry',
    fullNameKey(supplierName),
    registrationNumber === null ? '' : registrationKey(registrationNumber),
    identityHash ?? '',
  );
