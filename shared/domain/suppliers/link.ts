import type { Spelling } from './spelling.ts';
import { mistypedWords } from './typing-error.ts';

/** Whether two spellings belong to one company, and why. */

/** The reasons, the strongest first. */
export const linkReasons = [
  'operator',
  'registration-number',
  'csd-number',
  'name',
  'name-variant',
  'name-abbreviation',
  'name-typing-error',
  'trading-name',
] as const;
export type LinkReason = (typeof linkReasons)[number];

/**
 * `confidence` orders the reasons. It is at most the share of such links that were right in
 * `eval/evaluations/suppliers.ts`, and lower for typing errors and trading names, which are wrong more often among more
 * companies.
 */
export type Link = { reason: LinkReason; confidence: number };

/** A link between two spellings, by their ids. */
export type SpellingLink = Link & { one: string; other: string };

/** Confidence by reason, all different; `…Alike` if both names state a form of one group, or neither states one. */
const CONFIDENCE = {
  registration: 0.99,
  csd: 0.98,
  nameAlike: 0.97,
  name: 0.95,
  variantAlike: 0.93,
  variant: 0.92,
  abbreviation: 0.88,
  typingErrorAlike: 0.87,
  typingError: 0.86,
  tradingName: 0.85,
} as const;

/**
 * Compares two spellings; symmetric. Numbers come first: equal ones link, different ones keep names apart. Names never
 * link if their forms differ, such as CC and (Pty) Ltd, or if one is a joint venture. A link by typing error is only a
 * candidate: `agreedLinks` decides which of these count.
 * @returns the strongest link; null if nothing indicates one company
 */
export function linkBetween(one: Spelling, other: Spelling): Link | null {
  if (one.registration !== null && one.registration === other.registration)
    return { reason: 'registration-number', confidence: CONFIDENCE.registration };
  if (differ(one.registration, other.registration)) return null;
  if (one.csd !== null && one.csd === other.csd) return { reason: 'csd-number', confidence: CONFIDENCE.csd };
  if (differ(one.csd, other.csd) || differ(one.formGroup, other.formGroup) || one.kind !== other.kind)
    return null;
  return linkByName(one, other);
}

/** Whether both are known and not equal. */
const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

function linkByName(one: Spelling, other: Spelling): Link | null {
  if (one.nameKey === '' || other.nameKey === '') return null;
  const alike = one.formGroup === other.formGroup;
  if (one.nameKey === other.nameKey)
    return { reason: 'name', confidence: alike ? CONFIDENCE.nameAlike : CONFIDENCE.name };
  if (one.kind === 'joint-venture') return null;
  if (one.core !== '' && one.exact === other.exact) {
    if (one.core === other.core)
      return { reason: 'name-variant', confidence: alike ? CONFIDENCE.variantAlike : CONFIDENCE.variant };
    if (mistypedWords(one, other) !== null)
      return {
        reason: 'name-typing-error',
        confidence: alike ? CONFIDENCE.typingErrorAlike : CONFIDENCE.typingError,
      };
  }
  if (one.abbreviation === other.nameKey || other.abbreviation === one.nameKey)
    return { reason: 'name-abbreviation', confidence: CONFIDENCE.abbreviation };
  if (one.tradingKey === other.nameKey || other.tradingKey === one.nameKey)
    return { reason: 'trading-name', confidence: CONFIDENCE.tradingName };
  return null;
}
