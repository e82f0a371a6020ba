import { type CriteriaFixture, fixture } from './fixture.ts';

/** Tables that go on behind the foot of a page and the head of the next one, in documents of too few pages to know what they repeat. */
export const pageBreaks: readonly CriteriaFixture[] = [
  fixture(
    'between the parts of a criterion',
    `COMMUTER RAIL CORPORATION
HO/FAC/411/2023: CLEANING OF TRAIN SETS

FUNCTIONAL EVALUATION
Criteria | Sub-criteria | Points
Experience | Trains and buses | 40
 | Sub-total | 40
Methodology | Cleaning between peaks | 10
 | Heavy cleaning | 15

Page 38 of 81
COMMUTER RAIL CORPORATION
HO/FAC/411/2023: CLEANING OF TRAIN SETS

Criteria | Sub-criteria | Points
 | Removal of graffiti | 35
 | Sub-total | 60
Grand total | | 100`,
    'Experience 40; Methodology 60 [Cleaning between peaks 10, Heavy cleaning 15, Removal of graffiti 35]',
  ),
  fixture(
    'between the levels of a criterion',
    `CITY OF THE HILLS
DIRECTORATE: ELECTRICITY

CRITERIA FOR FUNCTIONALITY
Item | Criteria | Points allocation | Maximum points
1 | Work on switchgear | 6 or more projects: 60 | 60
 | | 4 to 5 projects: 40 |

Bid E09/2024          Bidder's initials ......          46

CITY OF THE HILLS
DIRECTORATE: ELECTRICITY

 | | 1 to 3 projects: 10 |
2 | Test equipment | Full list: 40 | 40
 | | Half of the list: 8 |
 | TOTAL | | 100`,
    'Work on switchgear 60; Test equipment 40',
  ),
  fixture(
    'before notes whose points belong to no criterion',
    `Functionality will be evaluated as per the following criteria.
1. Record in construction [35]
1.1 Large projects [20]
1.2 Projects on time [15]
2. Human resources [55]
3. Safety plans [10]
Notes
(i) For 1.1, four projects or more receive 20 points, three 15 and one 5.
(ii) Plans copied from another site receive no points under 5.`,
    'Record in construction 35 [Large projects 20, Projects on time 15]; Human resources 55; Safety plans 10',
  ),
  fixture(
    'in a table whose first column has the points, with points that look like numbers of rows',
    `PIPELINE REGULATOR
Technical evaluation

Points | Element | Evidence
20 | Comparable service desks | Table of contracts
30 | Certificates of staff | Copies
14 | Way of delivery | Fifteen pages at most

RFP/PR/2024/03                                 27

Points | Element | Evidence
9 | Tool | Letter of the vendor
7 | Handing over | Plan with dates
80 | Total`,
    'Comparable service desks 20; Certificates of staff 30; Way of delivery 14; Tool 9; Handing over 7',
  ),
  fixture(
    'of columns that come one after the other, as some scans are read',
    `14. FUNCTIONALITY CRITERIA

CRITERIA
1. Agreement with the specification
2. Repairs and spare parts
3. Training of nurses

WEIGHT
45
35
20
100

How points are given:
Bidders name their workshop nearest to the hospital.`,
    'Agreement with the specification 45; Repairs and spare parts 35; Training of nurses 20',
  ),
];
