import { type CriteriaFixture, fixture } from './fixture.ts';

/** Tables whose criteria are headings of their parts, with and without points of their own. */
export const headedTables: readonly CriteriaFixture[] = [
  fixture(
    'silent rows with number cells',
    `Quality criteria
No. | Criterion | Maximum points
1 | Tenderer's experience
1.1 | Road projects completed | 20
1.2 | Value of projects | 10
2 | Key personnel
2.1 | Contracts manager | 25
2.2 | Site agent | 15
3 | Method statement
3.1 | Traffic accommodation | 15
3.2 | Programme | 15
 | Total | 100`,
    "Tenderer's experience 30 [Road projects completed 20, Value of projects 10]; Key personnel 40 [Contracts manager 25, Site agent 15]; Method statement 30 [Traffic accommodation 15, Programme 15]",
  ),
  fixture(
    'silent rows without number',
    `Quality criteria
Criterion | Maximum points
Tenderer's experience
Road projects completed | 20
Value of projects | 10
Key personnel
Contracts manager | 25
Site agent | 15
Method statement
Traffic accommodation | 15
Programme | 15
Total | 100`,
    "Tenderer's experience 30 [Road projects completed 20, Value of projects 10]; Key personnel 40 [Contracts manager 25, Site agent 15]; Method statement 30 [Traffic accommodation 15, Programme 15]",
  ),
  fixture(
    'schedules with headings',
    `The quality criteria are evaluated on the schedules below.
Schedule A: Experience of the tenderer
Road projects completed 20
Value of projects 10
Schedule B: Key personnel
Contracts manager 25
Site agent 15
Schedule C: Method statement
Traffic accommodation 15
Programme 15
Maximum score for quality 100`,
    'Experience of the tenderer 30 [Road projects completed 20, Value of projects 10]; Key personnel 40 [Contracts manager 25, Site agent 15]; Method statement 30 [Traffic accommodation 15, Programme 15]',
  ),
  fixture(
    'merged first cell last sub-total column',
    `Quality
Criterion | Sub-criterion | Points | Sub-total
Experience of the tenderer | Road projects completed | 20 | 30
 | Value of projects | 10
Key personnel | Contracts manager | 25 | 40
 | Site agent | 15
Method statement | Traffic accommodation | 15 | 30
 | Programme | 15
Total | | | 100`,
    'Experience of the tenderer 30 [Road projects completed 20, Value of projects 10]; Key personnel 40 [Contracts manager 25, Site agent 15]; Method statement 30 [Traffic accommodation 15, Programme 15]',
  ),
  fixture(
    'lettered silent',
    `Quality will be scored as follows
A | Experience of the tenderer
A1 | Road projects completed | 20
A2 | Value of projects | 10
B | Key personnel
B1 | Contracts manager | 25
B2 | Site agent | 15
C | Method statement
C1 | Traffic accommodation | 15
C2 | Programme | 15
 | Total | 100`,
    'Experience of the tenderer 30 [Road projects completed 20, Value of projects 10]; Key personnel 40 [Contracts manager 25, Site agent 15]; Method statement 30 [Traffic accommodation 15, Programme 15]',
  ),
  fixture(
    'sections with weights and sub with weights, no total',
    `Technical functionality
Section | Requirement | Weight
1 | Cloud hosting | 40
1.1 | Availability of the service | 25
1.2 | Backup and recovery | 15
2 | Support desk | 35
2.1 | Response times | 20
2.2 | Escalation | 15
3 | Bidder's experience | 25
3.1 | Reference sites | 15
3.2 | Certified engineers | 10`,
    "Cloud hosting 40 [Availability of the service 25, Backup and recovery 15]; Support desk 35 [Response times 20, Escalation 15]; Bidder's experience 25 [Reference sites 15, Certified engineers 10]",
  ),
  fixture(
    'weight and scores 0 3 5',
    `8. TECHNICAL FUNCTIONALITY
(1) CLOUD HOSTING - Weight: 40
The bidder must describe the platform.
Score 0: not described
Score 3: described in part
Score 5: described in full
(2) SUPPORT DESK - Weight: 35
The bidder must describe its help desk.
Score 0: none
Score 3: office hours
Score 5: 24 hours
(3) CERTIFIED ENGINEERS - Weight: 25
Score 0: none
Score 3: two engineers
Score 5: four engineers`,
    'CLOUD HOSTING 40; SUPPORT DESK 35; CERTIFIED ENGINEERS 25',
  ),
  fixture(
    'technical ict with score table per criterion',
    `TECHNICAL FUNCTIONALITY EVALUATION
# | Functionality requirement | Weight | Evidence | Scoring
1 | Bidder experience in network projects | 30 | Reference letters | 0 = none; 3 = two letters; 5 = four letters
2 | Solution architecture | 45 | Design document | 0 = none; 3 = partial; 5 = complete
3 | Skills of the engineers | 25 | Certificates | 0 = none; 3 = one; 5 = three
Total weight | | 100`,
    'Bidder experience in network projects 30; Solution architecture 45; Skills of the engineers 25',
  ),
  fixture(
    'two tables: weights and scoring guide after',
    `Technical evaluation
Criteria | Weight
Experience | 40
Approach | 35
Team | 25
Total | 100
Scoring guide
Experience | 5 projects | 5
 | 3 projects | 3
 | 1 project | 1
Approach | Excellent | 5
 | Good | 3`,
    'Experience 40; Approach 35; Team 25',
  ),
  fixture(
    'percent of criterion, points below',
    `Functionality
Criterion A: Fleet and depots - 40 points
Fleet (60% of the criterion): 24 points
Depots (40% of the criterion): 16 points
Criterion B: Experience - 60 points
Contracts (50% of the criterion): 30 points
References (50% of the criterion): 30 points`,
    'Fleet and depots 40 [Fleet 24, Depots 16]; Experience 60 [Contracts 30, References 30]',
  ),
  fixture(
    'evaluator score sheet',
    `EVALUATION SHEET: FUNCTIONALITY
Criterion | Max | Evaluator 1 | Evaluator 2 | Evaluator 3 | Average
Rail experience | 30
Rolling stock available | 25
Safety management | 25
Transition plan | 20
TOTAL | 100`,
    'Rail experience 30; Rolling stock available 25; Safety management 25; Transition plan 20',
  ),
];
