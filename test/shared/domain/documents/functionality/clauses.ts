import { type CriteriaFixture, fixture } from './fixture.ts';

/** Clauses, paragraphs and lists of requests for proposals and of terms of reference. */
export const clauses: readonly CriteriaFixture[] = [
  fixture(
    'rfp clauses with scale below',
    `5. TECHNICAL EVALUATION
5.1 Respondents are scored on the criteria below.
5.2 Company experience (40 points)
The respondent must show experience in at least 5 projects over the past 10 years. The following scale applies:
0 = no experience
1 = one project
3 = three projects
5 = five projects or more
5.3 Work plan (35 points)
The work plan must show milestones over 24 months.
0 = none
3 = acceptable
5 = excellent
5.4 Project team (25 points)
0 = no CVs
5 = all CVs attached
Respondents that score less than 70% will be disqualified.`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'seventy plus presentation thirty',
    `Stage 2: Functionality
The desktop evaluation counts 70 points and the presentation 30 points.
Criterion | Points
Company experience | 30
Work plan | 25
Project team | 15
Presentation | 30
Total | 100`,
    'Company experience 30; Work plan 25; Project team 15; Presentation 30',
  ),
  fixture(
    'seventy total no note',
    `Functional evaluation
Criterion | Weight
Company experience | 30
Work plan | 25
Project team | 15
Total | 70`,
    'Company experience 30; Work plan 25; Project team 15',
  ),
  fixture(
    'seventy, with minimum 49 of the 70 points',
    `Functionality
Company experience (30 points)
Work plan (25 points)
Project team (15 points)
Bidders must score 49 of the 70 points.`,
    'Company experience 30; Work plan 25; Project team 15',
  ),
  fixture(
    'colon list with ’weight’',
    `Evaluation criteria are weighted as follows:
Company experience, weight 40
Work plan, weight 35
Project team, weight 25`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'scorecard w/ scale in columns and weight in name',
    `TECHNICAL SCORECARD
Company experience (40%) | 1 = poor | 3 = good | 5 = excellent
Work plan (35%) | 1 = poor | 3 = good | 5 = excellent
Project team (25%) | 1 = poor | 3 = good | 5 = excellent`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'section per criterion with Points heading and scale table',
    `Technical evaluation criteria
Criterion A: Company experience – 40 points
Number of projects | Points
0 | 0
1 to 2 | 20
3 or more | 40
Criterion B: Work plan – 35 points
Quality of plan | Points
None | 0
Basic | 15
Detailed | 35
Criterion C: Project team – 25 points
Years of experience | Points
Less than 3 | 0
3 to 5 | 10
More than 5 | 25`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'criteria after the total',
    `Functionality: 100 points
of which
Company experience: 40
Work plan: 35
Project team: 25`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'Table then price (no total)',
    `Evaluation of proposals
Technical criteria | Weight
Company experience | 40
Work plan | 35
Project team | 25
Financial proposal | 80
Specific goals | 20`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'RFP w/ scoring table 0-5 then weights',
    `Score | Meaning
0 | Unacceptable
1 | Poor
2 | Below requirements
3 | Meets requirements
4 | Exceeds requirements
5 | Excellent
The weights are:
Company experience – 40
  Comparable assignments – 25
  Client references – 15
Work plan – 35
Project team – 25`,
    'Company experience 40 [Comparable assignments 25, Client references 15]; Work plan 35; Project team 25',
  ),
  fixture(
    'scores that follow in a results table example',
    `4. Functional evaluation
Company experience | 40
Work plan | 35
Project team | 25
5. Specific goals
Black ownership 51% | 10
Women | 5
Youth | 5
Total | 20`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    '20 x 5 style max score',
    `Functionality
Criterion | Weight | Maximum score | Maximum weighted score
Company experience | 8 | 5 | 40
Work plan | 7 | 5 | 35
Project team | 5 | 5 | 25
Total | | | 100`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    '50-total table',
    `ANNEXURE B: TECHNICAL SCORING
Company experience | 20
Work plan | 15
Project team | 15
Total | 50
Minimum | 35`,
    'Company experience 20; Work plan 15; Project team 15',
  ),
  fixture(
    '50-total with parts, no own column, points in heading',
    `ANNEXURE B: TECHNICAL SCORING (50 POINTS)
Company experience (20)
Comparable assignments 12
Client references 8
Work plan (15)
Project team (15)
Leader 10
Staff 5`,
    'Company experience 20 [Comparable assignments 12, Client references 8]; Work plan 15; Project team 15 [Leader 10, Staff 5]',
  ),
  fixture(
    '50 with stage 50 for interview',
    `Functionality is evaluated in two parts of 50 points each.
Part A: desktop
Company experience 20
Work plan 15
Project team 15
Part B
Presentation 50`,
    'Company experience 20; Work plan 15; Project team 15; Presentation 50',
  ),
  fixture(
    'ToR: weighting at sentence end',
    `EVALUATION CRITERIA
Company experience: The service provider must have completed at least three similar projects in the last five years. Weight: 40
Work plan: The service provider must submit a plan with timeframes. Weight: 35
Project team: CVs and qualifications of the team must be attached. Weight: 25`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
];
