import { type CriteriaFixture, fixture } from './fixture.ts';

/** Notices of public works, tender data of the CIDB, schedules and annexures. */
export const notices: readonly CriteriaFixture[] = [
  fixture(
    'criteria and weighting factors of a notice',
    `Minimum functionality score to qualify for further evaluation: | 60
Functionality criteria: | Weighting factor:
Contractor's experience on comparable projects | 40
Financial standing | 35
Plant and equipment | 25
Total | 100 Points`,
    "Contractor's experience on comparable projects 40; Financial standing 35; Plant and equipment 25",
  ),
  fixture(
    'criteria and weighting factors, with parts in rows of their own',
    `Functionality criteria | Weighting factor
Contractor's experience | 45
- Comparable projects | 30
- Letters of reference | 15
Financial standing | 30
Plant and equipment | 25
TOTAL | 100`,
    "Contractor's experience 45 [Comparable projects 30, Letters of reference 15]; Financial standing 30; Plant and equipment 25",
  ),
  fixture(
    'parts in rows of their own without a mark, beside criteria without parts',
    `Functionality criteria: | Weighting factor:
Contractor's experience | 45
Comparable projects | 30
Letters of reference | 15
Financial standing | 30
Plant and equipment | 25
Total | 100 Points`,
    "Contractor's experience 45 [Comparable projects 30, Letters of reference 15]; Financial standing 30; Plant and equipment 25",
  ),
  fixture(
    'an annexure with a criterion number in letters and a total for each',
    `ANNEXURE F: EVALUATION OF FUNCTIONALITY
Ref | Criterion | Maximum
F1 | Contractor's experience | 45
F1.1 | Comparable projects | 30
F1.2 | Letters of reference | 15
F2 | Financial standing | 30
F3 | Plant and equipment | 25
F3.1 | Owned plant | 15
F3.2 | Hired plant | 10
 | Sum | 100`,
    "Contractor's experience 45 [Comparable projects 30, Letters of reference 15]; Financial standing 30; Plant and equipment 25 [Owned plant 15, Hired plant 10]",
  ),
  fixture(
    'an annexure with points beside Roman numbers',
    `Schedule 4: Scoring of functionality
I. Contractor's experience (45)
i) Comparable projects (30)
ii) Letters of reference (15)
II. Financial standing (30)
III. Plant and equipment (25)
i) Owned plant (15)
ii) Hired plant (10)`,
    "Contractor's experience 45 [Comparable projects 30, Letters of reference 15]; Financial standing 30; Plant and equipment 25 [Owned plant 15, Hired plant 10]",
  ),
  fixture(
    'a criterion with its levels, and a column of maximum points',
    `Evaluation schedule: functionality
Criterion | Basis for points | Points | Maximum
Contractor's experience | 5 projects | 45 | 45
 | 3 projects | 30 |
 | 1 project | 10 |
Financial standing | Rating A | 30 | 30
 | Rating B | 20 |
Plant and equipment | Owned | 25 | 25
 | Hired | 15 |
TOTAL | | | 100`,
    "Contractor's experience 45; Financial standing 30; Plant and equipment 25",
  ),
  fixture(
    'sub-weights as shares of each criterion',
    `Annexure B: functionality
Criterion | Weight | Sub-criterion | Sub-weight
Contractor's experience | 45 | Comparable projects | 30
 | | Letters of reference | 15
Financial standing | 30 | |
Plant and equipment | 25 | Owned plant | 15
 | | Hired plant | 10
Total | 100 | | `,
    "Contractor's experience 45 [Comparable projects 30, Letters of reference 15]; Financial standing 30; Plant and equipment 25 [Owned plant 15, Hired plant 10]",
  ),
  fixture(
    'the weight before the criterion, the sub-weight before its part',
    `Annexure B: functionality
Weight | Criterion | Sub-weight | Sub-criterion
45 | Contractor's experience | 30 | Comparable projects
 | | 15 | Letters of reference
30 | Financial standing | |
25 | Plant and equipment | 15 | Owned plant
 | | 10 | Hired plant`,
    "Contractor's experience 45 [Comparable projects 30, Letters of reference 15]; Financial standing 30; Plant and equipment 25 [Owned plant 15, Hired plant 10]",
  ),
  fixture(
    'a column for sub-criteria that also has the name where there are none',
    `FUNCTIONALITY
Criterion | Sub-criterion | Max points
1. Contractor's experience | 1.1 Comparable projects | 30
 | 1.2 Letters of reference | 15
2. Financial standing | | 30
3. Plant and equipment | 3.1 Owned plant | 15
 | 3.2 Hired plant | 10
TOTAL | | 100`,
    "Contractor's experience 45 [Comparable projects 30, Letters of reference 15]; Financial standing 30; Plant and equipment 25 [Owned plant 15, Hired plant 10]",
  ),
  fixture(
    'marks out of a total of sixty, with a subtotal in the heading of each group',
    `Scoring of quality
Contractor's experience [25 marks]
Comparable projects ....... 15
Letters of reference ....... 10
Financial standing [20 marks]
Plant and equipment [15 marks]
Total [60 marks]`,
    "Contractor's experience 25 [Comparable projects 15, Letters of reference 10]; Financial standing 20; Plant and equipment 15",
  ),
  fixture(
    'criteria behind a colon, the parts behind a dash in the same line',
    `Quality (100 points)
Contractor's experience: 45 points - comparable projects 30, letters of reference 15
Financial standing: 30 points
Plant and equipment: 25 points - owned plant 15, hired plant 10`,
    "Contractor's experience 45 [comparable projects 30, letters of reference 15]; Financial standing 30; Plant and equipment 25 [owned plant 15, hired plant 10]",
  ),
];
