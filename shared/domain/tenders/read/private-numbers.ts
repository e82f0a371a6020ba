import { cleanText } from '#shared/domain/tenders/read/fields/clean-text.ts';
import { maskIdentityNumbers, withoutIdentityNumbers } from '#shared/text/identity-number.ts';

/**
 * Masks the identity numbers of natural persons in a publisher's data before it is read. Nothing that a reader makes
 * from it (records, keys, slugs, excerpts in issues) can contain one. Decision:
 * docs/decisions/0053-identity-numbers-are-masked-before-reading.md
 * @param release any JSON; names of members are masked as well
 * @returns the same value if there are none
 */
export const withoutPrivateNumbers = (release: unknown): unknown => withoutIdentityNumbers(release, maskText);

/** Texts that are repaired when they are read; a number may only become visible then. */
const REPAIRED = /[^\t\n\r\x20-\x25\x27-\x3b\x3d-\x7e]/;
const DIGIT = /\d/g;

function maskText(given: string): string {
  const text = maskIdentityNumbers(given);
  if (!REPAIRED.test(text) || (text.match(DIGIT)?.length ?? 0) < 13) return text;
  const clean = cleanText(text).text;
  const masked = maskIdentityNumbers(clean);
  return masked === clean ? text : masked;
}
