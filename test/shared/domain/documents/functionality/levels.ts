import { type CriteriaFixture, fixture } from './fixture.ts';

/** Criteria with the levels at which their points are earned, in cells or lines of their own. */
export const levels: readonly CriteriaFixture[] = [
  fixture(
    'ids, levels in one cell, points column',
    `7. Technical evaluation
Ref | Criterion | How it is scored | Points
T1 | Company experience | 5 projects or more = 30 points; 3 to 4 projects = 20 points; 1 to 2 projects = 10 points | 30 points
T2 | Work plan | Detailed plan = 20 points; generic plan = 10 points; none = 0 points | 20 points
T3 | Project team |  | 10 points
T3.1 | Leader |  | 5 points
T3.2 | Staff |  | 5 points
T4 | Local presence | Office in the province = 10 points; elsewhere = 5 points | 10 points
 | Total |  | 70 points`,
    'Company experience 30; Work plan 20; Project team 10 [Leader 5, Staff 5]; Local presence 10',
  ),
  fixture(
    'ids, percent, levels as x = 100%',
    `7. Technical evaluation
Ref | Criterion | Guide | Weight
T1 | Company experience | 5 projects = 100%; 3 projects = 60%; 1 project = 20%; none = 0% | 55%
T2 | Work plan |  | 30%
T2.1 | Detail |  | 20%
T2.2 | Risks |  | 10%
T3 | Local presence | Office in the province = 100%; elsewhere = 50% | 15%
Total | | | 100%`,
    'Company experience 55; Work plan 30 [Detail 20, Risks 10]; Local presence 15',
  ),
  fixture(
    'ids, wrapped level lines',
    `7. Technical evaluation
Ref | Criterion | How it is scored | Points
T1 | Company experience | 5 projects or more = 30 points; | 30 points
 | | 3 to 4 projects = 20 points; 1 to 2 | 
 | | projects = 10 points
T2 | Work plan | Detailed plan = 20 points; | 20 points
 | | generic plan = 10 points; none = 0 |
 | | points
T3 | Project team |  | 10 points
T3.1 | Leader |  | 5 points
T3.2 | Staff |  | 5 points
T4 | Local presence | Office in the province = 10 points; | 10 points
 | | elsewhere = 5 points |
 | Total |  | 70 points`,
    'Company experience 30; Work plan 20; Project team 10 [Leader 5, Staff 5]; Local presence 10',
  ),
  fixture(
    'ids, slash levels',
    `FUNCTIONAL CRITERIA
ID | Criterion | Score | Weight
TC1 | Company experience | >5: 5, 3-5: 3, <3: 1 | 30
TC2 | Work plan | Excellent: 5, good: 3, poor: 1 | 20
TC3 | Project team |  | 10
TC3.1 | Leader |  | 5
TC3.2 | Staff |  | 5
TC4 | Local presence | Yes: 5, no: 0 | 10
Total | | | 70`,
    'Company experience 30; Work plan 20; Project team 10 [Leader 5, Staff 5]; Local presence 10',
  ),
  fixture(
    'ids, levels in prose with percentages',
    `Stage 2: Functionality
No | Criterion | Scoring | Max
Q1 | Company experience | Five projects earn 40 points, three or four earn 25 points, one or two earn 10 points | 40 points
Q2 | Work plan | A plan with dates earns 35 points and one without dates earns 20 points | 35 points
Q3 | Project team |  | 25 points
Q3.1 | Leader |  | 15 points
Q3.2 | Staff |  | 10 points`,
    'Company experience 40; Work plan 35; Project team 25 [Leader 15, Staff 10]',
  ),
  fixture(
    'levels whose points add up',
    `7. Technical evaluation
Ref | Criterion | How it is scored | Points
T1 | Company experience | 5 projects (30 points), 4 projects (20 points), 2 projects (10 points) | 30 points
T2 | Work plan | detailed (20 points), fair (15 points), poor (5 points) | 20 points
T3 | Project team |  | 10 points
T3.1 | Leader |  | 5 points
T3.2 | Staff |  | 5 points
T4 | Local presence | in the district (10 points), in the province (5 points) | 10 points
Total | | | 70 points`,
    'Company experience 30; Work plan 20; Project team 10 [Leader 5, Staff 5]; Local presence 10',
  ),
  fixture(
    'municipal, four columns, last desc',
    `FUNCTIONALITY
Item | Criterion | Evidence | Points
(a) | Company experience | Letters of clients on their letterheads for 5 projects | 50
(b) | Work plan | A plan not longer than 10 pages, with dates | 30
(c) | Project team | CVs of the leader and of 2 technicians | 20
Total | | | 100`,
    'Company experience 50; Work plan 30; Project team 20',
  ),
  fixture(
    'municipal, steps as parts',
    `FUNCTIONALITY
Item | Criterion | Points
(a) | Company experience | 35
 | Similar projects | 25
 | Relevant letters | 10
(b) | Work plan | 65
 | Detailed programme | 40
 | Adequate resources | 25
Total | | 100`,
    'Company experience 35 [Similar projects 25, Relevant letters 10]; Work plan 65 [Detailed programme 40, Adequate resources 25]',
  ),
  fixture(
    'municipal, ids a.1; step names',
    `FUNCTIONALITY
Item | Criterion | Points
1.1 | Company experience | 35
a) | Completed projects | 25
b) | Successful audits | 10
1.2 | Work plan | 25
1.3 | Quality | 25
a) | Good practice | 10
b) | Average turnaround | 10
c) | Minimum stock | 5
1.4 | Team | 15
Total | | 100`,
    'Company experience 35 [Completed projects 25, Successful audits 10]; Work plan 25; Quality 25 [Good practice 10, Average turnaround 10, Minimum stock 5]; Team 15',
  ),
];
