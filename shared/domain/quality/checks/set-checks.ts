import type { SetCheck } from './check.ts';

/** Checks that compare a record with others. Publish computes them; they do not change the record's score. */
export const setChecks: readonly SetCheck[] = [
  {
    name: 'duplicate-reference',
    scope: 'set',
    area: 'combining',
    meaning: 'The same buyer published the same tender twice, by number, title and dates.',
    severity: 'warning',
    weight: 0,
    condition: 'derived.tender_relation.duplicate_of is not null',
  },
];
