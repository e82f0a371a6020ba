import type { SetCheck } from './check.ts';

/** Checks that compare a record with others; publish computes them, and they cost nothing of the record's own score. */
export const setChecks: readonly SetCheck[] = [
  {
    name: 'duplicate-reference',
    scope: 'set',
    area: 'combining',
    meaning: 'The same buyer published another tender of this number or title that says the same.',
    severity: 'warning',
    weight: 0,
    condition: 'derived.tender_relation.duplicate_of is not null',
  },
];
