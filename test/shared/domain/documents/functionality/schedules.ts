import { type CriteriaFixture, fixture } from './fixture.ts';

/** Criteria whose parts stand in schedules behind the table. */
export const schedules: readonly CriteriaFixture[] = [
  fixture(
    'a schedule with the parts of one criterion',
    `Functionality
Criterion | Points
Supply history | 60
Quality control and guarantee | 40
Total | 100
SECTION 9: SCHEDULES
Evaluation schedule F2: Supply history
The bidder attaches its list of orders.
Evaluation schedule F3: Quality control and guarantee
Sub-criterion | Points | Score (%): description
Control plan | 15 | 100: specific to the order
 |  | 60: generic
Guarantee on the goods | 25 | 100: 24 months or longer
 |  | 60: 12 months
Total of this schedule | 40`,
    'Supply history 60; Quality control and guarantee 40 [Control plan 15, Guarantee on the goods 25]',
  ),
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
