import { type CriteriaFixture, fixture } from './fixture.ts';

/** Tables that go on behind the foot of a page and the head of the next one, in documents of too few pages to know what they repeat. */
export const pageBreaks: readonly CriteriaFixture[] = [
  fixture(
    'of columns that come one after the other, as some scans are read',
    `14. FUNCTIONALITY CRITERIA

CRITERIA
1. Agreement with the specification
2. Repairs and spare parts
3. Training of nurses

WEIGHT
45
35
20
100

How points are given:
Bidders name their workshop nearest to the hospital.`,
    'Agreement with the specification 45; Repairs and spare parts 35; Training of nurses 20',
  ),
];
