import type { FilterField } from '#services/site/lists/declaration.ts';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';

/** Filters that several lists have. */
export const provinceField: FilterField = {
  ...{ name: 'province', label: 'Province' },
  choices: [['', 'Everywhere'], ...provinces.map(({ slug, name }) => [slug, name] as const)],
};

export const categoryField: FilterField = {
  ...{ name: 'category', label: 'Category' },
  choices: [
    ['', 'Everything'],
    ...categories
      .map(({ slug, name }) => [slug, name] as const)
      .toSorted(([, one], [, other]) => (one < other ? -1 : 1)),
  ],
};
