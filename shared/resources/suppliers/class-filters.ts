import { enterpriseType, enterpriseTypes } from '#shared/codelists/enterprise-types.ts';
import { beeLevel } from '#shared/resources/definition/canonical.ts';
import { text } from '#shared/resources/definition/fields.ts';
import { equals } from '#shared/resources/definition/filters.ts';
import type { Filter } from '#shared/resources/definition/resource.ts';

/** The field of the size class that {@link classFilters} filters by. @param description which supplier's it is */
export const sizeClass = (description: string) =>
  text(description, 'EME', { nullable: false, values: enterpriseTypes, prepare: enterpriseType })
    .promoted()
    .listed();

/** Filters by the size class of a supplier and by its B-BBEE level. */
export const classFilters = {
  enterpriseType: equals('enterprise_type', 'Size class; `UNSPECIFIED` if it is not known.', 'EME', {
    values: enterpriseTypes,
    synonyms: { generic: 'large' },
  }),
  beeLevel: equals('bee_level', 'B-BBEE level: 1 to 8, or `non-compliant`; `Level 1` is understood.', '1', {
    canonical: beeLevel,
  }),
} as const satisfies Readonly<Record<string, Filter>>;
