import { type CriteriaFixture, fixture } from './fixture.ts';

/** Requests for proposals of public entities, which are evaluated in stages, steps or gates. */
export const proposals: readonly CriteriaFixture[] = [
  fixture(
    'a step with percentages and a reference to the schedule',
    `STEP THREE: Test for minimum threshold of 70 points for technical criteria
Technical Criteria | % Weightings | Scoring guideline reference
Delivery schedule and lead times | 30 | Annexure C
Technical compliance with the specification | 45 | Annexure D
Previous experience in rail | 25 | Annexure E
Total Weighting: | 100%
Minimum qualifying score required: | 70%`,
    'Delivery schedule and lead times 30; Technical compliance with the specification 45; Previous experience in rail 25',
  ),
  fixture(
    'criteria in capital letters with their weight in brackets, and sub-criteria with percentages below',
    `Stage 2 - Functional evaluation
A. COMPANY EXPERIENCE (40%)
Number of comparable assignments | 25%
Client references | 15%
B. PROJECT TEAM (35%)
Project leader | 20%
Support staff | 15%
C. APPROACH AND WORK PLAN (25%)
TOTAL | 100%`,
    'COMPANY EXPERIENCE 40 [Number of comparable assignments 25, Client references 15]; PROJECT TEAM 35 [Project leader 20, Support staff 15]; APPROACH AND WORK PLAN 25',
  ),
  fixture(
    'the number, the criterion, the weight and its parts in rows with numbers of two levels',
    `7.3 Stage three: functionality
No. | Criteria | Sub-weight | Weight
1 | Company experience | | 40
1.1 | Comparable assignments | 25 |
1.2 | Client references | 15 |
2 | Work plan | | 35
3 | Project team | | 25
3.1 | Project leader | 15 |
3.2 | Support staff | 10 |
 | Total | | 100`,
    'Company experience 40 [Comparable assignments 25, Client references 15]; Work plan 35; Project team 25 [Project leader 15, Support staff 10]',
  ),
  fixture(
    'some criteria with parts in a column of their own, others without',
    `Technical evaluation
Criterion | Sub-criterion | Sub-weight | Weight
Company experience | Comparable assignments | 25 | 40
 | Client references | 15 |
Work plan | | | 35
Project team | Project leader | 15 | 25
 | Support staff | 10 |`,
    'Company experience 40 [Comparable assignments 25, Client references 15]; Work plan 35; Project team 25 [Project leader 15, Support staff 10]',
  ),
  fixture(
    'the same, where a criterion without parts repeats its weight',
    `Technical evaluation
Criterion | Sub-criterion | Points | Total
Company experience | Comparable assignments | 25 | 40
 | Client references | 15 |
Work plan | Work plan | 35 | 35
Project team | Project leader | 15 | 25
 | Support staff | 10 |
Total | | 100 | 100`,
    'Company experience 40 [Comparable assignments 25, Client references 15]; Work plan 35; Project team 25 [Project leader 15, Support staff 10]',
  ),
  fixture(
    'the parts of a criterion in one cell with their points',
    `Functional criteria
Criterion | What is scored | Weight
Company experience | Comparable assignments (25) | 40
 | Client references (15)
Work plan | Detail and feasibility | 35
Project team | Project leader (15) | 25
 | Support staff (10)
Total | | 100`,
    'Company experience 40 [Comparable assignments 25, Client references 15]; Work plan 35; Project team 25 [Project leader 15, Support staff 10]',
  ),
  fixture(
    'parts as items behind dashes under a criterion with its weight',
    `3.2 Functional evaluation (weights in percent)
Company experience – 40%
– comparable assignments: 25%
– client references: 15%
Work plan – 35%
Project team – 25%
– project leader: 15%
– support staff: 10%`,
    'Company experience 40 [comparable assignments 25, client references 15]; Work plan 35; Project team 25 [project leader 15, support staff 10]',
  ),
  fixture(
    'the parts in a sentence behind the criterion',
    `Gate 2: functionality
Company experience counts 40 points, made up of comparable assignments (25 points) and client references (15 points).
Work plan counts 35 points.
Project team counts 25 points, made up of project leader (15 points) and support staff (10 points).`,
    'Company experience 40 [comparable assignments 25, client references 15]; Work plan 35; Project team 25 [project leader 15, support staff 10]',
  ),
  fixture(
    'a table of gates before the criteria',
    `Gate | Content | Minimum
Gate 1 | Administrative compliance | All documents
Gate 2 | Functionality | 70 of 100
Gate 3 | Price and specific goals | 80 + 20
Gate 2 is scored on the following:
Criterion | Points
Company experience | 40
Work plan | 35
Project team | 25`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'a heading of the criterion that says its weight, and how it is scored below',
    `FUNCTIONAL EVALUATION
Criterion 1: Company experience (Weight: 40)
5 assignments and above: 40
3 to 4 assignments: 25
1 to 2 assignments: 10
Criterion 2: Work plan (Weight: 35)
Detailed plan with milestones: 35
Generic plan: 15
No plan: 0
Criterion 3: Project team (Weight: 25)
Leader with ten years: 25
Leader with five years: 10`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'ratings from nought to five beside each criterion, with the weight first',
    `Functionality evaluation matrix
Weight | Criteria | 0 | 1 | 2 | 3 | 4 | 5
40 | Company experience | None | 1 | 2 | 3 | 4 | 5 or more
35 | Work plan | None | Poor | Fair | Good | Very good | Excellent
25 | Project team | None | Poor | Fair | Good | Very good | Excellent
100 | Total`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'a block of lines for each criterion',
    `Technical evaluation
Evaluation criterion 1
Company experience
Weighting: 40%
Evidence: appointment letters
Evaluation criterion 2
Work plan
Weighting: 35%
Evidence: Gantt chart
Evaluation criterion 3
Project team
Weighting: 25%
Evidence: curricula vitae`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'cells of a row one after the other, because one of them has paragraphs',
    `Functional criteria
Criterion | What is scored | Weight
Company experience
Number of comparable assignments in the last five years
Letters of the clients on their letterheads
40
Work plan
Milestones and dates
35
Project team
Curriculum vitae of the leader and of the staff
25
Total |  | 100`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'a description behind the name, in the same cell',
    `Functional criteria
Criterion | Weight
Company experience: the number of comparable assignments in the last five years | 40
Work plan - milestones, dates and resources are scored | 35
Project team. Curriculum vitae of the leader and of the staff must be attached. | 25`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'names that go on in the next line, beside descriptions that do, too',
    `Functional criteria
Criterion | What is scored | Weight
Experience of the bidder | Projects of a similar size, with | 40
in similar work | letters of reference
Methodology and work | Programme and | 35
plan | resources
Project team | Curricula vitae | 25`,
    'Experience of the bidder in similar work 40; Methodology and work plan 35; Project team 25',
  ),
  fixture(
    'a block of rows for each criterion, with parts',
    `Functionality
Criterion 1 | Company experience
Weight | 40 points
Sub-criterion | Comparable assignments: 25 points
Sub-criterion | Client references: 15 points
Criterion 2 | Work plan
Weight | 35 points
Criterion 3 | Project team
Weight | 25 points
Sub-criterion | Project leader: 15 points
Sub-criterion | Support staff: 10 points`,
    'Company experience 40 [Comparable assignments 25, Client references 15]; Work plan 35; Project team 25 [Project leader 15, Support staff 10]',
  ),
  fixture(
    'sub-criteria whose names begin as levels do',
    `Functionality
Criteria | Points
1. Experience | 60
1.1 Similar assignments completed | 35
1.2 References of good quality | 25
2. Capacity | 40
2.1 Qualifications of the leader | 25
2.2 Years of experience of the leader | 15
Total | 100`,
    'Experience 60 [Similar assignments completed 35, References of good quality 25]; Capacity 40 [Qualifications of the leader 25, Years of experience of the leader 15]',
  ),
  fixture(
    'a scale of scores for all criteria between the heading and the table',
    `Stage 2: Functionality
Each criterion is scored from 0 to 5: 0 = not submitted, 1 = poor, 2 = average, 3 = good, 4 = very good, 5 = excellent.
The score is divided by 5 and multiplied by the weight.
Item | Criterion | Weight (%)
1 | Company experience | 40
2 | Work plan | 35
3 | Project team | 25`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
];
