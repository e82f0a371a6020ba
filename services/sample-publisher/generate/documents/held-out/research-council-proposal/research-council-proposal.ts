import type { TradeName } from '#services/sample-publisher/generate/trades.ts';
import type { Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { totalOf } from '../../wordings/parts.ts';
import { criteriaOf } from './council-criteria.ts';
import { councilMandatory, councilPhrases } from './council-phrases.ts';
import {
  bullets,
  contractClauses,
  coverTable,
  goalsOf,
  phasesOf,
  provisions,
  referenceOf,
  returnablesOf,
} from './council-sections.ts';
import { briefingOf, preferenceOf, submissionOf, thresholdOf, validityOf } from './council-sentences.ts';

const COUNCIL =
  /research (?:council|foundation|commission)|scientific and industrial|academy of science|geoscience|metrology|mintek|mineral technology|space agency|weather service|nuclear energy|astronomical|environmental observation|biodiversity/i;
/** What no science council would buy. */
const foreign: readonly TradeName[] = [
  ...(['spares', 'provisions', 'fuel', 'plant', 'insurance', 'catering', 'property'] as const),
  ...(['disposal', 'farming', 'culture', 'roads', 'sewerage'] as const),
];

const named = (buyer: string): string => (/^(?:the |mintek)/i.test(buyer) ? buyer : `the ${buyer}`);

/** Request for proposals of a science or research council, in numbered clauses, with a technical section and one of terms. */
export const researchCouncilProposal: Layout = {
  name: 'research-council-proposal',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer, trade, wording }) =>
    buyer.kind === 'entity' &&
    COUNCIL.test(buyer.name) &&
    !foreign.includes(trade) &&
    !/RFQ|quotation/i.test(`${wording.number} ${wording.title}`),
  facts: { phrases: councilPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.5 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.9, contacts: 1, returnables: 1 },
    ...{ eligibility: 0.7, disqualifiers: 0.9, durationMonths: 0.9, paymentDays: 0.8, guaranteePercent: 0.8 },
    ...{ subcontractingPercent: 0.8, cidb: 1, specifications: 1 },
  },
  adapt: (truth, random) => {
    const warning = random.pick(councilMandatory);
    const disqualifiers = truth.lists.disqualifiers.map((line) =>
      line === councilPhrases.mandatory ? warning : line,
    );
    return { ...truth, lists: { ...truth.lists, disqualifiers } };
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const { functionality, cidb } = lists;
    const grounds = lists.disqualifiers.filter((line) => !councilMandatory.includes(line));
    const conditions = [
      ...lists.eligibility,
      ...cidb.map(
        ({ grade, classOfWorks, potentiallyEmerging }) =>
          `The bidder must have an active CIDB grading of ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
      ),
    ];
    let number = 0;
    /** A section whose sentences are numbered clauses, between which other blocks can stand. */
    const section = (heading: string, pieces: readonly (string | Block)[]): Block[] => {
      if (pieces.length === 0) return [];
      number += 1;
      let clause = 0;
      return [
        { kind: 'heading', text: `${number}. ${heading}` },
        ...pieces.map((piece): Block => {
          if (typeof piece !== 'string') return piece;
          clause += 1;
          const rows = [[`${number}.${clause}`, piece]];
          return { kind: 'table', rules: 'none', shares: [9, 91], rows, size: 10 };
        }),
      ];
    };
    const part = (line: string): Block => ({ kind: 'title', text: line, size: 13 });
    const [sectionA, sectionB] = random.pick([
      ['SECTION A –', 'SECTION B –'],
      ['PART A:', 'PART B:'],
    ]) as [string, string];
    const scored = functionality.length > 0;
    let annexure: Block[] = [];
    const evaluation = (): (string | Block)[] => {
      if (!scored)
        return ['Functionality is not scored. Proposals are compared on price and specific goals.'];
      const printed = criteriaOf(functionality, number + 1, random);
      annexure = printed.annexure;
      return [
        random.pick([
          'The functional or technical part of the proposal is evaluated on the criteria set out in this section.',
          'An evaluation team of end users and procurement staff scores each proposal against the criteria of this section.',
        ]),
        `Functionality is scored out of ${totalOf(functionality)} points.`,
        ...printed.body,
      ];
    };
    const minimum = values.functionalityThreshold;
    return {
      look: {
        ...{ font: random.pick(['sans', 'sans', 'serif'] as const), size: 10.5 },
        header: `${bid.buyer} | ${referenceOf(bid.number)}`.slice(0, 100),
        footer: random.pick(['Page {page} of {pages}', 'Request for proposals – page {page}']),
      },
      blocks: [
        { kind: 'space', points: 70 },
        { kind: 'title', text: bid.buyer, size: 18 },
        {
          kind: 'title',
          text: random.pick(['REQUEST FOR PROPOSALS (RFP)', 'Request for Proposals']),
          size: 15,
        },
        { kind: 'title', text: bid.title, size: 13 },
        { kind: 'space', points: 24 },
        coverTable(bid, random),
        { kind: 'page' },
        ...(random.chance(0.6)
          ? ([
              { kind: 'title', text: 'TABLE OF CONTENTS' },
              { kind: 'contents' },
              { kind: 'page' },
            ] satisfies Block[])
          : []),
        part(`${sectionA} ${random.pick(['TECHNICAL INFORMATION', 'TECHNICAL REQUIREMENTS'])}`),
        ...section('INTRODUCTION', [
          random.pick([
            `This RFP is issued by ${named(bid.buyer)} (“the institution”), which carries out and supports scientific work in the national interest at sites in several provinces.`,
            `This document is issued by ${named(bid.buyer)} (“the institution”), which serves government, industry and society with knowledge, data and technology.`,
          ]),
          random.pick([
            'The requirement described below supports the research infrastructure and the operations of the institution.',
            'The purpose of this RFP is to appoint a supplier for the requirement described in the scope of work.',
          ]),
        ]),
        ...section('INVITATION FOR PROPOSALS', [
          `Proposals are hereby invited under the title “${bid.title}”.`,
          ...(values.briefing ? [briefingOf(values.briefing, random)] : []),
        ]),
        ...section('PROPOSAL SPECIFICATION', [
          'The proposal has a technical part and a financial part.',
          'The technical part describes the bidder, its understanding of the requirement and how it will be met. The financial part sets out the total price and how it is made up, with VAT at 15% shown separately.',
        ]),
        ...section('SCOPE OF WORK', [
          random.pick(['The supplier is expected to:', 'The scope comprises the following:']),
          bullets(lists.specifications),
        ]),
        ...section(
          random.pick(['QUALIFYING CONDITIONS', 'PRE-QUALIFICATION', 'WHO MAY RESPOND']),
          conditions,
        ),
        ...section(
          random.pick(['RETURNABLE DOCUMENTS', 'CHECKLIST OF DOCUMENTS']),
          returnablesOf(bid, random),
        ),
        ...section('EVALUATION PROCESS', [phasesOf(scored, random)]),
        ...section(random.pick(['FUNCTIONAL EVALUATION', 'EVALUATION OF FUNCTIONALITY']), evaluation()),
        ...(minimum === undefined
          ? []
          : section('MINIMUM FUNCTIONALITY SCORE', [thresholdOf(minimum, totalOf(functionality), random)])),
        ...section('PRICE AND SPECIFIC GOALS', [
          ...(values.evaluationSystem === undefined ? [] : [preferenceOf(values.evaluationSystem, random)]),
          ...(values.priceFormula === undefined
            ? []
            : [`Points for price are calculated with the formula ${values.priceFormula}`]),
          ...goalsOf(bid, random),
        ]),
        ...(grounds.length === 0
          ? []
          : section('ELIMINATION CRITERIA', [
              grounds.length === 1
                ? 'A proposal will be eliminated in the following case:'
                : random.pick([
                    'Proposals will be eliminated in the following cases:',
                    'Each of the following leads to elimination of the proposal:',
                  ]),
              bullets(grounds),
            ])),
        ...(random.chance(0.4) ? [{ kind: 'page' } satisfies Block] : []),
        part(`${sectionB} TERMS AND CONDITIONS`),
        ...section(
          'SUBMISSION OF PROPOSALS',
          values.submission ? submissionOf(values.submission, referenceOf(bid.number), random) : [],
        ),
        ...section(
          'VALIDITY OF PROPOSALS',
          values.validityDays === undefined ? [] : [validityOf(values.validityDays, random)],
        ),
        ...section('CONTRACT AND PAYMENT', contractClauses(bid, random)),
        ...provisions
          .filter(() => random.chance(0.75))
          .flatMap(([heading, clauses]) => section(heading, clauses.slice(0, random.integer(1, 2)))),
        ...annexure,
      ],
    };
  },
};
