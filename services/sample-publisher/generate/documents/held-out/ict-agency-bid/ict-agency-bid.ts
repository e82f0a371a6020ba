import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import type { DocumentTruth } from '../../truth.ts';
import { text } from '../../wordings/parts.ts';
import { spelledDay } from '../../wordings/spelled.ts';
import { clauses } from './ict-clauses.ts';
import { pricePreference, specialConditions } from './ict-contract.ts';
import { ictPhrases, late, mandatoryTechnical, notAccepted } from './ict-phrases.ts';
import { topicOf } from './ict-scope.ts';
import { administrative, functionality, requirements, sub, technicalMandatory } from './ict-sections.ts';
import {
  briefingCell,
  closingCell,
  contactRow,
  submissionClauses,
  termClause,
  timeClauses,
  validityCell,
} from './ict-sentences.ts';

const heading = (line: string): Block => ({ kind: 'heading', text: line });

/** The table of the cover. */
function particulars(bid: Bid, random: Random): string[][] {
  const { closing, validityDays, briefing } = bid.truth.values;
  return [
    ['RFB NO.', bid.number],
    ['DESCRIPTION', bid.title],
    ['CLIENT DEPARTMENT', bid.buyer],
    ['PUBLICATION DATE', spelledDay(bid.advertised, random)],
    ...(closing ? [['CLOSING DATE AND TIME', closingCell(closing, random)]] : []),
    ...(validityDays === undefined ? [] : [['VALIDITY PERIOD', validityCell(validityDays, random)]]),
    ...(briefing ? [['BRIEFING SESSION', briefingCell(briefing, random)]] : []),
  ];
}

function stages({ truth: { lists } }: Bid): Block {
  const applies = (has: boolean) => (has ? 'YES' : 'NO');
  return {
    ...{ kind: 'table', rules: 'all', head: 1, shares: [16, 60, 24] },
    rows: [
      ['Stage', 'Description', 'Applicable to this bid'],
      ['Stage 1', 'Administrative pre-qualification', applies(lists.returnables.length > 0)],
      ['Stage 2', 'Technical mandatory requirements', applies(lists.eligibility.length > 0)],
      ['Stage 3', 'Technical functionality', applies(lists.functionality.length > 0)],
      ['Stage 4', 'Special conditions of contract', 'YES'],
      ['Stage 5', 'Price and preference', 'YES'],
    ],
  };
}

/** The truth with what is bought and what the bidder must be as they fit the subject, and with the ground that mandatory requirements are. */
function fitted(truth: DocumentTruth, tender: Tender, random: Random): DocumentTruth {
  const { title } = tender.wording;
  const topic = topicOf(title);
  const { lists } = truth;
  const left = [...(topic?.scope ?? lists.specifications)];
  const count = random.integer(3, 5);
  while (left.length > count) left.splice(random.integer(0, left.length - 1), 1);
  const eligibility =
    lists.eligibility.length > 0 && topic?.bidder && random.chance(0.8)
      ? [topic.bidder, ...lists.eligibility]
      : lists.eligibility;
  const disqualifiers =
    eligibility.length > 0 ? [...lists.disqualifiers, random.pick(mandatoryTechnical)] : lists.disqualifiers;
  const { durationMonths, ...others } = truth.values;
  // What is bought once has no term, and a title that names the last day leaves no room for another one.
  const values = tender.months === null && /once-off|period ending/i.test(title) ? others : truth.values;
  return { ...truth, values, lists: { ...lists, specifications: left, eligibility, disqualifiers } };
}

/** An ICT bid that the state's information technology agency invites for a department, evaluated in five stages. */
export const ictAgencyBid: Layout = {
  name: 'ict-agency-bid',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer, trade, wording }) =>
    buyer.kind === 'department' &&
    ['computers', 'software', 'telecoms'].includes(trade) &&
    topicOf(wording.title) !== undefined,
  facts: { phrases: ictPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.6 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 1, contacts: 1, returnables: 1 },
    ...{ durationMonths: 1, paymentDays: 0.8, subcontractingPercent: 1, specifications: 1 },
    ...{ eligibility: 0.9, disqualifiers: 0.9 },
  },
  adapt: (truth, random, { tender }) => fitted(truth, tender, random),
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const elsewhere = [ictPhrases.mandatory, notAccepted, ...mandatoryTechnical];
    const lateWithSubmission = random.chance(0.5);
    const grounds = lists.disqualifiers.filter(
      (line) => !elsewhere.includes(line) && !(lateWithSubmission && line === late),
    );
    return {
      look: {
        font: 'sans',
        size: 10.5,
        header: `RFB ${bid.number}  |  ${bid.buyer}`.slice(0, 100),
        footer: 'State Information Technology Agency  |  Page {page} of {pages}',
      },
      blocks: [
        { kind: 'space', points: 40 },
        { kind: 'title', text: 'STATE INFORMATION TECHNOLOGY AGENCY', size: 16 },
        { kind: 'title', text: 'REQUEST FOR BID (RFB)' },
        { kind: 'text', align: 'center', text: `on behalf of ${bid.buyer}` },
        { kind: 'table', rules: 'all', shares: [30, 70], size: 10, rows: particulars(bid, random) },
        { kind: 'page' },
        ...(random.chance(0.5)
          ? ([{ kind: 'title', text: 'CONTENTS' }, { kind: 'contents' }, { kind: 'page' }] satisfies Block[])
          : []),
        heading('1. PURPOSE AND BACKGROUND'),
        sub('1.1 PURPOSE'),
        text(
          random.pick([
            `The State Information Technology Agency (the Agency) invites bids on behalf of ${bid.buyer} (the Department) for the following requirement: ${bid.title}.`,
            `Suppliers are invited to respond to this bid, which the State Information Technology Agency (the Agency) conducts as procurement agent of ${bid.buyer} (the Department).`,
          ]),
        ),
        sub('1.2 BACKGROUND'),
        text(
          random.pick([
            'The Agency procures information technology goods and services for departments in terms of the State Information Technology Agency Act, 1998 (Act No. 88 of 1998).',
            'The Department has delegated the procurement to the Agency by a business agreement. The contract is concluded with the Department.',
          ]),
        ),
        heading('2. BID PARTICULARS'),
        sub('2.1 SUBMISSION OF BIDS'),
        clauses([
          ...timeClauses(values, random),
          ...(values.submission ? submissionClauses(values.submission, bid.number, random) : []),
          ...(lateWithSubmission && lists.disqualifiers.includes(late) ? [late] : []),
        ]),
        ...(lists.contacts.length === 0
          ? []
          : [
              sub('2.2 ENQUIRIES'),
              {
                ...{ kind: 'table', rules: random.pick(['all', 'rows'] as const), shares: [36, 64] },
                rows: lists.contacts.map((contact) => contactRow(contact, random)),
              } satisfies Block,
            ]),
        heading('3. SCOPE AND REQUIREMENTS'),
        sub('3.1 REQUIREMENTS'),
        ...requirements(bid, random),
        ...(values.durationMonths === undefined
          ? []
          : [sub('3.2 TERM'), text(termClause(values.durationMonths, random))]),
        heading('4. EVALUATION STAGES'),
        sub('4.1 STAGES'),
        text('Bids are evaluated in the order of the stages below.'),
        stages(bid),
        ...(grounds.length === 0 ? [] : [sub('4.2 DISQUALIFICATION'), clauses(grounds)]),
        heading('5. STAGE 1: ADMINISTRATIVE PRE-QUALIFICATION'),
        ...administrative(bid, random),
        heading('6. STAGE 2: TECHNICAL MANDATORY REQUIREMENTS'),
        ...technicalMandatory(bid, random),
        heading('7. STAGE 3: TECHNICAL FUNCTIONALITY'),
        ...functionality(bid, random),
        heading('8. STAGE 4: SPECIAL CONDITIONS OF CONTRACT'),
        ...specialConditions(bid, random),
        heading('9. STAGE 5: PRICE AND PREFERENCE'),
        ...pricePreference(bid, random),
        heading('10. DEFINITIONS'),
        {
          ...{ kind: 'table', rules: 'none', shares: [22, 78] },
          rows: [
            ['Agency', 'State Information Technology Agency SOC Ltd'],
            ['Department', bid.buyer],
            ['ICT', 'Information and communication technology'],
            ['RFB', 'Request for bid'],
            ['Bid response', 'All that a bidder hands in by the closing time'],
          ],
        },
      ],
    };
  },
};
