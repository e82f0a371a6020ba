import { limits, type ReadParameter } from '#services/api/v2/serve/parameters.ts';
import { readParameters, trimmed } from '#services/api/v2/serve/query.ts';
import { readYear } from '#services/api/v2/serve/ranking-parameters.ts';
import { categories, categoriesNamed } from '#shared/codelists/categories.ts';
import { findProvince, provinces } from '#shared/codelists/provinces.ts';
import { RequestError } from '#shared/errors.ts';
import { nearestNames } from '#shared/text/nearest.ts';
import { slugify } from '#shared/text/slug.ts';

export type ParameterName = 'province' | 'category' | 'limit' | 'year';

/** What a feed is asked for: slugs and year, null for all. */
export type WantedFeed = {
  province: string | null;
  category: string | null;
  limit: number;
  year: number | null;
};

/** Stands for everything, as leaving the parameter out does. */
export const ALL = 'all';
/** Longer texts name neither a province nor a category. */
const MAX_NAME = 200;

type Asked = {
  parameters: readonly ParameterName[];
  limit: { default: number; max: number };
};

/**
 * @param query text after the question mark, still encoded
 * @throws RequestError 400 with all problems; 404 for a province or category that does not exist
 */
export function readWanted({ parameters, limit }: Asked, query: string): WantedFeed {
  const { province, category, ...wanted } = readParameters(query, parameters, (read) => ({
    province: read('province', trimmed(readName), null),
    category: read('category', trimmed(readName), null),
    limit: read(
      'limit',
      trimmed((text) => readLimit(text, limit.max)),
      limit.default,
    ),
    year: read('year', trimmed(readYear), null),
  }));
  return {
    province: province && provinceNamed(province),
    category: category && categoryNamed(category),
    ...wanted,
  };
}

/** Any text that may be a name. @returns null for all */
function readName(text: string): ReadParameter<string | null> {
  if (text.toLowerCase() === ALL) return { value: null };
  if (text.length > MAX_NAME) return { problem: `must have at most ${MAX_NAME} characters` };
  return slugify(text) === ''
    ? { problem: `must be a slug, a name, a code or ${ALL}; it has no letter or digit` }
    : { value: text };
}

function readLimit(text: string, max: number): ReadParameter<number> {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (value >= 1) return { value: Math.min(value, max) };
  return { problem: `must be a whole number from 1 on; more than ${max} means ${max}` };
}

const provinceNamed = (text: string): string =>
  findProvince(text)?.slug ??
  unknown(
    'province',
    text,
    provinces.map(({ slug }) => slug),
  );

/** A slug or name, a word that means one category only, or the number that the portal has for it. */
function categoryNamed(text: string): string {
  const [named, ...others] = categoriesNamed(text);
  const found =
    named && others.length === 0 ? named : categories.find(({ portalId }) => String(portalId) === text);
  return (
    found?.slug ??
    unknown(
      'category',
      text,
      categories.map(({ slug }) => slug),
    )
  );
}

/** @throws RequestError 404 with the slug that was probably meant */
function unknown(parameter: string, text: string, slugs: readonly string[]): never {
  const [nearest] = nearestNames(slugify(text), slugs);
  const hint = nearest === undefined ? '' : ` The most similar slug is ${nearest}.`;
  throw new RequestError(
    'NOT_FOUND',
    `${parameter}: there is no such ${parameter}: ${text.slice(0, limits.q.max)}.${hint}`,
    { parameter, ...(nearest !== undefined && { nearest }) },
  );
}
