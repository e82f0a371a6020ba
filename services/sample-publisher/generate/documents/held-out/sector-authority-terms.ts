import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { text, texts, totalOf } from '../wordings/parts.ts';
import { spelledMonths } from '../wordings/spelled.ts';
import { authorityMandatory, authorityPhrases } from './sector-authority-phrases.ts';
import {
  authorityBriefing,
  authorityClosing,
  authorityContact,
  authoritySubmission,
  authorityThreshold,
  authorityValidity,
  criterionLines,
} from './sector-authority-sentences.ts';

/** Terms of the contract; some percentages in them are no facts of the evaluation. */
function terms({ kind, truth: { values } }: Bid, random: Random): string[] {
  return [
    ...(values.durationMonths === undefined
      ? []
      : [
          random.pick([
            `The duration of the project is ${spelledMonths(values.durationMonths, random)}.`,
            `The service level agreement will be in place for ${spelledMonths(values.durationMonths, random)} after signature.`,
            `The appointment is for a term of ${spelledMonths(values.durationMonths, random)}.`,
          ]),
        ]),
    ...(kind === 'services'
      ? [
          random.pick([
            'Tranche payments: 25% on approval of the project plan, 45% on submission of learner records and 30% on the closing report.',
            'The project is paid in two tranches of 40% and a final one of 20%.',
          ]),
        ]
      : ['An order may be increased or decreased by up to 15% of its value.']),
    random.pick([
      'Where a deliverable is late, 1% of its price is deducted for each week of delay, to a maximum of 10%.',
      'The rate of exchange risk is carried by the bidder, and prices escalate by no more than 5% per annum.',
      'Travel is reimbursed at cost, limited to 8% of the project value.',
    ]),
    ...(values.paymentDays === undefined
      ? []
      : [
          random.pick([
            `Payment is made within ${values.paymentDays} days of receipt of an invoice.`,
            `Invoices that were approved are paid in ${values.paymentDays} days from the date of receipt.`,
          ]),
        ]),
    ...(values.subcontractingPercent === undefined
      ? []
      : [
          `At least ${values.subcontractingPercent}% of the contract value must be subcontracted to EMEs or QSEs.`,
        ]),
  ];
}

function functionality({ truth: { values, lists } }: Bid, clause: string, random: Random): Block[] {
  const total = totalOf(lists.functionality);
  const threshold = values.functionalityThreshold;
  const minimum = threshold === undefined ? [] : [text(authorityThreshold(threshold, total, random))];
  const before = random.chance(0.4);
  return [
    text(
      random.pick([
        'The Bid Evaluation Committee scores each bid on the following functionality criteria.',
        'The criteria and sub-criteria for functionality, with their weights, are as follows.',
        `Functionality counts ${total} points, distributed as shown.`,
      ]),
    ),
    ...(before ? minimum : []),
    ...texts(criterionLines(lists.functionality, clause, random)),
    text(
      random.pick([
        `Total functionality points: ${total}`,
        `The weights add up to ${total} points.`,
        `TOTAL = ${total}`,
      ]),
    ),
    text(
      random.pick([
        'Values of 1 to 5 are used: 1 = poor, 2 = average, 3 = good, 4 = very good, 5 = excellent.',
        'Each member of the committee scores independently, after which scores are averaged.',
      ]),
    ),
    ...(before ? [] : minimum),
  ];
}

function preference({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const system = values.evaluationSystem;
  const goals = lists.specificGoals;
  const style = random.pick([
    ({ goal, points }: (typeof goals)[number]) => `${goal} – ${points} points`,
    ({ goal, points }: (typeof goals)[number]) => `${points} points: ${goal}`,
    ({ goal, points }: (typeof goals)[number]) => `${goal} (${points})`,
  ]);
  return [
    ...(system === undefined
      ? []
      : [
          text(
            random.pick([
              `Bids are adjudicated on the ${system} preference points system.`,
              `In the last phase the ${system} system of the Preferential Procurement Regulations, 2022 is used.`,
              `Price and specific goals: ${system}`,
            ]),
          ),
        ]),
    ...(goals.length === 0
      ? []
      : ([
          text('The specific goals for which points may be claimed are:'),
          { kind: 'list', mark: random.pick(['bullet', 'letter', 'none']), items: goals.map(style) },
        ] satisfies Block[])),
  ];
}

/** Terms of reference of a training authority or another public entity, with criteria as numbered clauses. */
export const sectorAuthorityTerms: Layout = {
  name: 'sector-authority-terms',
  heldOut: true,
  category: 'bid-document',
  format: 'docx',
  kinds: ['terms'],
  fits: ({ buyer }) => buyer.kind === 'entity',
  facts: { phrases: authorityPhrases, returnables: 'mandatory', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 0.9, briefing: 1, submission: 1, evaluationSystem: 1, functionality: 1 },
    ...{ functionalityThreshold: 1, specificGoals: 0.9, contacts: 1, returnables: 1, eligibility: 0.8 },
    ...{ disqualifiers: 0.8, durationMonths: 1, paymentDays: 0.7, subcontractingPercent: 1, cidb: 1 },
    ...{ specifications: 1 },
  },
  adapt: (truth, random) => {
    const warning = random.pick(authorityMandatory);
    const disqualifiers = truth.lists.disqualifiers.map((line) =>
      line === authorityPhrases.mandatory ? warning : line,
    );
    return { ...truth, lists: { ...truth.lists, disqualifiers } };
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const warning = lists.disqualifiers.filter((line) => authorityMandatory.includes(line));
    const grounds = lists.disqualifiers.filter((line) => !authorityMandatory.includes(line));
    const upper = random.chance(0.5);
    let section = 0;
    const heading = (...wordings: string[]): Block => {
      section += 1;
      const words = random.pick(wordings);
      return { kind: 'heading', text: `${section}. ${upper ? words.toUpperCase() : words}` };
    };
    return {
      look: { font: random.pick(['sans', 'serif']), size: 11, header: bid.number, footer: bid.buyer },
      blocks: [
        { kind: 'title', text: bid.buyer },
        { kind: 'title', text: random.pick(['TERMS OF REFERENCE', 'Terms of Reference (ToR)']) },
        { kind: 'title', text: bid.title },
        text(`Bid number: ${bid.number}`),
        heading('Background', 'Introduction', 'Mandate'),
        text(
          random.pick([
            'The entity is listed in Schedule 3A of the Public Finance Management Act and derives its mandate from statute.',
            'The entity intends to appoint a suitably qualified service provider in support of its annual performance plan.',
            'These terms of reference describe what the entity requires and how bids are evaluated.',
          ]),
        ),
        heading('Scope of work', 'Deliverables', 'Expected outputs'),
        { kind: 'list', items: lists.specifications, mark: random.pick(['bullet', 'letter']) },
        heading('Duration and payment', 'Contractual terms', 'Conditions of appointment'),
        ...texts(terms(bid, random)),
        ...(lists.eligibility.length + lists.cidb.length === 0
          ? []
          : [
              heading('Qualifying requirements', 'Who may bid', 'Minimum requirements'),
              ...texts(lists.eligibility),
              ...lists.cidb.map(({ grade, classOfWorks, potentiallyEmerging }) =>
                text(
                  `The required cidb grading is ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
                ),
              ),
            ]),
        ...(lists.returnables.length === 0
          ? []
          : ([
              heading(
                'Phase 1: Mandatory documents',
                'Phase one – pre-qualification',
                'Documents to be submitted',
              ),
              ...texts(warning),
              {
                kind: 'list',
                items: lists.returnables.map((item) => item.text),
                mark: random.pick(['bullet', 'letter']),
              },
            ] satisfies Block[])),
        ...(lists.functionality.length === 0
          ? []
          : [
              heading('Phase 2: Functionality', 'Functionality evaluation', 'Evaluation on functionality'),
              ...functionality(bid, String(section), random),
            ]),
        heading('Price and specific goals', 'Preference points', 'Final phase: price and specific goals'),
        ...preference(bid, random),
        heading('Submission of bids', 'Bid submission', 'Closing date and submission'),
        ...(values.closing ? [text(authorityClosing(values.closing, random))] : []),
        ...(values.submission ? texts(authoritySubmission(values.submission, random)) : []),
        ...(values.validityDays === undefined ? [] : [text(authorityValidity(values.validityDays, random))]),
        ...(values.briefing ? [text(authorityBriefing(values.briefing, random))] : []),
        ...(grounds.length === 0
          ? []
          : [
              heading('Disqualification', 'Special conditions of the bid', 'Invalid bids'),
              {
                kind: 'list',
                items: grounds,
                mark: random.pick(['bullet', 'letter', 'none']),
              } satisfies Block,
            ]),
        ...(lists.contacts.length === 0
          ? []
          : [
              heading('Enquiries', 'Contact details', 'Communication'),
              ...texts(lists.contacts.map((item) => authorityContact(item, random))),
            ]),
      ],
    };
  },
};
