import { type CriteriaFixture, fixture } from './fixture.ts';

/** Rows whose cells explain how points are earned, and rows beside tables of other things. */
export const levelsInRows: readonly CriteriaFixture[] = [
  fixture(
    'plain levels with dashes, percent',
    `7.2 Technical evaluation
Ref | Criterion | Scoring guide | Weight
T1 | Company experience | 5 contracts - 100% | 50%
 | | 3 contracts - 60%
 | | 1 contract - 20%
T2 | Work plan | | 15%
T2.1 | Dates | | 10%
T2.2 | Risks | | 5%
T3 | Support | Local - 100% | 20%
 | | Remote - 50%
T4 | Certification | ISO 9001 valid - 100% | 5%
 | | ISO 9001 applied for - 50%
T5 | Local presence | | 10%
T5.1 | Staff | | 5%
T5.2 | Premises | | 5%
 | Total | | 100%`,
    'Company experience 50; Work plan 15 [Dates 10, Risks 5]; Support 20; Certification 5; Local presence 10 [Staff 5, Premises 5]',
  ),
  fixture(
    'plain levels, brackets',
    `7.2 Technical evaluation
Ref | Criterion | Scoring guide | Weight
T1 | Company experience | Five contracts (40) | 40%
 | | Three contracts (24)
 | | One contract (8)
T2 | Work plan | Full (25) | 25%
 | | Partial (10)
T3 | Team | | 20%
T3.1 | Leader | | 5%
T3.2 | Engineer | | 10%
T3.3 | Clerk | | 5%
T4 | Support | Local (10) | 10%
 | | Remote (5)
T5 | Certification | Valid (5) | 5%
 | | None (0)
 | Total | | 100%`,
    'Company experience 40; Work plan 25; Team 20 [Leader 5, Engineer 10, Clerk 5]; Support 10; Certification 5',
  ),
  fixture(
    'one line, scale of ratings in cell',
    `7.2 Technical evaluation
Ref | Criterion | Scoring guide | Weight
T1 | Company experience | 0-1: 0 | 2-3: 50% | 40%
T2 | Work plan | Full: 5, partial: 3, none: 0 | 25%
T3 | Team | | 20%
T3.1 | Leader | | 5%
T3.2 | Engineer | | 10%
T3.3 | Clerk | | 5%
T4 | Support | Local 5, remote 3, none 0 | 10%
T5 | Certification | Certified 5, applied for 3, none 0 | 5%
 | Total | | 100%`,
    'Company experience 40; Work plan 25; Team 20 [Leader 5, Engineer 10, Clerk 5]; Support 10; Certification 5',
  ),
  fixture(
    'one line, levels end in a bare number and the best is the weight',
    `7.2 Technical evaluation
Ref | Criterion | Scoring guide | Weight
T1 | Company experience | 10 contracts 40, 5 contracts 20, 2 contracts 8 | 40%
T2 | Work plan | Full 25, partial 15, none 0 | 25%
T3 | Team | | 20%
T3.1 | Leader | | 5%
T3.2 | Engineer | | 10%
T3.3 | Clerk | | 5%
T4 | Support | Local 10, remote 5, none 0 | 10%
T5 | Certification | Certified 5, applied for 3, none 0 | 5%
 | Total | | 100%`,
    'Company experience 40; Work plan 25; Team 20 [Leader 5, Engineer 10, Clerk 5]; Support 10; Certification 5',
  ),
  fixture(
    'several lines, wrapped anywhere',
    `7.2 Technical evaluation
Ref | Criterion | Scoring guide | Weight
T1 | Company experience | Ten contracts earn 40 points, five earn 20 | 40%
 | | points, two earn 8 points, none earns 0
 | | points
T2 | Work plan | A full plan earns 25 points, a partial one 15 points, | 25%
 | | none 0 points
T3 | Team | | 20%
T3.1 | Leader | | 5%
T3.2 | Engineer | | 10%
T3.3 | Clerk | | 5%
T4 | Support | Local support earns 10 points, remote support | 10%
 | | 5 points
T5 | Certification | A certificate earns 5 points, an application | 5%
 | | 3 points
 | Total | | 100%`,
    'Company experience 40; Work plan 25; Team 20 [Leader 5, Engineer 10, Clerk 5]; Support 10; Certification 5',
  ),
  fixture(
    'weight column first, descriptions wrap',
    `FUNCTIONALITY
Item | Criterion | Means of verification | Points
(a) | Company experience | Letters of clients for at least (5) | 50
 | | contracts, each above R1 million: 10
 | | points for each
(b) | Work plan | Programme of 12 months, with the | 30
 | | dates of milestones
(c) | Project team | CVs of team | 20
 | | members
Total | | | 100`,
    'Company experience 50; Work plan 30; Project team 20',
  ),
  fixture(
    'true and SLA table behind',
    `Functionality is scored as follows: company experience (40), work plan (35), project team (25).
Service levels
Measure | Weight
Availability | 50%
Response time | 30%
Reporting | 20%
Total | 100%`,
    'company experience 40; work plan 35; project team 25',
  ),
  fixture(
    'true list and payment table before',
    `Payment schedule
Milestone | Share
Inception | 20%
Draft | 30%
Final | 50%
Total | 100%
Technical evaluation
Company experience: 30 points
Work plan: 25 points
Project team: 15 points
Total: 70 points`,
    'Company experience 30; Work plan 25; Project team 15',
  ),
  fixture(
    'true total 100 and resources before',
    `Technical resources
Resource | Time
Leader | 20%
Engineer | 50%
Clerk | 30%
Total | 100%
Functionality
Company experience (40 points)
Work plan (35 points)
Project team (25 points)`,
    'Company experience 40; Work plan 35; Project team 25',
  ),
  fixture(
    'true prose and price adjustment table',
    `Functionality counts as follows: company experience 40 points, work plan 35 points and project team 25 points.
Price adjustment
Element | Weight
Labour | 40
Material | 35
Fuel | 25
Total | 100`,
    'company experience 40; work plan 35; project team 25',
  ),
];
