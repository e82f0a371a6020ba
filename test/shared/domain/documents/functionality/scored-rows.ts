import { type CriteriaFixture, fixture } from './fixture.ts';

/** Tables and lists whose rows say how points are earned, or that have numbers of two levels. */
export const scoredRows: readonly CriteriaFixture[] = [
  fixture(
    'five, wrapped',
    `9. Evaluation. Points for functionality are divided in this way: experience with similar
work gets 25 points, quality of the work plan gets 20 points,
project team gets 35 points, local office gets 5 points and training plan
gets 15 points. At least 65 points are needed.`,
    'experience with similar work 25; quality of the work plan 20; project team 35; local office 5; training plan 15',
  ),
  fixture(
    'municipal, description ends in a number',
    `FUNCTIONALITY
Item | Criterion | Evidence | Points
(a) | Company experience | Letters of clients on their letterheads, not fewer than 5 | 50
 | | of them and not older than 8
(b) | Work plan | A plan with dates, not longer than 10 | 30
 | | pages
(c) | Project team | CVs of the leader, and of technicians, in all 4 | 20
Total | | | 100`,
    'Company experience 50; Work plan 30; Project team 20',
  ),
  fixture(
    'municipal, first has description, composite labels',
    `FUNCTIONALITY
Item | Criterion | Evidence | Points
1.1 | Company experience | Letters of clients for 5 projects of 2020 to | 45
 | | 2024
1.2 | Project team | | 25
1.2(a) | Leader | | 15
1.2(b) | Similar appointments | | 10
1.3 | Work plan | | 25
1.3(a) | Detailed dates | | 20
1.3(b) | Adequate resources | | 5
1.4 | Local presence | Proof of address | 5
Total | | | 100`,
    'Company experience 45; Project team 25 [Leader 15, Similar appointments 10]; Work plan 25 [Detailed dates 20, Adequate resources 5]; Local presence 5',
  ),
  fixture(
    'composite labels, roman',
    `FUNCTIONALITY
Ref | Criterion | Points
(a) | Company experience | 35
(a)(i) | Completed projects | 25
(a)(ii) | Relevant letters | 10
(b) | Work plan | 25
(b)(i) | Detailed dates | 10
(b)(ii) | Risks | 15
(c) | Project team | 25
(c)(i) | Leader | 15
(c)(ii) | Foreman | 10
(d) | Local presence | 15
(d)(i) | Office | 10
(d)(ii) | Local labour | 5
Total | | 100`,
    'Company experience 35 [Completed projects 25, Relevant letters 10]; Work plan 25 [Detailed dates 10, Risks 15]; Project team 25 [Leader 15, Foreman 10]; Local presence 15 [Office 10, Local labour 5]',
  ),
  fixture(
    'sub-criteria with arrows',
    `FUNCTIONALITY
Ref | Criterion | Points
1 | Company experience | 35
of 1 | Completed projects | 25
of 1 | Relevant letters | 10
2 | Work plan | 65
of 2 | Detailed dates | 40
of 2 | Risks | 25
Total | | 100`,
    'Company experience 35 [Completed projects 25, Relevant letters 10]; Work plan 65 [Detailed dates 40, Risks 25]',
  ),
  fixture(
    'scale rows between',
    `FUNCTIONALITY
1 | Company experience | 15
 | Excellent | 5
 | Very good | 4
 | Good | 3
 | Fair | 2
 | Poor | 1
2 | Work plan | 15
2.1 | Detail | 5
2.2 | Risks | 10
3 | Project team | 20
3.1 | Leader | 10
3.2 | Staff | 10
Total | | 50`,
    'Company experience 15; Work plan 15 [Detail 5, Risks 10]; Project team 20 [Leader 10, Staff 10]',
  ),
  fixture(
    'two subs split by scales',
    `Functionality | Points
1. Experience | 60
1.1 Projects | 35
More than 5 | 35
3 to 5 | 20
1.2 Letters | 25
3 letters | 25
1 letter | 10
2. Methodology | 40
Detailed | 40
Generic | 20
Total | 100`,
    'Experience 60 [Projects 35, Letters 25]; Methodology 40',
  ),
  fixture(
    'score 1-5 each weight with levels and full description (two column)',
    `EVALUATION OF PROPOSALS - TECHNICAL
Experience of the firm (30)
5 - Ten or more assignments
3 - Five to nine assignments
1 - One to four assignments
Understanding of the assignment (30)
5 - Excellent understanding
3 - Satisfactory understanding
1 - Poor understanding
Approach and methodology (40)
5 - Innovative
3 - Satisfactory
1 - Poor`,
    'Experience of the firm 30; Understanding of the assignment 30; Approach and methodology 40',
  ),
  fixture(
    'price breakdown in rfp',
    `Technical criteria | Weight
Delivery time | 30 points
Technical compliance | 25 points
After-sales service | 15 points
Total | 70 points
Financial criteria | Weight
Price competitiveness (80) |
Total cost over the term | 60
Payment terms | 20
Specific goals (20) |
Black ownership | 10
Women ownership | 10`,
    'Delivery time 30; Technical compliance 25; After-sales service 15',
  ),
  fixture(
    'plain levels, one in each line of a cell',
    `7.2 Technical evaluation
Ref | Criterion | How it is scored | Weight
T1 | Company experience | Five contracts: 20 | 20 points
 | | Three contracts: 12
 | | One contract: 4
T2 | Work plan | Full detail: 15 | 15 points
 | | Partial detail: 8
 | | Nothing: 0
T3 | Support | Local staff: 20 | 20 points
 | | Remote staff: 10
T4 | Local presence | | 10 points
T4.1 | Office | | 5 points
T4.2 | Staff | | 5 points
T5 | Certification | Valid: 5 | 5 points
 | | Expired: 0
 | Total | | 70 points`,
    'Company experience 20; Work plan 15; Support 20; Local presence 10 [Office 5, Staff 5]; Certification 5',
  ),
];
