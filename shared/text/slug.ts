import { maskIdentityNumbers } from './identity-number.ts';

/**
 * @returns a text as part of an address: lower-case ASCII letters, digits and inner hyphens for blanks; diacritics and
 *   punctuation removed, `&` read as "and". An identity number is masked. Empty for a text without such letters and
 *   digits.
 */
export function slugify(text: string): string {
  const slug = wordsOf(text);
  // Without the punctuation, digits that stood apart may have become an identity number.
  const masked = maskIdentityNumbers(slug);
  return masked === slug ? slug : wordsOf(masked);
}

const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
