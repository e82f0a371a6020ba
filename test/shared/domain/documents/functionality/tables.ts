import { type CriteriaFixture, fixture } from './fixture.ts';

export const tables: readonly CriteriaFixture[] = [
  fixture(
    'criterion and points, with a total',
    `Bids are evaluated on functionality as follows:
Criteria | Points
Company experience | 40
Methodology | 35
Capacity of the team | 25
Total | 100`,
    'Company experience 40; Methodology 35; Capacity of the team 25',
  ),
  fixture(
    'the weight before the criterion',
    `FUNCTIONAL EVALUATION
Weight | Criterion
40 | Track record of the bidder
35 | Project plan
25 | Local presence
100 | Total`,
    'Track record of the bidder 40; Project plan 35; Local presence 25',
  ),
  fixture(
    'number, weight and criterion',
    `Technical evaluation criteria
No | Weight | Criterion
1 | 40 | Track record of the bidder
2 | 35 | Project plan
3 | 25 | Local presence`,
    'Track record of the bidder 40; Project plan 35; Local presence 25',
  ),
  fixture(
    'a description between criterion and weight',
    `Functionality
Criterion | Description | Weight
Experience | The bidder must have done similar work. Attach 3 reference letters. | 50
Approach | The bidder must describe how the work will be done within 6 months | 30
Resources | Vehicles and equipment | 20
 |  | 100`,
    'Experience 50; Approach 30; Resources 20',
  ),
  fixture(
    'evidence behind the weight',
    `FUNCTIONALITY SCORING
Criterion | Points | Evidence required
Experience of the firm | 50 | At least 3 reference letters on letterheads
Qualifications of the team leader | 30 | CV and certified copies
Work plan | 20 | Detailed plan with timelines`,
    'Experience of the firm 50; Qualifications of the team leader 30; Work plan 20',
  ),
  fixture(
    'sub-criteria beside a merged cell, and the weight of the criterion behind them',
    `Evaluation criteria for functionality
Criteria | Sub-criteria | Points | Total
Experience | Completed projects | 25 | 40
 | Reference letters | 15
Key staff | Project manager | 35 | 60
 | Site agent | 25
Total |  |  | 100`,
    'Experience 40 [Completed projects 25, Reference letters 15]; Key staff 60 [Project manager 35, Site agent 25]',
  ),
  fixture(
    'sub-criteria beside a merged cell, without a weight of the criterion',
    `Functionality criteria
Criteria | Sub-criteria | Points
Experience | Completed projects | 25
 | Reference letters | 15
Key staff | Project manager | 35
 | Site agent | 25
Total |  | 100`,
    'Experience 40 [Completed projects 25, Reference letters 15]; Key staff 60 [Project manager 35, Site agent 25]',
  ),
  fixture(
    'the weight in the name of the criterion, and sub-criteria in the next column',
    `Functionality
Criterion | Sub-criterion | Maximum points
Experience (40) | Completed projects | 25
 | Reference letters | 15
Key staff (60) | Project manager | 35
 | Site agent | 25`,
    'Experience 40 [Completed projects 25, Reference letters 15]; Key staff 60 [Project manager 35, Site agent 25]',
  ),
  fixture(
    'criteria in rows of their own, their sub-criteria below',
    `Quality criteria
Description | Maximum score
Experience | 40
Completed projects | 25
Reference letters | 15
Key staff | 60
Project manager | 35
Site agent | 25
TOTAL | 100`,
    'Experience 40 [Completed projects 25, Reference letters 15]; Key staff 60 [Project manager 35, Site agent 25]',
  ),
  fixture(
    'criteria in rows of their own without points, and subtotals',
    `Functionality will be scored as below
Criteria | Points
1. Experience of the bidder
Completed projects | 25
Reference letters | 15
Sub-total | 40
2. Key staff
Project manager | 35
Site agent | 25
Sub-total | 60
Grand total | 100`,
    'Experience of the bidder 40 [Completed projects 25, Reference letters 15]; Key staff 60 [Project manager 35, Site agent 25]',
  ),
  fixture(
    'numbered sub-criteria',
    `Stage 2: Technical evaluation
Item | Criterion | Weight
A | Experience | 40
A1 | Completed projects | 25
A2 | Reference letters | 15
B | Key staff | 60
B1 | Project manager | 35
B2 | Site agent | 25
 | Total | 100`,
    'Experience 40 [Completed projects 25, Reference letters 15]; Key staff 60 [Project manager 35, Site agent 25]',
  ),
  fixture(
    'levels below each criterion, whose points are not added',
    `Functionality evaluation
Evaluation criteria | Points
Company experience in similar projects | 50
5 or more projects | 50
3 to 4 projects | 30
1 to 2 projects | 10
No projects | 0
Financial capability | 50
Bank rating A | 50
Bank rating B | 30
Bank rating C and below | 0
Total | 100`,
    'Company experience in similar projects 50; Financial capability 50',
  ),
  fixture(
    'levels beside the criterion, with points of their own and the maximum behind',
    `Technical functionality
Criterion | Guideline for scoring | Score | Maximum points
Relevant experience | More than 10 years | 60 | 60
 | 5 to 10 years | 40
 | Less than 5 years | 10
Delivery lead time | Within 7 days | 40 | 40
 | Within 14 days | 20
 | Longer | 0
Total |  |  | 100`,
    'Relevant experience 60; Delivery lead time 40',
  ),
  fixture(
    'levels beside the criterion, the best of which is its weight',
    `Functionality
Criterion | Guideline for scoring | Points
Relevant experience | More than 10 years | 60
 | 5 to 10 years | 40
 | Less than 5 years | 10
Delivery lead time | Within 7 days | 40
 | Within 14 days | 20
 | Longer than 14 days | 0
Total |  | 100`,
    'Relevant experience 60; Delivery lead time 40',
  ),
  fixture(
    'a scale of ratings before the criteria',
    `Functionality is scored on this scale:
Rating | Score
Excellent | 5
Very good | 4
Good | 3
Average | 2
Poor | 1
The criteria are:
Criterion | Weight
Understanding of the brief | 20
Methodology | 50
Team composition | 30
Total weight | 100`,
    'Understanding of the brief 20; Methodology 50; Team composition 30',
  ),
  fixture(
    'weights beside the range of scores',
    `Evaluation of functionality
Criterion | Weight | Score (0-5) | Weighted score
Understanding of the brief | 20 | 0-5 | 
Methodology | 50 | 0-5 | 
Team composition | 30 | 0-5 | 
Total | 100 |  | `,
    'Understanding of the brief 20; Methodology 50; Team composition 30',
  ),
  fixture(
    'the highest rating beside the weight',
    `Evaluation of functionality
Criterion | Maximum rating | Weight
Understanding of the brief | 5 | 20
Methodology | 5 | 50
Team composition | 5 | 30
Total | | 100`,
    'Understanding of the brief 20; Methodology 50; Team composition 30',
  ),
  fixture(
    'percentages',
    `TECHNICAL EVALUATION (FUNCTIONALITY)
Element | Weighting
Understanding of the brief | 20%
Methodology | 50%
Team composition | 30%
TOTAL | 100%`,
    'Understanding of the brief 20; Methodology 50; Team composition 30',
  ),
  fixture(
    'a place to fill in the score that was given',
    `Functionality scoresheet
Criterion | Max | Score
Understanding of the brief | /20 | ......
Methodology | /50 | ......
Team composition | /30 | ......`,
    'Understanding of the brief 20; Methodology 50; Team composition 30',
  ),
  fixture(
    'a table that goes on after the page',
    `Functionality criteria | Points
Experience of the contractor | 45
Plant | 25
Page 11 of 60

Functionality criteria | Points
Safety file | 20
Programme | 10
Total | 100`,
    'Experience of the contractor 45; Plant 25; Safety file 20; Programme 10',
  ),
  fixture(
    'schedules of the tender data with their points',
    `Technical criteria | Points weightings | Response questionnaire
Programme | 25 | T2.2-02
Previous experience | 40 | T2.2-03
Management and CVs of key persons | 35 | T2.2-04
Total points weightings | 100 |`,
    'Programme 25; Previous experience 40; Management and CVs of key persons 35',
  ),
  fixture(
    'Afrikaans',
    `FUNKSIONALITEIT
Kriteria | Gewig
Ondervinding van die maatskappy | 40
Metodologie | 35
Sleutelpersoneel | 25
Totaal | 100`,
    'Ondervinding van die maatskappy 40; Metodologie 35; Sleutelpersoneel 25',
  ),
  fixture(
    'two languages',
    `FUNCTIONALITY / FUNKSIONALITEIT
Criteria / Kriteria | Points / Punte
Experience / Ondervinding | 60
Delivery / Aflewering | 40
TOTAL / TOTAAL | 100`,
    'Experience / Ondervinding 60; Delivery / Aflewering 40',
  ),
];
