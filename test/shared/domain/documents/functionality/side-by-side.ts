import { type CriteriaFixture, fixture } from './fixture.ts';

/** Criteria that stand in columns, with their weights in a row below. */
export const sideBySide: readonly CriteriaFixture[] = [
  fixture(
    'rows between the names and the weights say what the criteria consist of',
    `Functionality is scored by this table.
 | Fleet and depots | Driver training | Route planning
Comprises | Vehicles owned: 25 Depots in the province: 15 | Training records: 20 | Software in use: 25
 |  | Licences: 15
Weight | 40 | 35 | 25`,
    'Fleet and depots 40 [Vehicles owned 25, Depots in the province 15]; Driver training 35 [Training records 20, Licences 15]; Route planning 25',
  ),
  fixture(
    'levels stand between the names and the weights',
    `Evaluation of quality
Criterion | Fleet and depots | Driver training | Route planning
High | 20 vehicles or more | All drivers | Software with tracking
Low | Fewer than 5 vehicles | Some drivers | None
Points | 50 | 30 | 20`,
    'Fleet and depots 50; Driver training 30; Route planning 20',
  ),
  fixture(
    'a column of the total',
    `Technical evaluation
 | Fleet and depots | Driver training | Route planning | Total
What is asked | List of vehicles | Certificates | A plan
Max points | 30 | 20 | 20 | 70`,
    'Fleet and depots 30; Driver training 20; Route planning 20',
  ),
  fixture(
    'names of parts that go on in the next line of the cell',
    `Technical evaluation
 | Fleet and depots | Driver training
Sub-criteria | Vehicles licensed in the | Records (30)
 | name of the bidder (40) | Licences (20)
 | Depots (10)
Weighting | 50 | 50`,
    'Fleet and depots 50 [Vehicles licensed in the name of the bidder 40, Depots 10]; Driver training 50 [Records 30, Licences 20]',
  ),
];
