import { type CriteriaFixture, fixture } from './fixture.ts';

/** Tables in which points of parts stand beside, behind or out of those of their criterion. */
export const shares: readonly CriteriaFixture[] = [
  fixture(
    'points of each part out of those of its criterion',
    `Functionality
Criterion | Sub-criterion | Points
Fleet and depots | Vehicles licensed | 30 / 45
 | Depots | 15 / 45
Driver training | Licences | 20 / 35
 | Training records | 15 / 35
Route planning | Software | 20 / 20
All criteria |  | 100`,
    'Fleet and depots 45 [Vehicles licensed 30, Depots 15]; Driver training 35 [Licences 20, Training records 15]; Route planning 20',
  ),
  fixture(
    'the share of the criterion and the points of a part, with letters below numbers',
    `Quality
Ref | Criterion | Share | Points
F1 | Fleet and depots | 100% | 50
F1a | Vehicles licensed | 60% | 30
F1b | Depots | 40% | 20
F2 | Driver training | 100% | 20
 | Rating 10: all drivers
 | Rating 5: half of the drivers
 | Maximum for quality |  | 70`,
    'Fleet and depots 50 [Vehicles licensed 30, Depots 20]; Driver training 20',
  ),
  fixture(
    'parts with their points in lines of one cell, and levels in that of another criterion',
    `Quality
Aspect | Breakdown | Weight
Fleet and depots | Vehicles licensed (35) | 45
 | Depots (10)
Driver training | High: all drivers | 30
 | Low: some drivers
Route planning | Software (15) | 25
 | Dispatcher (10)
Total |  | 100`,
    'Fleet and depots 45 [Vehicles licensed 35, Depots 10]; Driver training 30; Route planning 25 [Software 15, Dispatcher 10]',
  ),
];
