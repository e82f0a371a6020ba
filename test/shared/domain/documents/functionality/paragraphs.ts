import { type CriteriaFixture, fixture } from './fixture.ts';

/** Criteria that have a paragraph each: their points, what these consist of, and how they are rated. */
export const paragraphs: readonly CriteriaFixture[] = [
  fixture(
    'a title, a sentence with the points, a sentence with the parts, a sentence with ratings',
    `5. Assessment of technical offers
Technical offers are scored out of 100 points.
(a) Fleet and depots
This criterion carries 45 points. It is made up of vehicles owned by the bidder (30) and depots in the province (15). Rating: 5 for a full fleet; 3 for half of it; 1 for less.
(b) Training of drivers
A maximum of thirty-five (35) points may be awarded under this heading. Of these 35 points, 20 are for licences and 15 are for training records. Drivers without a licence are rated lowest.
(c) Route planning
The panel may give up to 20 points here. The highest rating is for live tracking, the lowest for paper plans.
Ratings run from 0 to 5, where 0 stands for nothing, 3 for acceptable and 5 for excellent.`,
    'Fleet and depots 45 [vehicles owned by the bidder 30, depots in the province 15]; Training of drivers 35 [licences 20, training records 15]; Route planning 20',
  ),
  fixture(
    'a sentence for each criterion, worded differently each time, and a total of eighty',
    `A total of 80 points can be obtained for functionality.
40 of the 80 points are set aside for the fleet of the bidder. Here vehicles owned can earn 25 points and depots in the province can earn 15 points.
Training of drivers will be considered next, for which 30 points can be obtained. A training register is rated higher than a policy.
A further 10 points depend on route planning. Rating: 5 for live tracking; 3 for a plan on paper; 1 for an undertaking.
Each member rates every criterion from 1 to 5 and the rating is multiplied by the points.`,
    'fleet of the bidder 40 [vehicles owned 25, depots in the province 15]; Training of drivers 30; route planning 10',
  ),
  fixture(
    'the name before and the points behind in another clause',
    `The quality of each proposal is assessed.
The department attaches particular importance to the fleet, and allocates fifty (50) points to it. These points consist of 30 points for vehicles and 20 points for depots.
Up to 30 points can be obtained for training of drivers.
Route planning has a weight of 20 out of 100.`,
    'fleet 50 [vehicles 30, depots 20]; training of drivers 30; Route planning 20',
  ),
  fixture(
    'parts that have a sentence each',
    `Technical evaluation
The technical evaluation is out of 100 points.
Fleet and depots carries 60 of the 100 points. Vehicles owned by the bidder count 40 points. Depots in the province count 20 points. A bidder with no depot earns nothing.
Training of drivers carries 40 of the 100 points. Licences and training registers must be attached.`,
    'Fleet and depots 60 [Vehicles owned by the bidder 40, Depots in the province 20]; Training of drivers 40',
  ),
  fixture(
    'weights behind a colon, with levels of points in sentences of their own',
    `Functionality is scored as follows.
6.1 Fleet and depots: 50%. The points are divided as follows: vehicles (30%), depots (20%). A bidder with fewer than ten vehicles is rated poor.
6.2 Training of drivers: 30%. Certificates are rated excellent, attendance registers satisfactory.
6.3 Route planning: 20%. Rating: 5 for software; 3 for a map; 1 for a list.
The 80/20 system applies: 80 points for price and 20 points for specific goals.`,
    'Fleet and depots 50 [vehicles 30, depots 20]; Training of drivers 30; Route planning 20',
  ),
];
