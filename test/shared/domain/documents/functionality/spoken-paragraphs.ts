import { type CriteriaFixture, fixture } from './fixture.ts';

/** Criteria in sentences and paragraphs of their own, with parts, ratings and explanations between them. */
export const spokenParagraphs: readonly CriteriaFixture[] = [
  fixture(
    'afrikaans paragraph',
    `Funksionaliteit tel 100 punte.
1. Ondervinding van die tenderaar: 40 punte. Briewe van kliënte moet aangeheg word.
2. Kundigheid van personeel: 35 punte. CV's moet aangeheg word.
3. Werkplan: 25 punte. Die plan moet tydskale hê.`,
    'Ondervinding van die tenderaar 40; Kundigheid van personeel 35; Werkplan 25',
  ),
  fixture(
    'paragraph: weight in brackets in lead word',
    `Evaluation of quality
Capacity (35 points). The tenderer demonstrates that it has the plant and the people. Plant counts 20 points and people count 15 points.
Experience (45 points). The tenderer lists contracts of the past five years.
Safety (20 points). The tenderer attaches its safety plan.`,
    'Capacity 35 [Plant 20, people 15]; Experience 45; Safety 20',
  ),
  fixture(
    'parts bulleted under sentence',
    `Functionality is scored out of 100 points.
The experience of the bidder counts 40 points, divided as follows:
- contracts of a similar size: 25 points
- reference letters: 15 points
The project team counts 60 points, divided as follows:
- project manager: 35 points
- site staff: 25 points`,
    'experience of the bidder 40 [contracts of a similar size 25, reference letters 15]; project team 60 [project manager 35, site staff 25]',
  ),
];

/** Sentences of the same form that give no points for functionality. */
export const otherParagraphs: readonly CriteriaFixture[] = [
  fixture(
    'payments in sentences of their own',
    `The technical evaluation of deliverables takes ten days.
The consultant is paid 30% when the inception report is accepted. A further 40% depends on the draft report. The remaining 30% is paid on completion.`,
    '',
  ),
  fixture(
    'specific goals in sentences of their own',
    `Bids are evaluated on the 80/20 system.
Enterprises owned by women can earn 10 points. A further 5 points depend on ownership by youth. Up to 5 points can be earned for enterprises in the district.`,
    '',
  ),
  fixture(
    'progress in percent',
    `Evaluation of progress.
The foundation accounts for 20% of the work. The structure accounts for 50% of the work. Finishes account for 30% of the work and are invoiced last.`,
    '',
  ),
  fixture(
    'quantities and shares of an order',
    `Delivery schedule of the technical equipment
Depot | Item | Delivered
Polokwane | Pumps | 10 / 40
Polokwane | Valves | 30 / 40
Mbombela | Pumps | 60 / 90`,
    '',
  ),
];
