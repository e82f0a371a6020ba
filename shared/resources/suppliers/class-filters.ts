import { enterpriseTypes } from '#shared/codelists/enterprise-types.ts';
import { beeLevel } from '#shared/resources/definition/canonical.ts';
import type { Filter } from '#shared/resources/definition/resource.ts';

/** Filters by the size class of a supplier and by its B-BBEE level. */
export const classFilters = {
  enterpriseType: {
    match: 'equals',
    column: 'enterprise_type',
    type: 'text',
    values: enterpriseTypes,
    synonyms: { generic: 'large' },
    description: 'Size class; `UNSPECIFIED` for those of which it is not known.',
    example: 'EME',
  },
  beeLevel: {
    match: 'equals',
    column: 'bee_level',
    type: 'text',
    canonical: beeLevel,
    description: 'B-BBEE level: 1 to 8, or `non-compliant`; `Level 1` is understood.',
    example: '1',
  },
} as const satisfies Readonly<Record<string, Filter>>;
