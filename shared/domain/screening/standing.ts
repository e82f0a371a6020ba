import type { Decision as ScreeningDecision } from '#shared/domain/screening/decision.ts';
import { CERTAIN_SCORE } from '#shared/domain/screening/deductions.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { fullNameKey } from '#shared/text/names.ts';
import { registrationKey } from '#shared/text/registration.ts';

/**
 * What a match counts for: what reviewers decided about it, and how sure it is without them.
 * Decision: docs/decisions/0111-names-that-we-hold-are-screened.md
 */

export const verdicts = ['open', 'confirmed', 'dismissed'] as const;
/** `open`: no reviewer has decided. */
export type Verdict = (typeof verdicts)[number];

/** @returns whether whoever was screened is taken for the entry: as a reviewer decided, otherwise where the match is certain */
export const isHeld = ({ verdict, score }: { verdict: Verdict; score: number }): boolean =>
  verdict === 'confirmed' || (verdict === 'open' && score >= CERTAIN_SCORE);

/** The most that a match of another name of a company counts for, which is less than a certain one. */
const MOST_OF_ANOTHER_NAME = 0.94;

/** A match of one spelling of a company; `firm`: it is joined with the name of the company by more than likeness. */
export type SpellingMatch = Judged & { firm: boolean; reason: string };
type Judged = Pick<ScreeningDecision, 'score' | 'method'> & { verdict: Verdict };

/** What the match of a spelling counts for its company. */
export type CompanyStanding = Judged & { reason: string };

/**
 * A restriction passes from a spelling to its company only where whoever asks about the company, by the name and number that its
 * record shows, gets the same answer. What only another name of it matches is for a person to judge.
 * @param match the surest of its spellings with one entry, that no reviewer dismissed
 * @param own what is decided about the name and number that the record of the company shows, and the entry; null where they are no match
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

/** Who an entry of a list is about. */
export type Named = {
  supplierName: string;
  registrationNumber: string | null;
  identityHash: string | null;
};

/**
 * @returns the same text as long as an entry is about the same company or person: blanks, capitals and punctuation of its name
 *   and number do not matter; its period, reason and authority have no part in it
 */
export const entryKey = ({ supplierName, registrationNumber, identityHash }: Named): string =>
  uuidOf(
    'screened-entry',
    fullNameKey(supplierName),
    registrationNumber === null ? '' : registrationKey(registrationNumber),
    identityHash ?? '',
  );
