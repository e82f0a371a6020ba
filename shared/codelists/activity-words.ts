/**
 * What is done to what is bought. A tender for the maintenance of roads is nearer to one for the repair of roads than to one for the
 * maintenance of radios, so that where a record lacks one of a query's words, these count less than others. Words of other languages that
 * mean them (words-of-languages.ts) are the same. Hire is none of them: what is hired is not bought.
 *
 * Source: chosen by hand among the nouns with which titles on the eTenders portal begin (`Supply and delivery of …`).
 */
export const activityWords: readonly string[] =
  `acquisition appointment collection construction delivery disposal drilling erection installation maintenance
  management provision procurement purchase refurbishment removal renovation renovations repair repairs replacement service services
  servicing supply upgrade upgrading`.split(/\s+/);
