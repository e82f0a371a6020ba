import { type CriteriaFixture, fixture } from './fixture.ts';

/** Forms that bidding documents of many institutions have, all with the same few names. */
export const forms: readonly CriteriaFixture[] = [
  fixture(
    'subtotals in the criterion row',
    `Technical evaluation
No | Technical criteria | Sub-criteria | Points
1 | Fleet and depots | Vehicles licensed | 25
 |  | Depots in the province | 15
 |  | Subtotal | 40
2 | Driver training | Licences | 20
 |  | Training records | 15
 |  | Subtotal | 35
3 | Route planning | Software | 25
 |  | Subtotal | 25
Total |  |  | 100`,
    'Fleet and depots 40 [Vehicles licensed 25, Depots in the province 15]; Driver training 35 [Licences 20, Training records 15]; Route planning 25',
  ),
  fixture(
    'weight of criterion in its own column, in first row only',
    `Functionality
Criterion | Weight | Sub-criterion | Points
Fleet and depots | 40 | Vehicles licensed | 25
 |  | Depots in the province | 15
Driver training | 35 | Licences | 20
 |  | Training records | 15
Route planning | 25 | Software | 25
Total | 100 |  | 100`,
    'Fleet and depots 40 [Vehicles licensed 25, Depots in the province 15]; Driver training 35 [Licences 20, Training records 15]; Route planning 25',
  ),
  fixture(
    'levels with points under every criterion with parts',
    `Functionality
1. Fleet and depots (40 points)
1.1 Vehicles licensed (25 points)
20 or more vehicles: 25 points
10 to 19 vehicles: 15 points
Fewer than 10 vehicles: 0 points
1.2 Depots in the province (15 points)
Two or more depots: 15 points
One depot: 5 points
2. Driver training (60 points)
All drivers trained: 60 points
Half of the drivers trained: 30 points
No training: 0 points`,
    'Fleet and depots 40 [Vehicles licensed 25, Depots in the province 15]; Driver training 60',
  ),
  fixture(
    'bullets of levels in a scoring column with points',
    `Functionality
Criteria | Scoring guide | Max points
Fleet and depots | 20 or more vehicles = 40 | 40
 | 10 to 19 vehicles = 20
 | Fewer = 0
Driver training | All drivers = 35 | 35
 | Half = 15
Route planning | Software = 25 | 25
 | Paper = 10
TOTAL |  | 100`,
    'Fleet and depots 40; Driver training 35; Route planning 25',
  ),
  fixture(
    'columns of ratings',
    `Functionality
Criteria | Weight | 1 Poor | 2 Fair | 3 Good | 4 Very good | 5 Excellent
Fleet and depots | 40 | 0-2 vehicles | 3-5 vehicles | 6-9 vehicles | 10-14 vehicles | 15+ vehicles
Driver training | 35 | None | Few | Half | Most | All
Route planning | 25 | None | Paper | Sheet | Software | Live
Total | 100`,
    'Fleet and depots 40; Driver training 35; Route planning 25',
  ),
  fixture(
    'weight, maximum rating and weighted score',
    `Functionality
Criteria | Weight | Maximum rating | Maximum weighted score
Fleet and depots | 8 | 5 | 40
Driver training | 7 | 5 | 35
Route planning | 5 | 5 | 25
Total |  |  | 100`,
    'Fleet and depots 40; Driver training 35; Route planning 25',
  ),
  fixture(
    'a section for each criterion, with its own table and total',
    `Technical evaluation
A. Fleet and depots
Item | Points
Vehicles licensed | 25
Depots in the province | 15
Total for A | 40
B. Driver training
Item | Points
Licences | 20
Training records | 15
Total for B | 35
C. Route planning
Item | Points
Software | 15
Dispatcher | 10
Total for C | 25
Grand total | 100`,
    'Fleet and depots 40 [Vehicles licensed 25, Depots in the province 15]; Driver training 35 [Licences 20, Training records 15]; Route planning 25 [Software 15, Dispatcher 10]',
  ),
  fixture(
    'letter criteria, roman parts',
    `The functionality criteria are:
A. Fleet and depots - 40
(i) Vehicles licensed - 25
(ii) Depots in the province - 15
B. Driver training - 60
(i) Licences - 35
(ii) Training records - 25`,
    'Fleet and depots 40 [Vehicles licensed 25, Depots in the province 15]; Driver training 60 [Licences 35, Training records 25]',
  ),
  fixture(
    'in words without digits',
    `The committee scores functionality. Forty points are awarded for fleet and depots, thirty-five points for driver training and twenty-five points for route planning.`,
    'fleet and depots 40; driver training 35; route planning 25',
  ),
  fixture(
    'weights with decimals',
    `Functionality
Criteria | Weight
Fleet and depots | 37.5
Driver training | 37.5
Route planning | 25
Total | 100`,
    'Fleet and depots 37.5; Driver training 37.5; Route planning 25',
  ),
  fixture(
    'total 120',
    `Evaluation of functionality
Fleet and depots | 50
Driver training | 40
Route planning | 30
Total points for functionality | 120`,
    'Fleet and depots 50; Driver training 40; Route planning 30',
  ),
  fixture(
    'headings of criteria without points',
    `Quality criteria
Criteria | Max points
Fleet and depots
Vehicles licensed | 25
Depots in the province | 15
Driver training
Licences | 20
Training records | 15
Route planning
Software | 15
Dispatcher | 10
Maximum possible score | 100`,
    'Fleet and depots 40 [Vehicles licensed 25, Depots in the province 15]; Driver training 35 [Licences 20, Training records 15]; Route planning 25 [Software 15, Dispatcher 10]',
  ),
  fixture(
    'levels with points per year of key staff',
    `Functionality
Key staff (60)
Project manager (30)
More than 10 years | 30
5 to 10 years | 20
Less than 5 years | 10
Site agent (30)
More than 10 years | 30
5 to 10 years | 20
Company experience (40)
5 projects or more | 40
3 to 4 projects | 20
Total 100`,
    'Key staff 60 [Project manager 30, Site agent 30]; Company experience 40',
  ),
  fixture(
    'two tables, first a summary',
    `Functionality
Criteria | Weight
Fleet and depots | 40
Driver training | 60
Total | 100
Scoring sheet
Criteria | Sub-criteria | Points
Fleet and depots | Vehicles licensed | 25
 | Depots in the province | 15
Driver training | Licences | 35
 | Training records | 25
Total |  | 100`,
    'Fleet and depots 40; Driver training 60',
  ),
  fixture(
    'gates before',
    `Stage 1: mandatory. Stage 2: functionality (70 points). Stage 3: price.
Functionality
Fleet and depots: 30
Driver training: 25
Route planning: 15`,
    'Fleet and depots 30; Driver training 25; Route planning 15',
  ),
  fixture(
    'points out of so many, in brackets',
    `Functionality will be scored out of 100
Fleet and depots (out of 40)
Vehicles licensed (out of 25)
Depots in the province (out of 15)
Driver training (out of 60)
Licences (out of 35)
Training records (out of 25)`,
    'Fleet and depots 40 [Vehicles licensed 25, Depots in the province 15]; Driver training 60 [Licences 35, Training records 25]',
  ),
  fixture(
    'label rows',
    `Functionality
Element | Fleet and depots
Sub-elements | Vehicles licensed 25; depots in the province 15
Points | 40
Element | Driver training
Sub-elements | Licences 35; training records 25
Points | 60`,
    'Fleet and depots 40 [Vehicles licensed 25, depots in the province 15]; Driver training 60 [Licences 35, training records 25]',
  ),
];
