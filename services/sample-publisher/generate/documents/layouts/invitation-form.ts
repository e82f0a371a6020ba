import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { noise } from '../wordings/noise.ts';
import {
  criteriaTable,
  goalsTable,
  returnableParts,
  termSentences,
  text,
  texts,
  totalOf,
} from '../wordings/parts.ts';
import { phrases } from '../wordings/phrases.ts';
import {
  briefingSentences,
  formulaSentences,
  preferenceSentence,
  submissionSentences,
  thresholdSentence,
  validitySentence,
} from '../wordings/sentences.ts';
import { spelledDay, spelledPhone, spelledTime } from '../wordings/spelled.ts';

/** Boxes of the form: a label and what is filled in, once or more in a row; all rows of a call are equally long. */
const boxes = (...rows: readonly (readonly string[])[]): Block[] => [
  {
    kind: 'table',
    rows,
    shares: (rows[0] ?? []).map((_, at) => (at % 2 === 0 ? 3 : 4)),
    rules: 'all',
  },
];

/** The standard form SBD 1 with its boxes, followed by conditions, evaluation in ruled tables, and returnables. */
export const invitationForm: Layout = {
  name: 'invitation-form',
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'forms'],
  fits: ({ buyer }) => buyer.kind !== 'municipality',
  facts: { returnables: 'split', subCriteria: true },
  states: {
    closing: 1,
    validityDays: 0.9,
    briefing: 1,
    submission: 1,
    evaluationSystem: 1,
    functionalityThreshold: 1,
    functionality: 1,
    priceFormula: 0.8,
    contacts: 1,
    returnables: 1,
    specificGoals: 1,
    durationMonths: 0.6,
    cidb: 1,
    localContent: 1,
    disqualifiers: 0.7,
    subcontractingPercent: 1,
  },
  // The document is the form SBD 1 itself, so it always has to be handed in.
  adapt: (truth) => {
    const { returnables } = truth.lists;
    if (returnables.some(({ code }) => code === 'SBD1')) return truth;
    const form = { code: 'SBD1', text: 'SBD 1 – Invitation to bid', mandatory: true };
    const disqualifiers = [...new Set([...truth.lists.disqualifiers, phrases.mandatory])];
    return { ...truth, lists: { ...truth.lists, disqualifiers, returnables: [form, ...returnables] } };
  },
  compose: (bid, random) => {
    const { truth, buyer, number, title } = bid;
    const { values, lists } = truth;
    const { closing, submission } = values;
    const grounds = lists.disqualifiers.filter((line) => line !== phrases.mandatory);
    const enquiries = lists.contacts.flatMap(({ about, name, phone, email }): Block[] => [
      {
        kind: 'text',
        bold: true,
        text:
          about === 'technical'
            ? 'TECHNICAL INFORMATION MAY BE DIRECTED TO:'
            : 'BIDDING PROCEDURE ENQUIRIES MAY BE DIRECTED TO:',
      },
      ...boxes(
        ['CONTACT PERSON', name ?? ''],
        ['TELEPHONE NUMBER', phone === null ? '' : spelledPhone(phone, random)],
        ['FACSIMILE NUMBER', ''],
        ['E-MAIL ADDRESS', email ?? ''],
      ),
    ]);
    return {
      look: { font: 'sans', size: 10, header: 'SBD 1', footer: 'Page {page} of {pages}' },
      blocks: [
        { kind: 'title', text: 'PART A' },
        { kind: 'title', text: 'INVITATION TO BID' },
        text(`YOU ARE HEREBY INVITED TO BID FOR REQUIREMENTS OF ${buyer.toUpperCase()}`),
        ...(closing
          ? boxes([
              'BID NUMBER:',
              number,
              'CLOSING DATE:',
              spelledDay(closing.date, random),
              'CLOSING TIME:',
              spelledTime(closing.time ?? '11:00', random),
            ])
          : []),
        ...boxes(['DESCRIPTION', title]),
        ...(submission ? texts(submissionSentences(submission, number, random)) : []),
        ...enquiries,
        { kind: 'text', bold: true, text: 'SUPPLIER INFORMATION' },
        ...boxes(
          ['NAME OF BIDDER', ''],
          ['POSTAL ADDRESS', ''],
          ['TELEPHONE NUMBER', 'CODE                NUMBER'],
          ['VAT REGISTRATION NUMBER', ''],
        ),
        ...boxes(['SUPPLIER COMPLIANCE STATUS', 'TAX COMPLIANCE SYSTEM PIN:', 'OR', 'CSD No: MAAA']),
        { kind: 'page' },
        { kind: 'title', text: 'PART B: TERMS AND CONDITIONS FOR BIDDING' },
        ...(values.validityDays === undefined ? [] : [text(validitySentence(values.validityDays, random))]),
        ...(values.briefing ? texts(briefingSentences(values.briefing, random)) : []),
        ...texts(termSentences(truth, random)),
        ...texts(noise(bid, 4, random)),
        ...(grounds.length === 0
          ? []
          : ([
              { kind: 'heading', text: 'DISQUALIFICATION' },
              { kind: 'list', items: grounds, mark: 'letter' },
            ] satisfies Block[])),
        { kind: 'heading', text: 'EVALUATION' },
        ...(lists.functionality.length > 0 ? [criteriaTable(lists.functionality, 'all', random)] : []),
        ...(values.functionalityThreshold === undefined
          ? []
          : [text(thresholdSentence(values.functionalityThreshold, totalOf(lists.functionality), random))]),
        ...(values.evaluationSystem ? [text(preferenceSentence(values.evaluationSystem, random))] : []),
        ...(values.priceFormula ? texts(formulaSentences(values.priceFormula)) : []),
        ...goalsTable(lists.specificGoals, 'all'),
        ...returnableParts(bid, 'number', random),
      ],
    };
  },
};
