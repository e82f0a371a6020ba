import { slugify } from '#shared/text/slug.ts';
import { findCategory } from '#shared/vocabulary/categories.ts';
import { findProvince } from '#shared/vocabulary/provinces.ts';

/**
 * How the spellings of callers and publishers become the one spelling that columns hold. Used for both, so that a
 * filter finds what was published.
 */

/** @returns the slug of a province given by name, slug or code; of any other text, its own slug */
export const provinceSlug = (name: string): string => findProvince(name)?.slug ?? slugify(name);

/** @returns the slug of a category given by name or slug; of any other text, its own slug */
export const categorySlug = (name: string): string => findCategory(name)?.slug ?? slugify(name);

/** @returns a column function that maps text and leaves nothing as null */
export const optional =
  (canonical: (name: string) => string) =>
  (value: unknown): string | null =>
    typeof value === 'string' && value !== '' ? canonical(value) : null;
