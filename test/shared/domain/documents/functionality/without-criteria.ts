import { type CriteriaFixture, fixture } from './fixture.ts';

/** Documents that state no criteria. */
export const withoutCriteria: readonly CriteriaFixture[] = [
  fixture(
    'price and goals only',
    `Evaluation criteria
Criteria | Points
Price | 80
Specific goals | 20
Total | 100`,
    '',
  ),
  fixture(
    'functionality that does not apply',
    `Functionality will not be applicable to this bid.
List of goods
Item | Quantity
Chairs | 60
Tables | 40
Total | 100`,
    '',
  ),
  fixture(
    'specific goals under a heading of evaluation',
    `Evaluation criteria
Specific goals | Points
Enterprises owned by women | 5
Enterprises owned by youth | 5
Enterprises in the district | 10
Total | 20`,
    '',
  ),
  fixture(
    'properties of goods',
    `Technical criteria
The pump must be rated for an ambient temperature of 40
The humidity must be below 60
Efficiency 98%
Payment: 60% on delivery and 40% after commissioning`,
    '',
  ),
];
