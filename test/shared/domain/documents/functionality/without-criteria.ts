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
    'shares of samples and of power, which add up by chance',
    `Materials shall be of the best quality of their respective kinds, and weigh at least 95% of the stated mass.
Equipment shall be rated for an ambient temperature of 40 °C and a humidity of 80%.
Tests are carried out in accordance with SANS 3001, and 10% of the samples are tested twice.
Property | Requirement
Length | 26 m
Rated power | 35 kW
Efficiency | 90%`,
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
  fixture(
    'payment milestones',
    `Technical proposal
8. Payment
Payment will be made in milestones:
Inception report | 20%
Draft report | 30%
Final report | 50%
Total | 100%`,
    '',
  ),
  fixture(
    'penalties and SLA',
    `Evaluation of performance
Availability of the system | 99%
Penalty for late delivery | 5%
Response within 4 hours | 95%`,
    '',
  ),
  fixture(
    'price adjustment',
    `Price adjustment for quality assurance
Labour | 40%
Material | 35%
Fuel | 15%
Fixed | 10%`,
    '',
  ),
  fixture(
    'CPG',
    `Contract participation goals in scoring
Local labour | 10%
Targeted enterprises | 30%
Women | 30%
Youth | 30%`,
    '',
  ),
  fixture(
    '80/20 with breakdown',
    `Evaluation criteria
Price | 80
B-BBEE status level | 10
Locality | 10
Total | 100`,
    '',
  ),
  fixture(
    'time allocation of team',
    `Project team
Technical resources
Project leader | 20%
Engineer | 50%
Technician | 30%`,
    '',
  ),
  fixture(
    'payment schedule in sentence',
    `Technical requirements. Payment: 40% on order, 40% on delivery and 20% after commissioning.`,
    '',
  ),
  fixture(
    'weighted SLA',
    `Service levels. The technical score of each month is weighted: availability 50%, response time 30% and reporting 20%. A score under 90% leads to a penalty.`,
    '',
  ),
  fixture(
    'price adjustment in sentence',
    `The contract price adjustment formula weighs labour at 40%, plant at 20%, material at 30% and fuel at 10%. Functionality is not scored.`,
    '',
  ),
  fixture(
    'sub-contracting',
    `Bidders are evaluated on price and goals. At least 30% of the work is subcontracted: 10% to women, 10% to youth and 10% to the disabled.`,
    '',
  ),
  fixture(
    'mix design',
    `Technical specification. The mix shall have a quality of 40% sand, 35% stone and 25% binder.`,
    '',
  ),
  fixture(
    'budget split',
    `Scope of technical work
Phase | Share of the budget
Design | 30%
Construction | 60%
Close-out | 10%
Total | 100%`,
    '',
  ),
  fixture(
    'price weighting',
    `Price evaluation
Category | Weight
Fixed fees | 50
Hourly rates | 30
Disbursements | 20
Total | 100`,
    '',
  ),
  fixture(
    'specific goals prose',
    `The criteria for preference points are: black ownership (8 points), women (6 points), youth (4 points) and disability (2 points). Price counts 80 points out of 100.`,
    '',
  ),
  fixture(
    'deliverables with percentages',
    `Deliverables and quality of reports
Deliverable | Payment
Inception report | 20%
Draft report | 30%
Final report | 50%`,
    '',
  ),
  fixture(
    'marks for training',
    `Training course: attendance counts 20%, assignments count 30% and the examination counts 50% of the final mark.`,
    '',
  ),
  fixture(
    'gender split of labour targets',
    `Criteria for employment of local labour: women 55%, youth 40% and persons with disabilities 5%.`,
    '',
  ),
  fixture(
    'mixed',
    `Payment is made as follows: 40% is paid on order, delivery earns 45% and the remaining 15% is kept as retention.`,
    '',
  ),
];
