/**
 * The part of an address that names something: compatibility-decomposed, diacritics stripped, `&` read as "and",
 * punctuation dropped, blanks turned into single hyphens.
 * @returns lower-case ASCII letters, digits and inner hyphens; empty when the text has none of them
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
