/**
 * @returns a text as part of an address: lower-case ASCII letters, digits and inner hyphens for blanks; diacritics and
 *   punctuation removed, `&` read as "and". Empty for a text without such letters and digits.
 */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
