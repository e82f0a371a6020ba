import { type CriteriaFixture, fixture } from './fixture.ts';

/** Columns and lines that say how the points of a criterion are earned, beside or below it. */
export const scoringGuides: readonly CriteriaFixture[] = [
  fixture(
    'a column of levels, each with its points behind an equals sign',
    `Functionality
Criterion | How points are earned | Points
Depots in the region | Three or more depots = 30 points | 30
 | Two depots = 20 points
 | One depot = 10 points
Track record | Ten or more contracts = 45 points | 45
 | Five to nine contracts = 25 points
 | No contracts = 0 points
Safety file | Complete file = 25 points | 25
 | No file = 0 points
Total |  | 100`,
    'Depots in the region 30; Track record 45; Safety file 25',
  ),
  fixture(
    'scores in square brackets before each level',
    `Technical evaluation
Criterion | Scoring guide | Weight
Fleet | [5] Twenty vehicles or more; [3] Ten to nineteen vehicles; [1] Fewer | 40
Drivers | [5] All licensed; [3] Most licensed; [1] Some licensed | 35
Routes | [5] Software; [3] Sheets; [1] None | 25
Total |  | 100`,
    'Fleet 40; Drivers 35; Routes 25',
  ),
  fixture(
    'shares of the points before each level',
    `Functionality
1. Cold rooms (60 points)
100%: four rooms or more
50%: two or three rooms
0%: fewer rooms
2. Hygiene plan (40 points)
100%: plan covers all stages
50%: plan covers some stages`,
    'Cold rooms 60; Hygiene plan 40',
  ),
  fixture(
    'numbers of rows that go on over rows with points',
    `Functionality
1 | Experience of the firm | 40
 | Ten years or more | 40
 | Five to nine years | 20
2 | Staff | 35
 | Four engineers | 35
 | Two engineers | 15
3 | Plan of work | 25
 | Full plan | 25
 | Short plan | 10`,
    'Experience of the firm 40; Staff 35; Plan of work 25',
  ),
  fixture(
    'a sub-total below the parts of each criterion',
    `Functionality
Criterion | Part | Points
Vehicles | Refrigerated trucks | 25
 | Tow trucks | 15
 | Sub-total | 40
People | Drivers | 20
 | Mechanics | 15
 | Dispatchers | 25
 | Sub-total | 60
 | Total | 100`,
    'Vehicles 40 [Refrigerated trucks 25, Tow trucks 15]; People 60 [Drivers 20, Mechanics 15, Dispatchers 25]',
  ),
  fixture(
    'levels that count things with an abbreviation',
    `Functionality
Criterion | Level | Points
Integrated plans drawn up | 5 IWMPs | 60
 | 3 IWMPs | 40
 | 1 IWMP | 10
Work with councils | 4 LGs | 40
 | 2 LGs | 20`,
    'Integrated plans drawn up 60; Work with councils 40',
  ),
  fixture(
    'items of a scope that are numbered before the criteria',
    `Scope: 1. Repair the pumps. 2. Report each week. 3. Train the operators.
Functionality is scored as follows: experience of similar repairs (60 points) and training plan (40 points).`,
    'experience of similar repairs 60; training plan 40',
  ),
];
