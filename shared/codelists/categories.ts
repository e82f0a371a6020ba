import { partsOf, rowsOf } from '#shared/codelists/table.ts';
import { slugify } from '#shared/text/slug.ts';

/** Industries, each of which consists of several categories. */
export const industries = [
  'agriculture-food',
  'arts-sport-recreation',
  'cleaning-facilities',
  'construction',
  'education-training',
  'energy-electrical',
  'financial-legal',
  'general-services',
  'hospitality-travel-events',
  'ict-technology',
  'manufacturing-supplies',
  'media-marketing',
  'medical-health',
  'mining-energy-resources',
  'professional-services',
  'property',
  'security',
  'transport-logistics',
  'water-sanitation',
] as const;

export type Industry = (typeof industries)[number];

/**
 * A tender category of the eTenders portal. `portalId` is null for a category that is in rows but not in the portal's list.
 * `aliases` are words that people use to search for it; a word may belong to several categories.
 */
export type Category = {
  portalId: number | null;
  name: string;
  slug: string;
  industry: Industry;
  aliases: readonly string[];
};

/**
 * All categories. Slugs are unique and made from the names, so that they do not change while the name does not. "Services: …",
 * "Supplies: …" and "Disposals: General" are from an older list; the other categories follow ISIC.
 */
export const categories: readonly Category[] = rowsOf('categories').map(([id, name = '', of, aliases]) => {
  const industry = industries.find((one) => one === of);
  if (!industry) throw new TypeError(`${name}: no industry ${of}`);
  const slug = slugify(name.replaceAll('/', ' '));
  return { portalId: id === '-' ? null : Number(id), name, slug, industry, aliases: partsOf(aliases) };
});

const bySlug = new Map(categories.map((category) => [category.slug, category]));

/**
 * @param text a category's name or slug; case, blanks and punctuation are ignored
 * @returns the category; null for a name that is not in the portal
 */
export const findCategory = (text: string): Category | null =>
  bySlug.get(slugify(text.replaceAll('/', ' '))) ?? null;

/** @returns the categories of an industry, in the portal's order */
export const categoriesOf = (industry: Industry): readonly Category[] =>
  categories.filter((category) => category.industry === industry);

/** @param text an industry's slug, whatever its case, blanks and `&`. @returns null for any other text */
export const findIndustry = (text: string): Industry | null =>
  industries.find((industry) => industry === slugify(text.replaceAll('/', ' ')).replace('-and-', '-')) ??
  null;

const byAlias = Map.groupBy(
  categories.flatMap((category) => category.aliases.map((alias) => ({ key: slugify(alias), category }))),
  ({ key }) => key,
);

/**
 * @param text words that a person searches for: a category's name or slug, an alias such as `ICT` or `security services`,
 *   or an industry
 * @returns the categories that the words may mean: that of the name, otherwise those of the alias, otherwise those of the
 *   industry; none for other words
 */
export function categoriesNamed(text: string): readonly Category[] {
  const exact = findCategory(text);
  if (exact) return [exact];
  const aliased = (byAlias.get(slugify(text.replaceAll('/', ' '))) ?? []).map(({ category }) => category);
  if (aliased.length > 0) return aliased;
  const industry = findIndustry(text);
  return industry === null ? [] : categoriesOf(industry);
}
