import {
  limits,
  notListed,
  oneOf,
  type ReadParameter,
  readCount,
} from '#services/api/v2/serve/parameters.ts';
import { readParameters, trimmed } from '#services/api/v2/serve/query.ts';
import { categorySlug, provinceSlug, provinceSlugs } from '#shared/resources/definition/canonical.ts';

/** What companies are ranked by. */
export const rankingOrders = ['value', 'count'] as const;

/** The parameters that ask for a ranking. */
export const rankingParameters = ['by', 'year'] as const;
const PARAMETERS = [...rankingParameters, 'province', 'category', 'limit'];
/** Means everything, like an omitted parameter. */
const ALL = 'all';
const isAll = (text: string): boolean => text.toLowerCase() === ALL;

/** A request for a ranking: slugs and year, null for all. */
export type WantedRanking = {
  by: (typeof rankingOrders)[number];
  limit: number;
  province: string | null;
  category: string | null;
  year: number | null;
};

/** @throws RequestError 400 with all problems */
export const readRanking = (query: string): WantedRanking =>
  readParameters(query, PARAMETERS, (read) => ({
    by: read('by', trimmed(oneOf(rankingOrders)), rankingOrders[0]),
    limit: read(
      'limit',
      trimmed((text) => readCount(text, limits.limit.max)),
      limits.limit.default,
    ),
    province: read('province', trimmed(readProvince), null),
    category: read('category', trimmed(readCategory), null),
    year: read('year', trimmed(readYear), null),
  }));

const readProvince = (text: string): ReadParameter<string | null> => {
  if (isAll(text)) return { value: null };
  const value = provinceSlug(text);
  return provinceSlugs.includes(value) ? { value } : { problem: notListed(text, [...provinceSlugs, ALL]) };
};

const readCategory = (text: string): ReadParameter<string | null> => {
  if (isAll(text)) return { value: null };
  const value = categorySlug(text);
  return value === '' ? { problem: 'must contain a letter or digit' } : { value };
};

/** A year from 1900 to 2199; null for all. */
export const readYear = (text: string): ReadParameter<number | null> => {
  if (isAll(text)) return { value: null };
  return /^(?:19|20|21)\d\d$/.test(text)
    ? { value: Number(text) }
    : { problem: `must be a year from 1900 to 2199, such as 2026, or ${ALL}` };
};
