import { type CriteriaFixture, fixture } from './fixture.ts';

/** Criteria whose parts stand in schedules behind the table. */
export const schedules: readonly CriteriaFixture[] = [
  fixture(
    'a schedule whose rows do not add up to the weight',
    `Functionality
Criterion | Points
Supply history | 60
Quality control and guarantee | 40
Total | 100
Schedule F3: Quality control and guarantee
Item | Quantity
Meters | 15
Valves | 20`,
    'Supply history 60; Quality control and guarantee 40',
  ),
];
