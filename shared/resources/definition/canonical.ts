import { categoriesNamed, findCategory, findIndustry } from '#shared/codelists/categories.ts';
import { findProvince, provinces } from '#shared/codelists/provinces.ts';
import { slugify } from '#shared/text/slug.ts';

/**
 * Converts spellings of callers and publishers to the one spelling that columns contain. Both use the same functions, so
 * that a filter finds the records that were published.
 */

/** @returns the slug of a province given by name, slug or code; of any other text, its own slug */
export const provinceSlug = (name: string): string => findProvince(name)?.slug ?? slugify(name);

/** The slugs that a province can have: of the nine, and of the whole country. */
export const provinceSlugs: readonly string[] = provinces.map(({ slug }) => slug);

/** @returns the slug of a category given by name or slug; of any other text, its own slug */
export const categorySlug = (name: string): string => findCategory(name)?.slug ?? slugify(name);

/** The term of an industry, which columns contain besides the category's slug, so that callers can filter by either. */
const industryTerm = (industry: string): string => `industry:${industry}`;

/** @returns the terms under which a category's records are found: its slug, and its industry's term */
export function categoryTerms(slug: string): string[] {
  const industry = findCategory(slug)?.industry;
  return industry === undefined ? [slug] : [slug, industryTerm(industry)];
}

/** @returns the term of a category given by name, slug or alias, or of an industry such as `ict-technology` */
export function categoryTerm(text: string): string {
  const exact = findCategory(text);
  if (exact) return exact.slug;
  const industry = findIndustry(text);
  if (industry !== null) return industryTerm(industry);
  const [named, ...others] = categoriesNamed(text);
  return named && others.length === 0 ? named.slug : slugify(text);
}

const LEVEL = /^(?:b-?\s*bbee\s*)?level\s*([1-8])(?:\s+contributor)?$/i;

/** @returns the B-BBEE level as columns contain it: `Level 1 contributor` → `1`, `Non-Compliant` → `non-compliant` */
export const beeLevel = (text: string): string =>
  LEVEL.exec(text.trim())?.[1] ??
  text
    .trim()
    .toLowerCase()
    .replace(/^non[\s-]*compliant$/, 'non-compliant');

/** @returns a column function that maps text; any other value becomes null */
export const optional =
  (canonical: (name: string) => string) =>
  (value: unknown): string | null =>
    typeof value === 'string' && value !== '' ? canonical(value) : null;
