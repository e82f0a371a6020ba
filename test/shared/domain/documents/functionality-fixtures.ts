/** A way in which bidding documents state functionality: lines of text, with ` | ` for the tab between cells. */
export type CriteriaFixture = { about: string; text: string; criteria: string };

const fixture = (about: string, text: string, criteria: string): CriteriaFixture => ({
  about,
  text,
  criteria,
});

/** Expected criteria are written `Experience 40 [Projects 25, References 15]; Methodology 60`. */
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
    'criteria side by side',
    `Functionality will be evaluated on these criteria
Criterion | Experience | Methodology | Key staff | Total
Maximum points | 45 | 30 | 25 | 100`,
    'Experience 45; Methodology 30; Key staff 25',
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
    'a total of less than a hundred',
    `C.3.11.9 | The quality criteria and the maximum score for each are as follows:
 | Quality criteria | Maximum number of points
 | Experience of the contractor | 30
 | Key persons | 25
 | Programme and method | 15
 | Maximum possible score for quality (Ms) | 70`,
    'Experience of the contractor 30; Key persons 25; Programme and method 15',
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

export const namesWithLinks: readonly CriteriaFixture[] = [
  fixture(
    'in brackets',
    `Functionality
Number of vehicles available (30 points)
Experience of the bidder (45 points)
Equipment that will be used (25 points)`,
    'Number of vehicles available 30; Experience of the bidder 45; Equipment that will be used 25',
  ),
  fixture(
    'in a sentence',
    'Functionality is scored on number of vehicles available (30 points), experience of the bidder (45 points) and equipment that will be used (25 points).',
    'number of vehicles available 30; experience of the bidder 45; equipment that will be used 25',
  ),
];

export const lists: readonly CriteriaFixture[] = [
  fixture(
    'points in brackets',
    `Proposals will be evaluated for functionality on:
- Experience of the company (30 points)
- Proposed methodology (45 points)
- Qualifications of personnel (25 points)`,
    'Experience of the company 30; Proposed methodology 45; Qualifications of personnel 25',
  ),
  fixture(
    'bare numbers in brackets',
    `Technical evaluation criteria
(a) Experience of the company [30]
(b) Proposed methodology [45]
(c) Qualifications of personnel [25]`,
    'Experience of the company 30; Proposed methodology 45; Qualifications of personnel 25',
  ),
  fixture(
    'points first',
    `Functionality is made up of the following:
30% for methodology
45% for relevant experience
25% for the skills transfer plan`,
    'methodology 30; relevant experience 45; skills transfer plan 25',
  ),
  fixture(
    'points first, with a dash',
    `FUNCTIONALITY
• 30 points – Methodology
• 45 points – Relevant experience
• 25 points – Skills transfer`,
    'Methodology 30; Relevant experience 45; Skills transfer 25',
  ),
  fixture(
    'points behind a colon',
    `Functional criteria and weights
Methodology: 25
Relevant experience: 45
Skills transfer: 30
TOTAL: 100`,
    'Methodology 25; Relevant experience 45; Skills transfer 30',
  ),
  fixture(
    'levels in the line of the criterion',
    `Functionality
a) Company experience – 40 points: 5 or more projects = 40, 3–4 projects = 20, fewer = 0
b) Key personnel – 35 points: 10 years or more = 35, 5 to 9 years = 20
c) Delivery plan – 25 points: detailed = 25, generic = 10`,
    'Company experience 40; Key personnel 35; Delivery plan 25',
  ),
  fixture(
    'levels in lines below the criterion',
    `4.2 Functionality (100 points)
4.2.1 Company experience (maximum 40 points)
5 or more projects: 40 points
3 to 4 projects: 20 points
4.2.2 Key personnel (maximum 60 points)
Degree and 10 years: 60 points
Diploma and 5 years: 30 points`,
    'Company experience 40; Key personnel 60',
  ),
  fixture(
    'dotted leaders',
    `Functionality will be assessed on the following:
Company experience ................................ 40
Key personnel ..................................... 35
Delivery plan ..................................... 25`,
    'Company experience 40; Key personnel 35; Delivery plan 25',
  ),
  fixture(
    'sub-criteria in a list below each criterion',
    `The criteria for functionality are:
1. Experience (40 points)
   • Completed projects: 25 points
   • Reference letters: 15 points
2. Key staff (60 points)
   • Project manager: 35 points
   • Site agent: 25 points`,
    'Experience 40 [Completed projects 25, Reference letters 15]; Key staff 60 [Project manager 35, Site agent 25]',
  ),
  fixture(
    'label and value in lines of their own',
    `FUNCTIONALITY
Criterion 1: Company experience
Weight: 40
Evidence: reference letters
Criterion 2: Methodology
Weight: 35
Evidence: method statement
Criterion 3: Key personnel
Weight: 25
Evidence: CVs`,
    'Company experience 40; Methodology 35; Key personnel 25',
  ),
  fixture(
    'headings with the maximum below',
    `5. FUNCTIONAL EVALUATION
5.1 Company experience
Maximum points: 40
Bidders must attach reference letters.
5.2 Methodology
Maximum points: 35
Bidders must describe their approach.
5.3 Key personnel
Maximum points: 25
CVs must be attached.`,
    'Company experience 40; Methodology 35; Key personnel 25',
  ),
  fixture(
    'cells that came one below the other',
    `Functionality criteria
Weight
Company experience
40
Methodology
35
Key personnel
25
Total
100`,
    'Company experience 40; Methodology 35; Key personnel 25',
  ),
  fixture(
    'names that take two lines',
    `Functionality
Demonstrated experience of the bidder in the construction of
gravel roads (60 points)
Availability of plant that the bidder owns or has undertaken
to hire (40 points)`,
    'Demonstrated experience of the bidder in the construction of gravel roads 60; Availability of plant that the bidder owns or has undertaken to hire 40',
  ),
  fixture(
    'Afrikaans',
    `Tegniese evaluering
• Ondervinding van die tenderaar (40 punte)
• Kwalifikasies van personeel (35 punte)
• Metodologie (25 punte)`,
    'Ondervinding van die tenderaar 40; Kwalifikasies van personeel 35; Metodologie 25',
  ),
  fixture(
    'equals signs and letters',
    `Criteria for functionality:
A. Company experience = 40
B. Methodology = 35
C. Key personnel = 25`,
    'Company experience 40; Methodology 35; Key personnel 25',
  ),
  fixture(
    'a weight in words of its own',
    `Evaluation: functionality
Company experience (weight: 40)
Methodology (weight: 35)
Key personnel (weight: 25)`,
    'Company experience 40; Methodology 35; Key personnel 25',
  ),
];

export const sentences: readonly CriteriaFixture[] = [
  fixture(
    'parts of a whole',
    'Functionality will count 100 points, of which company experience counts 40, methodology 35 and capacity 25.',
    'company experience 40; methodology 35; capacity 25',
  ),
  fixture(
    'one sentence, points in brackets',
    'Bids are evaluated for functionality on the following criteria: experience of the company (30 points); methodology (45 points); and qualifications of personnel (25 points).',
    'experience of the company 30; methodology 45; qualifications of personnel 25',
  ),
  fixture(
    'points before the names',
    'Functionality is scored out of 100: 30 points for experience of the company, 45 points for methodology and 25 points for qualifications of personnel.',
    'experience of the company 30; methodology 45; qualifications of personnel 25',
  ),
  fixture(
    'the unit only once',
    'For functionality, 30 points are given for experience of the company, 45 for methodology and 25 for qualifications of personnel.',
    'experience of the company 30; methodology 45; qualifications of personnel 25',
  ),
  fixture(
    'one sentence for each',
    `The technical proposal is scored as follows. Company experience carries a weight of 30 points. Methodology carries a weight of 45 points. Qualifications of personnel carry a weight of 25 points.`,
    'Company experience 30; Methodology 45; Qualifications of personnel 25',
  ),
  fixture(
    'up to so many points',
    `Quality: bidders can earn up to 30 points for company experience, up to 45 points for methodology and up to 25 points for qualifications of personnel.`,
    'company experience 30; methodology 45; qualifications of personnel 25',
  ),
  fixture(
    'question and answer',
    `Q12: How will functionality be scored?
A: Company experience counts 30 points, methodology counts 45 points and personnel counts 25 points.
Q13: How many copies are needed?
A: One.`,
    'Company experience 30; methodology 45; personnel 25',
  ),
  fixture(
    'weights behind a colon, with semicolons',
    `Technical criteria and their weights: company experience: 30%; methodology: 45%; personnel: 25%.`,
    'company experience 30; methodology 45; personnel 25',
  ),
  fixture(
    'words before digits',
    `In respect of functionality thirty (30) points are allocated to company experience, forty-five (45) points to methodology and twenty-five (25) points to personnel.`,
    'company experience 30; methodology 45; personnel 25',
  ),
  fixture(
    'a total that is not a hundred',
    `Functionality is scored out of a total of 60 points: company experience (30), methodology (20) and personnel (10).`,
    'company experience 30; methodology 20; personnel 10',
  ),
  fixture(
    'Afrikaans',
    `Funksionaliteit tel 100 punte: 40 punte vir ondervinding, 35 punte vir metodologie en 25 punte vir personeel.`,
    'ondervinding 40; metodologie 35; personeel 25',
  ),
  fixture(
    'Afrikaans, what counts',
    `Funksionaliteit word soos volg beoordeel: ondervinding tel 40 punte, metodologie tel 35 punte en personeel tel 25 punte.`,
    'ondervinding 40; metodologie 35; personeel 25',
  ),
];

/** Sentences of many organs of state, all about the same three criteria. */
export const wordings: readonly string[] = [
  'Functionality will be assessed on project experience, weighing 30 points; project team, weighing 25 points; and project plan, weighing 45 points.',
  'In the evaluation of functionality, project experience accounts for 30 points, project team for 25 points and project plan for the remaining 45 points.',
  'Of the 100 points for functionality, 30 points are for project experience, 25 points for project team and 45 points for project plan.',
  'The panel scores functionality on project experience (out of 30), project team (out of 25) and project plan (out of 45).',
  'Functionality: project experience is worth 30 points; project team is worth 25 points; project plan is worth 45 points.',
  'For functionality a maximum of 30 points can be earned for project experience, a maximum of 25 points for project team and a maximum of 45 points for project plan.',
  'Functionality consists of project experience to a maximum of 30 points, project team to a maximum of 25 points and project plan to a maximum of 45 points.',
  'Functionality is weighted as follows: project experience at 30%, project team at 25% and project plan at 45%.',
  'Functionality: thirty points for project experience, twenty-five points for project team and forty-five points for project plan.',
  'Under functionality the following weights apply: project experience 30, project team 25, project plan 45.',
  'Functionality: project experience = 30; project team = 25; project plan = 45.',
  'Functionality is divided into project experience [30 marks], project team [25 marks] and project plan [45 marks].',
  'When functionality is scored, the committee gives 30 points to project experience, 25 points to project team and 45 points to project plan.',
  'Technical proposals are scored. Project experience will be awarded a maximum of 30 points. Project team will be awarded a maximum of 25 points. Project plan will be awarded a maximum of 45 points.',
  'Functionality. For project experience, a bidder can obtain a maximum of 30 points. For project team, a bidder can obtain a maximum of 25 points. For project plan, a bidder can obtain a maximum of 45 points.',
  'The weight of each criterion for functionality: project experience - 30; project team - 25; project plan - 45.',
  'What are the criteria for functionality, and what does each count? Project experience has 30 points. Project team has 25 points. Project plan has 45 points.',
  'Functionality criteria\n• Project experience, to which 30 points are allocated\n• Project team, to which 25 points are allocated\n• Project plan, to which 45 points are allocated',
  'FUNCTIONALITY\nProject experience (weight 30)\nReference letters must be attached for each project.\nProject team (weight 25)\nCVs must be attached for each member.\nProject plan (weight 45)\nThe plan must cover all activities.',
  'FUNCTIONALITY\nProject experience [30]\nA bidder with 5 or more projects earns all the points; one with 3 or 4 projects earns half.\nProject team [25]\nA leader with 10 years or more earns all the points.\nProject plan [45]\nA detailed plan earns all the points.',
  'Functionality\nProject experience\n30 points\nProject team\n25 points\nProject plan\n45 points',
  'Functionality\nProject experience | 30 points\nProject team | 25 points\nProject plan | 45 points',
  'Functionality\nProject experience 30/100\nProject team 25/100\nProject plan 45/100',
  'Functionality is evaluated before price and specific goals. The criteria are project experience (30 points), project team (25 points) and project plan (45 points). Price counts 80 points and specific goals count 20 points.',
  'Funksionaliteit word beoordeel op project experience (gewig 30), project team (gewig 25) en project plan (gewig 45).',
  'Vir funksionaliteit word 30 punte aan project experience toegeken, 25 punte aan project team en 45 punte aan project plan.',
  'Funksionaliteit bestaan uit project experience (30%), project team (25%) en project plan (45%).',
  'Die kriteria vir funksionaliteit is: project experience dra 30 punte, project team dra 25 punte en project plan dra 45 punte.',
  'FUNKSIONALITEIT\n(a) Project experience: 30\n(b) Project team: 25\n(c) Project plan: 45',
  'Evaluation will be done in two stages. In stage one, functionality, bidders are scored for project experience (maximum 30), project team (maximum 25) and project plan (maximum 45).',
  'C.3.11 | Functionality is scored as follows:\n | Project experience: 30 points\n | Project team: 25 points\n | Project plan: 45 points',
  'C.3.11 | Evaluation of quality | Project experience (30 points)\n |  | Project team (25 points)\n |  | Project plan (45 points)',
  'Question: How is functionality scored? | Answer: Project experience counts 30 points, project team 25 points and project plan 45 points.',
  'Points for functionality\nA. Project experience ...... 30 points\nB. Project team ...... 25 points\nC. Project plan ...... 45 points\nTotal ...... 100 points',
  'Functional evaluation\nProject experience\n(30 points)\nProject team\n(25 points)\nProject plan\n(45 points)',
  'FUNCTIONALITY\nCriterion | Project experience\nWeight | 30\nEvidence | Reference letters\nCriterion | Project team\nWeight | 25\nEvidence | CVs\nCriterion | Project plan\nWeight | 45\nEvidence | Plan',
  'FUNCTIONALITY\nCriterion: Project experience\nMaximum points: 30\nCriterion: Project team\nMaximum points: 25\nCriterion: Project plan\nMaximum points: 45',
  'Functionality\n30 points\nProject experience\n25 points\nProject team\n45 points\nProject plan',
  'The criteria for functionality are project experience, project team and project plan, with weights of 30, 25 and 45 points respectively.',
  'How is functionality scored? | Project experience: 30 points\n | Project team: 25 points\n | Project plan: 45 points',
  'Functionality\nProject experience, 30 points\nProject team, 25 points\nProject plan, 45 points',
  'Functionality\nProject experience: a bidder scores up to 30 points.\nProject team: a bidder scores up to 25 points.\nProject plan: a bidder scores up to 45 points.',
  'Functionality\n30: Project experience\n25: Project team\n45: Project plan',
  'Functionality\n(30) Project experience\n(25) Project team\n(45) Project plan',
  'FUNCTIONALITY\nProject experience (30 points): 5 or more projects = full points; 3 to 4 projects = half of the points\nProject team (25 points): 10 years and above = full points; 5 to 9 years = half of the points\nProject plan (45 points): detailed = full points',
  'FUNCTIONALITY\nProject experience | 30\n5 or more projects = full points\n3 to 4 projects = half of the points\nProject team | 25\n10 years and above = full points\nProject plan | 45\nDetailed = full points\nTotal | 100',
  'FUNCTIONALITY\nCriterion | How points are earned | Weight\nProject experience | 5 or more projects = 30; 3 to 4 projects = 15 | 30\nProject team | 10 years = 25; 5 years = 10 | 25\nProject plan | Detailed = 45 | 45',
  'FUNCTIONALITY\nProject experience\nThis criterion carries a maximum of 30 points. Bidders must attach letters.\nProject team\nThis criterion carries a maximum of 25 points. CVs must be attached.\nProject plan\nThis criterion carries a maximum of 45 points.',
  'Functionality criteria\nProject experience\nProject team\nProject plan\n30\n25\n45',
  'In the functionality stage project experience makes up 30 percent of the score, project team 25 percent and project plan 45 percent.',
  'Functionality\nProject experience - thirty (30) points\nProject team - twenty-five (25) points\nProject plan - forty-five (45) points',
  'Functionality | Points\nProject experience | thirty (30)\nProject team | twenty-five (25)\nProject plan | forty-five (45)',
  'Functionality: project experience thirty (30) points, project team twenty-five (25) points and project plan forty-five (45) points.',
  'Functionality\nProject experience: 30 out of 100\nProject team: 25 out of 100\nProject plan: 45 out of 100',
  'The bid is evaluated for functionality. Criterion 1 is project experience, which carries 30 points. Criterion 2 is project team, which carries 25 points. Criterion 3 is project plan, which carries 45 points.',
];

/** Documents that state no criteria. */
export const withoutCriteria: readonly CriteriaFixture[] = [
  fixture(
    'price and goals only',
    `Evaluation criteria
Criteria | Points
Price | 80
Specific goals | 20
Total | 100`,
    '',
  ),
  fixture(
    'functionality that does not apply',
    `Functionality will not be applicable to this bid.
List of goods
Item | Quantity
Chairs | 60
Tables | 40
Total | 100`,
    '',
  ),
  fixture(
    'specific goals under a heading of evaluation',
    `Evaluation criteria
Specific goals | Points
Enterprises owned by women | 5
Enterprises owned by youth | 5
Enterprises in the district | 10
Total | 20`,
    '',
  ),
  fixture(
    'properties of goods',
    `Technical criteria
The pump must be rated for an ambient temperature of 40
The humidity must be below 60
Efficiency 98%
Payment: 60% on delivery and 40% after commissioning`,
    '',
  ),
];
