import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { clauses, lettered, section, subheading } from './request-blocks.ts';
import { requestPhrases } from './request-phrases.ts';
import {
  briefingClauses,
  cidbClause,
  closingClause,
  levelClause,
  submissionClauses,
  validityClause,
} from './request-sentences.ts';

const definitions = (buyer: string): string[] => [
  `“Company” means ${buyer}, including the operating division that issues this RFP.`,
  '“Bidder” means the person or entity that responds to this RFP.',
  '“Proposal” means the response of a Bidder, with all its annexures.',
  '“Day” means a calendar day, unless a business day is expressly referred to.',
  '“CIDB”, “CSD”, “EME” and “QSE” have the meaning that legislation gives to these abbreviations.',
];

const communication = [
  'Questions on this RFP are put in writing, not later than five (5) business days before the closing date.',
  'Answers that concern all Bidders are published where this RFP was advertised, without naming who asked.',
  'Contact with employees of the Company other than those named in Section 1 is not allowed while this RFP is open.',
  'Oral statements of employees do not amend this RFP.',
];

const disclaimers = [
  'The Company may withdraw, amend or re-issue this RFP at any time before an award is made.',
  'The Company may award the whole or a part of the business, to one or to several Bidders.',
  'The Company need not accept the Proposal with the lowest price.',
  'The costs of preparing a Proposal, including travel and samples, are for the account of the Bidder.',
  'The Company may carry out a due diligence, which can include a visit to the premises of a Bidder.',
  'Proposals become the property of the Company and are not returned after the award.',
  'The Company may correct arithmetical errors, in which case unit rates prevail over totals.',
  'The Company and a preferred Bidder may negotiate before an award is made.',
  'Nothing in this RFP is an offer by the Company or gives rise to a contract.',
];

const ventures = [
  'Entities may respond together as a joint venture or consortium, whose members are jointly and severally liable.',
  'The lead member speaks for the joint venture while this RFP is open and afterwards.',
];

const confidentiality = [
  'Information in this RFP is used for the preparation of a Proposal and for no other purpose.',
  'Personal information in Proposals is processed as the Protection of Personal Information Act, 2013 allows.',
  'Bidders report suspected fraud or corruption to the ethics office of the Company without delay.',
];

/** The section that tells bidders how to take part, what is demanded of them and what leads to exclusion. */
export function notice({ truth: { values, lists }, buyer }: Bid, random: Random): Block[] {
  const { closing, validityDays, briefing, submission, bbbeeLevel } = values;
  let part = 0;
  const subsection = (title: string, lines: readonly string[], items: readonly string[] = []): Block[] => {
    if (lines.length === 0) return [];
    part += 1;
    return [subheading(`2.${part}`, title), ...clauses(`2.${part}`, lines), ...lettered(items)];
  };
  const conditions = [
    ...lists.eligibility,
    ...lists.cidb.map((item) => cidbClause(item, random)),
    ...(bbbeeLevel === undefined ? [] : [levelClause(bbbeeLevel)]),
  ];
  const grounds = lists.disqualifiers.filter((line) => line !== requestPhrases.mandatory);
  return [
    ...section(2, random.pick(['NOTICE TO BIDDERS', 'NOTICE AND INSTRUCTIONS TO BIDDERS'])),
    ...subsection('Definitions', definitions(buyer)),
    ...subsection('Briefing session', briefing ? briefingClauses(briefing, random) : []),
    ...subsection('Submission and closing', [
      ...(closing ? [closingClause(closing, random)] : []),
      ...(submission ? submissionClauses(submission, random) : []),
      'The number of this RFP and the name of the Bidder are stated on every part of the Proposal.',
    ]),
    ...subsection('Validity', validityDays === undefined ? [] : [validityClause(validityDays, random)]),
    ...subsection('Communication', communication),
    ...(random.chance(0.5)
      ? subsection('Conditions of participation', conditions)
      : subsection(
          'Conditions of participation',
          conditions.length === 0 ? [] : ['The following conditions apply to Bidders:'],
          conditions,
        )),
    ...subsection(
      random.pick(['Disqualification', 'Grounds on which Proposals are excluded']),
      grounds.length === 0 ? [] : ['Bidders take note of what leads to exclusion from this tender:'],
      grounds,
    ),
    ...(random.chance(0.6) ? subsection('Joint ventures and consortia', ventures) : []),
    ...subsection('Rights of the Company', some(disclaimers, random)),
    ...subsection('Confidentiality and ethics', confidentiality),
  ];
}

/** Four lines or more, in their order. */
function some(lines: readonly string[], random: Random): string[] {
  const chosen = [...lines];
  const count = random.integer(4, lines.length);
  while (chosen.length > count) chosen.splice(random.integer(0, chosen.length - 1), 1);
  return chosen;
}
