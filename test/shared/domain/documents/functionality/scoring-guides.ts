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
    'a cell with several paragraphs, as old formats give it',
    `Functionality
Criteria | Evidence | Scoring guide | Max points
Guarding experience | Letters of clients | Five letters or more = 60 points
Three or four letters = 40 points
No letter = 0 points | 60
Vehicles | Proof of ownership | Four vehicles = 40 points
Two vehicles = 20 points | 40
TOTAL | | | 100`,
    'Guarding experience 60; Vehicles 40',
  ),
  fixture(
    'weights beside scores that come to more than a hundred',
    `Evaluation of functionality
Criterion | Weight | Max rating | Max score
Rehabilitation of mines | 40 | 5 | 200
Registration of staff | 35 | 5 | 175
Work with communities | 25 | 5 | 125
Total | 100 | | 500`,
    'Rehabilitation of mines 40; Registration of staff 35; Work with communities 25',
  ),
  fixture(
    'what ratings are worth, below the first of several schedules',
    `Evaluation Schedule A: Record of the tenderer
Maximum points: 60
Poor (score 40%): little. Satisfactory (score 70%): relevant. Very good (score 100%): outstanding.
Evaluation Schedule B: Cranes and workshops
Maximum points: 40
Summary
The total of both schedules is 100 points.`,
    'Record of the tenderer 60; Cranes and workshops 40',
  ),
  fixture(
    'levels in the text of a cell, some of which add up to its points',
    `Functionality
No | Evaluation criteria | Scoring guide | Weight
1 | Cleaning of laboratories | 5 or more letters = 30 points; 3 to 4 letters = 20 points; 1 to 2 letters = 10 points; No letter = 0 | 30
2 | Cleaning plan | Detailed plan = 70 points; Short plan = 30 points | 70
TOTAL | | | 100`,
    'Cleaning of laboratories 30; Cleaning plan 70',
  ),
  fixture(
    'levels in sentences, some of which add up to the weight of their criterion',
    `Gate 1: Functionality. The weights are as follows:
Record of the firm counts 30%. Five or more reviews earn the full weight; three or four earn 20% and one or two earn 10%.
Team leader counts 45%. The person must have a degree.
Project plan counts 25%. The bidder must show how the towns are covered.`,
    'Record of the firm 30; Team leader 45; Project plan 25',
  ),
  fixture(
    'bullets of levels in the cell of the name',
    `Technical evaluation (functionality)
No. | Technical evaluation criteria and scoring | Sub-weight | Max score
1 | Record of the firm |  | 60
 | • Five or more contracts (60 points)
 | • One or two contracts (10 points)
 | • No submission (0 points)
2 | Safety |  | 40
2.1 | Safety plan | 25
 | • Specific to the site (25 points)
 | • Generic (5 points)
2.2 | Injuries | 15
 | • 0 to 0.5 (15 points)
 | • Above 0.8 (5 points)
 | TOTAL |  | 100`,
    'Record of the firm 60; Safety 40 [Safety plan 25, Injuries 15]',
  ),
];
