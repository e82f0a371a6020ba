import { type CriteriaFixture, fixture } from './fixture.ts';

/** Paragraphs and tables that look like criteria of functionality and are none. */
export const lookAlikes: readonly CriteriaFixture[] = [
  fixture(
    'stages of payment that have a paragraph each',
    `Quality of deliverables
The inception report carries 20% of the fee. It is paid after approval.
The draft report carries 50% of the fee. Of these, 30% are for the text and 20% for the maps.
The final report carries 30% of the fee. The rating of the client decides.`,
    '',
  ),
  fixture(
    'a date and a period that add up to a hundred',
    `The technical proposal is evaluated by a committee.
Proposals are received until Tuesday, 16 February 2027; they stay open for acceptance for eighty-four (84) days.`,
    '',
  ),
  fixture(
    'measures of a specification',
    `Materials shall be of the best quality and weigh at least 95% of the stated mass.
Tolerances are 5 mm in 3 m, measured with a straight edge.
Efficiency | 95%`,
    '',
  ),
  fixture(
    'points of specific goals side by side',
    `Specific goals
 | Youth | Women | Disability
Points | 8 | 8 | 4`,
    '',
  ),
  fixture(
    'shares of a bill side by side',
    `Cost breakdown
 | Labour | Material | Transport
Escalation weight | 50 | 30 | 20`,
    '',
  ),
  fixture(
    'a sentence on payment behind stages of evaluation',
    `Evaluation criteria
Stage 2: Technical compliance
1 | Flow of at least 150 m3/h | |
2 | Warranty of 12 months | |
Payment: 90% on delivery, 10% on commissioning. Penalties of R 2 500 per day are payable.`,
    '',
  ),
  fixture(
    'a scope of work whose measures add up to a hundred',
    `The utility supplies water through 640 km of pipelines and 47 reservoirs.
C. SCOPE OF WORK
1. | Sample final water at 14 points each week and test it.
2. | Maintain 32 pump sets of 15 kW and record vibration.
3. | Respond to burst pipes within 2 hours by day.
4. | Desludge 6 clarifiers and remove the sludge.
F. EVALUATION
Quality is not scored; responsive tenders are compared on price and preference.`,
    '',
  ),
];
