import { type CriteriaFixture, fixture } from './fixture.ts';

/** Names of criteria that are broken over lines, and names with more than a name in their cell. */
export const brokenNames: readonly CriteriaFixture[] = [
  fixture(
    'a row whose cells all go on in the next line',
    `Functionality
Criterion | Proof that is accepted | Points
Experience of the bidder in | Letters of clients with dates and | 60
similar work | values of the contracts
Plan for the work and its | A programme of the works with | 40
risks | dates
Total |  | 100`,
    'Experience of the bidder in similar work 60; Plan for the work and its risks 40',
  ),
  fixture(
    'a title in capitals above its explanation',
    `Functionality
METHODOLOGY: Approach in line with the standards of the industry | 60
KEY STAFF: Qualifications and years of the people named | 40
Total | 100`,
    'METHODOLOGY 60; KEY STAFF 40',
  ),
  fixture(
    'an explanation in brackets behind the name',
    `Functionality
Key staff (attach certified qualifications, registrations and a curriculum vitae of each) | 55
Method (describe how the work is done from start to end) | 45
Total | 100`,
    'Key staff 55; Method 45',
  ),
  fixture(
    'roman numbers below letters',
    `Evaluation of quality:
(a) Personnel - 60 points
(i) Project leader - 35 points
(ii) Site foreman - 25 points
(b) Plant - 40 points
(i) Excavators - 30 points
(ii) Trucks - 10 points`,
    'Personnel 60 [Project leader 35, Site foreman 25]; Plant 40 [Excavators 30, Trucks 10]',
  ),
  fixture(
    'letters below roman numbers',
    `Evaluation of quality:
(i) Personnel - 60 points
(a) Project leader - 35 points
(b) Site foreman - 25 points
(ii) Plant - 40 points
(a) Excavators - 30 points
(b) Trucks - 10 points`,
    'Personnel 60 [Project leader 35, Site foreman 25]; Plant 40 [Excavators 30, Trucks 10]',
  ),
  fixture(
    'criteria labelled with a letter and a digit',
    `Technical evaluation
T1: Management of the contract - 45 points
T2: Equipment of the workshop - 35 points
T3: Support after hours - 20 points`,
    'Management of the contract 45; Equipment of the workshop 35; Support after hours 20',
  ),
  fixture(
    'parts that a sentence leads to',
    `Functionality out of 100:
Methodology - 60, made up of: understanding of the task (25), programme (35)
Team - 40, made up of: leader (30), assistants (10)`,
    'Methodology 60 [understanding of the task 25, programme 35]; Team 40 [leader 30, assistants 10]',
  ),
  fixture(
    'names that end with the word for a number of something',
    `Functionality
Plan and schedule 60 points
Quality of each item 40 points`,
    'Plan and schedule 60; Quality of each item 40',
  ),
  fixture(
    'parts in shares of the above',
    `Functionality
1. Record of the firm: 70 points
Similar work: 40 points of the above
Length of service: 30 points thereof
2. Price control: 30 points`,
    'Record of the firm 70 [Similar work 40, Length of service 30]; Price control 30',
  ),
  fixture(
    'a name that ends with a dangling word goes on with a capital beside the next part',
    `Functionality
Criteria | Sub-criteria | Points
Experience of Key | Contracts manager | 35
Personnel | Site agent | 25
Method |  | 40
Total |  | 100`,
    'Experience of Key Personnel 60 [Contracts manager 35, Site agent 25]; Method 40',
  ),
  fixture(
    'points behind the words for a share',
    `Quality of the proposal
Understanding of the brief, out of 20
Research team, out of 50, made up of principal researcher (out of 30) and other researchers (out of 20)
Work plan, out of 30`,
    'Understanding of the brief 20; Research team 50 [principal researcher 30, other researchers 20]; Work plan 30',
  ),
  fixture(
    'a name of two short lines in a narrow cell',
    `Technical evaluation
Criteria | Schedule | Maximum points
T2.2-04 Previous | A list of vessels which were docked | 60
Experience | in the last years |
T2.2-06 Method | Blasting and coating | 40
Statement | of the hull |
TOTAL | | 100`,
    'Previous Experience 60; Method Statement 40',
  ),
];
