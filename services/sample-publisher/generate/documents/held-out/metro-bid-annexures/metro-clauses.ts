import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import { metroPhrases } from './metro-phrases.ts';
import {
  capital,
  contractClauses,
  gradeClause,
  organOf,
  submissionClauses,
  validityClause,
} from './metro-sentences.ts';

/** Clauses under a title. */
type Group = { title: string; lines: string[] };

/** Some of a list in its order. */
function some(lines: readonly string[], count: number, random: Random): string[] {
  const chosen = [...lines];
  while (chosen.length > count) chosen.splice(random.integer(0, chosen.length - 1), 1);
  return chosen;
}

/** Clauses that stand in each tender and that ask nothing of tenderers that has a field of its own. */
const usual = (organ: string): string[] => [
  `In these conditions “${organ}” means the metropolitan municipality that issues this tender, and “tenderer” the person who submits a tender.`,
  `${capital(organ)} is not bound to accept the lowest or any tender, and may accept a tender in whole or in part.`,
  'Tenderers bear all costs of preparing and submitting a tender.',
  `Requests for clarification are made in writing to the addresses for enquiries in the notice. ${capital(organ)} replies to all tenderers by way of notices.`,
  'Notices to tenderers form part of this document once they are published.',
  'Any person whose rights are affected by a decision on this tender may lodge an appeal in terms of section 62 of the Municipal Systems Act.',
  `${capital(organ)} may cancel the tender before an award is made if there is no longer a need for the goods or services.`,
  'Where an amount in words differs from the amount in figures, the amount in words governs. Unit rates govern totals.',
  'Personal information in a tender is processed for the evaluation only, as the Protection of Personal Information Act prescribes.',
  `${capital(organ)} may visit the premises of tenderers to verify what is stated in a tender.`,
  'The tender and all correspondence on it are in English.',
  'The successful tenderer is informed by letter. Others may request reasons for the decision in writing.',
  'No undertaking is given on quantities; they depend on the needs and the budget of the directorates.',
  'Partners of a joint venture are jointly and severally liable.',
  `The tender document is available free of charge on the website of ${organ}.`,
  'Singular words include the plural and a reference to one gender includes all others.',
  'The names of tenderers and the total of the prices are read out in public where practicable.',
];

/** The special conditions of tender in their groups; a group without clauses is left out by who prints them. */
export function conditions(bid: Bid, random: Random): Group[] {
  const { values, lists } = bid.truth;
  const { submission, validityDays, functionalityThreshold } = values;
  const grounds = lists.disqualifiers.filter((line) => line !== metroPhrases.mandatory);
  return [
    {
      title: random.pick(['General', 'Interpretation']),
      lines: some(usual(organOf(bid)), random.integer(4, 10), random),
    },
    {
      title: random.pick(['Submission of tenders', 'Sealing and submission']),
      lines: submission === undefined ? [] : submissionClauses(submission, random),
    },
    {
      title: 'Tender validity',
      lines: validityDays === undefined ? [] : [validityClause(validityDays, random)],
    },
    {
      title: random.pick(['Eligibility', 'Eligibility to tender', 'Qualification of tenderers']),
      lines: [...lists.cidb.map((grade) => gradeClause(grade, random)), ...lists.eligibility],
    },
    { title: random.pick(['Invalid tenders', 'Rejection of tenders', 'Disqualification']), lines: grounds },
    {
      title: 'Evaluation of tenders',
      lines: [
        functionalityThreshold === undefined
          ? 'Tenders are evaluated in two stages: responsiveness, followed by price and preference.'
          : random.pick([
              'Tenders are evaluated in three stages: responsiveness, functionality, and price and preference.',
              'Functionality is evaluated in accordance with the functionality schedule, before price and preference.',
            ]),
        'The bid evaluation committee reports to the bid adjudication committee, which makes or recommends the award.',
      ],
    },
  ];
}

const percentages = [
  'Where delivery or completion is late, a penalty of 0.5% of the value of the outstanding part is deducted for each week, limited to 10%.',
  'Prices are firm for the first twelve months. Thereafter they may be adjusted once a year by the consumer price index (CPI), limited to 6%.',
  'Claims for price adjustment on imported items are limited to the imported part and supported by proof of the rate of exchange.',
  'Penalties of R 1 500 per incident are deducted for failure to attend to a written instruction.',
];
const contractual = [
  'The General Conditions of Contract of National Treasury (July 2010) apply, as amended by these special conditions.',
  'Disputes are settled by mediation and, if that fails, by arbitration in the metropolitan area.',
  'Orders are issued in writing by the directorate concerned. Work without an order is not paid for.',
  'The Occupational Health and Safety Act (Act 85 of 1993) and its regulations apply to all work under this contract.',
  'A contract manager of the directorate supervises the execution and keeps a record of performance.',
  'The contractor may not cede the contract or any part of it without written consent.',
  'The contractor indemnifies the municipality against claims of third parties that arise from the contract.',
  'Copyright in all documents prepared under the contract vests in the municipality.',
];

export const contractConditions = (bid: Bid, random: Random): string[] => [
  ...some(contractual, random.integer(2, 6), random),
  ...contractClauses(bid, random),
  ...some(percentages, 2, random),
];

/** How forms are filled in. */
export const general = (random: Random): string[] =>
  some(
    [
      'Forms are completed in black ink. Parts that do not apply are marked “N/A”.',
      'Where a space is too small, a separate sheet may be attached and marked with the reference of the form.',
      'Corrections to an entry are crossed out in ink and initialled by the signatory.',
      'The pages of this volume are initialled by the person who signs the tender.',
    ],
    2,
    random,
  );
