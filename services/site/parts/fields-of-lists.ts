import type { FilterField } from '#services/site/lists/declaration.ts';
import { categories, findCategory } from '#shared/codelists/categories.ts';
import { findProvince, provinces } from '#shared/codelists/provinces.ts';

/** Filters that several lists have. */
export const provinceField: FilterField = {
  ...{ name: 'province', label: 'Province' },
  canonical: (value) => findProvince(value)?.slug ?? value,
  choices: [['', 'Everywhere'], ...provinces.map(({ slug, name }) => [slug, name] as const)],
};

export const categoryField: FilterField = {
  ...{ name: 'category', label: 'Category' },
  canonical: (value) => findCategory(value)?.slug ?? value,
  choices: [
    ['', 'Everything'],
    ...categories
      .map(({ slug, name }) => [slug, name] as const)
      .toSorted(([, one], [, other]) => (one < other ? -1 : 1)),
  ],
};
