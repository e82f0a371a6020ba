import { CERTAIN_SCORE } from '#shared/domain/screening/deductions.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { fullNameKey } from '#shared/text/names.ts';
import { registrationKey } from '#shared/text/registration.ts';

/** What a match counts for: what reviewers decided about it, and how sure it is without them. */

export const verdicts = ['open', 'confirmed', 'dismissed'] as const;
/** `open`: no reviewer has decided. */
export type Verdict = (typeof verdicts)[number];

/** @returns whether whoever was screened is taken for the entry: as a reviewer decided, otherwise where the match is certain */
export const isHeld = ({ verdict, score }: { verdict: Verdict; score: number }): boolean =>
  verdict === 'confirmed' || (verdict === 'open' && score >= CERTAIN_SCORE);

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
