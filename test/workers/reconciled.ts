import { expect } from 'vitest';
import { sourceNames } from '#shared/sources.ts';
import type { Harness } from '#test/support/harness.ts';

/** Expects that every capture is accounted for. */
export const expectReconciled = async ({ rows }: Harness) => {
  expect(
    await rows(
      `select source, (stored - normalised - unchanged - rejected)::int as difference, outstanding::int
       from ops.reconciliation order by source`,
    ),
  ).toEqual(sourceNames.toSorted().map((source) => ({ source, difference: 0, outstanding: 0 })));
  expect(
    await rows('select id from raw.response where captures <> normalised + unchanged + rejected'),
  ).toEqual([]);
};
