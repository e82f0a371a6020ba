import { type CriteriaFixture, fixture } from './fixture.ts';

/** Tables and lists as terms of reference of many organs have them. */
export const generalTables: readonly CriteriaFixture[] = [
  fixture(
    'table with level columns',
    `Functionality evaluation
Criterion | Weight | 1 Poor | 2 Fair | 3 Good | 4 Very good | 5 Excellent
Experience of the firm | 40 | No projects | 1 project | 2 projects | 3 projects | 4 or more
Team leader | 35 | Diploma | Degree | Honours | Masters | Doctorate
Project plan | 25 | None | Outline | Adequate | Detailed | Innovative
Total | 100`,
    'Experience of the firm 40; Team leader 35; Project plan 25',
  ),
  fixture(
    'weight times score column',
    `Evaluation criteria for functionality
No | Criteria | Weight (W) | Score (S) 0-5 | W x S / 5
1 | Bidder's relevant experience | 30
2 | Capacity of the team | 30
3 | Proposed approach and methodology | 25
4 | Skills transfer | 15
 | Total | 100`,
    "Bidder's relevant experience 30; Capacity of the team 30; Proposed approach and methodology 25; Skills transfer 15",
  ),
  fixture(
    'sections with subtotals',
    `TECHNICAL EVALUATION
Criteria | Points
A. COMPANY PROFILE
Years in business | 10
Similar contracts completed | 20
Sub-total A | 30
B. PERSONNEL
Qualifications of the team leader | 25
Experience of the team | 15
Sub-total B | 40
C. APPROACH
Understanding of the brief | 10
Project plan | 20
Sub-total C | 30
Total points | 100`,
    'COMPANY PROFILE 30 [Years in business 10, Similar contracts completed 20]; PERSONNEL 40 [Qualifications of the team leader 25, Experience of the team 15]; APPROACH 30 [Understanding of the brief 10, Project plan 20]',
  ),
  fixture(
    'outline with weights at the heading and sentences',
    `8.2 Functionality will be scored on the criteria below.
8.2.1 Bidder's experience (Weight: 30)
Bidders must attach signed reference letters for similar work done in the past five years.
5 letters or more = 30 points
3 to 4 letters = 20 points
1 to 2 letters = 10 points
No letter = 0 points
8.2.2 Qualifications of the project manager (Weight: 40)
NQF level 8 or higher = 40 points
NQF level 7 = 30 points
NQF level 6 = 15 points
8.2.3 Project plan (Weight: 30)
Detailed plan with time frames = 30 points
Plan without time frames = 10 points
No plan = 0 points
Bidders who score less than 70 points will be disqualified.`,
    "Bidder's experience 30; Qualifications of the project manager 40; Project plan 30",
  ),
  fixture(
    'panel: roles',
    `Functionality scoring per discipline
Role | Minimum requirement | Points
Lead engineer | Pr Eng with 10 years | 30
Quantity surveyor | Pr QS with 8 years | 25
Construction manager | Pr CM with 8 years | 25
Health and safety agent | Pr CHSA with 5 years | 20
Total | | 100`,
    'Lead engineer 30; Quantity surveyor 25; Construction manager 25; Health and safety agent 20',
  ),
  fixture(
    'points / whole',
    `Functionality
Aspect | Score
Previous performance | /40
Local presence | /20
Technical approach | /40`,
    'Previous performance 40; Local presence 20; Technical approach 40',
  ),
  fixture(
    'label lines',
    `Functionality is evaluated as below.
Criterion 1: Relevant experience
Maximum points: 35
Description: The bidder lists contracts completed since 2019.
Criterion 2: Key staff
Maximum points: 45
Description: CVs are attached.
Criterion 3: Work plan
Maximum points: 20
Description: A Gantt chart is attached.`,
    'Relevant experience 35; Key staff 45; Work plan 20',
  ),
  fixture(
    'CIDB quality table',
    `The quality criteria and maximum score in respect of each of the criteria are as follows:
Quality criteria | Sub criteria | Maximum number of points
Tenderer's experience | | 40
Contract management | Organogram | 10
 | CV of the contracts manager | 20
Approach paper | | 30
Maximum possible score for quality (MS) | | 100`,
    "Tenderer's experience 40; Contract management 30 [Organogram 10, CV of the contracts manager 20]; Approach paper 30",
  ),
  fixture(
    'parts out of their criterion',
    `Quality
Criterion | Element | Score
Resources | Fleet | 15/25
 | Workshop | 10/25
Track record | Contracts | 30/45
 | References | 15/45
Work method | Method statement | 30/30
Total | | 100`,
    'Resources 25 [Fleet 15, Workshop 10]; Track record 45 [Contracts 30, References 15]; Work method 30',
  ),
  fixture(
    'bullets with leaders',
    `Functionality criteria (100 points)
• Track record of the firm ........ 30
• Qualifications of the proposed team ........ 30
• Quality of the work plan ........ 25
• Presence in the province ........ 15`,
    'Track record of the firm 30; Qualifications of the proposed team 30; Quality of the work plan 25; Presence in the province 15',
  ),
  fixture(
    'sub in same line list',
    `Functionality
1. Capability (50)
1.1 Similar projects (30)
1.2 Equipment (20)
2. Team (50)
2.1 Foreman (25)
2.2 Artisans (25)`,
    'Capability 50 [Similar projects 30, Equipment 20]; Team 50 [Foreman 25, Artisans 25]',
  ),
  fixture(
    'percent of criterion in parts',
    `Evaluation of functionality
Criteria | Sub-criteria | Weight
Experience (40%) | Number of projects | 25%
 | Value of projects | 15%
Personnel (60%) | Project leader | 40%
 | Support staff | 20%
Total | | 100%`,
    'Experience 40 [Number of projects 25, Value of projects 15]; Personnel 60 [Project leader 40, Support staff 20]',
  ),
  fixture(
    'column total name: possible score',
    `Technical criteria | Maximum score
Responsiveness to the brief | 20
Proposed system | 35
Support desk | 15
Team experience | 30
Maximum possible score | 100`,
    'Responsiveness to the brief 20; Proposed system 35; Support desk 15; Team experience 30',
  ),
  fixture(
    'scoring guide column with max last',
    `FUNCTIONALITY
Item | Criteria | Scoring guide | Max points
1 | Company experience: reference letters | 5 letters = 25; 3-4 letters = 15; 1-2 letters = 5 | 25
2 | Project manager | 10 years = 30; 5 years = 20 | 30
3 | Methodology | Detailed = 25; Basic = 10 | 25
4 | Locality | Within the district = 20; within the province = 10 | 20
TOTAL | | | 100`,
    'Company experience: reference letters 25; Project manager 30; Methodology 25; Locality 20',
  ),
  fixture(
    'two envelopes: desktop and presentation',
    `Technical evaluation is done in two parts, a desktop evaluation of 80 points and a presentation of 20 points.
Desktop evaluation
Criterion | Points
Company experience | 40
Team | 25
Methodology | 15
Presentation | 20
Total | 100`,
    'Company experience 40; Team 25; Methodology 15; Presentation 20',
  ),
  fixture(
    'label table per criterion (transposed)',
    `Functionality
Criterion | Company experience
Evidence | Reference letters
Points | 40
Criterion | Project team
Evidence | CVs and certificates
Points | 35
Criterion | Work plan
Evidence | Gantt chart
Points | 25`,
    'Company experience 40; Project team 35; Work plan 25',
  ),
];
