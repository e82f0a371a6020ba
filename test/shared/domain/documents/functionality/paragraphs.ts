import { type CriteriaFixture, fixture } from './fixture.ts';

/** Criteria that have a paragraph each: their points, what these consist of, and how they are rated. */
export const paragraphs: readonly CriteriaFixture[] = [
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
