import { type CriteriaFixture, fixture } from './fixture.ts';

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
    'behind dots',
    `Functionality
Number of vehicles available ..... 30 points
Experience of the bidder ......... 45 points
Equipment to be used ............. 25 points`,
    'Number of vehicles available 30; Experience of the bidder 45; Equipment to be used 25',
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
