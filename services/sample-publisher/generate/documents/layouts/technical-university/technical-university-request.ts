import type { Random } from '#services/sample-publisher/generate/random.ts';
import { trades } from '#services/sample-publisher/generate/trades.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts } from '../../wordings/parts.ts';
import { spelledDay, spelledMonths } from '../../wordings/spelled.ts';
import { agreementTerms, background, definitions, generalConditions, scope } from './conditions.ts';
import { annexures, overview, stages } from './evaluation.ts';
import { technicalUniversityPhrases } from './phrases.ts';
import {
  briefingClauses,
  closingClause,
  contactBlocks,
  momentInCell,
  submissionClauses,
  validityClause,
} from './sentences.ts';

/** The table on the cover, with the facts that a tenderer looks for first. */
function cover(bid: Bid, random: Random): Block {
  const { closing, briefing, validityDays, durationMonths } = bid.truth.values;
  return {
    ...{ kind: 'table', rules: 'all', shares: [34, 66] },
    rows: [
      [random.pick(['Request number', 'Tender reference']), bid.number],
      ['Description', bid.title],
      ['Date of issue', spelledDay(bid.advertised, random)],
      ...(closing
        ? [[random.pick(['Closing date and time', 'Closing']), momentInCell(closing, random)]]
        : []),
      ...(briefing
        ? [
            [
              `Briefing session (${briefing.compulsory ? 'compulsory' : 'not compulsory'})`,
              briefing.moment === null ? 'Date to be confirmed' : momentInCell(briefing.moment, random),
            ],
          ]
        : []),
      ...(validityDays === undefined ? [] : [['Validity of tenders', `${validityDays} days`]]),
      ...(durationMonths === undefined ? [] : [['Term of agreement', spelledMonths(durationMonths, random)]]),
    ],
  };
}

/** A request of the supply chain management unit of a university of technology or a TVET college, for goods or services. */
export const technicalUniversityRequest: Layout = {
  name: 'technical-university-request',
  heldOut: false,
  category: 'bid-document',
  format: 'docx',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer, trade }) => buyer.kind === 'college' && trades[trade].kind !== 'works',
  facts: { phrases: technicalUniversityPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 0.9, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.4 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.9, contacts: 1, returnables: 1 },
    ...{ eligibility: 0.8, disqualifiers: 0.9, specifications: 1, durationMonths: 0.8, paymentDays: 0.8 },
    ...{ subcontractingPercent: 1, estimatedValue: 0.4, localContent: 0.8 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const grounds = lists.disqualifiers.filter((line) => line !== technicalUniversityPhrases.mandatory);
    let section = 0;
    const heading = (words: string): Block => {
      section += 1;
      return { kind: 'heading', text: `${section}. ${words}` };
    };
    const clauses = (lines: readonly string[]): Block[] =>
      texts(lines.map((line, at) => `${section}.${at + 1} ${line}`));
    const blocks: Block[] = [
      { kind: 'title', text: bid.buyer.toUpperCase(), size: 18 },
      { kind: 'title', text: 'SUPPLY CHAIN MANAGEMENT UNIT' },
      { kind: 'title', text: random.pick(['REQUEST FOR TENDERS', 'TENDER REQUEST', 'REQUEST TO TENDER']) },
      cover(bid, random),
      { kind: 'text', text: 'Name of tenderer: ....................................................' },
      { kind: 'page' },
      ...(random.chance(0.5)
        ? ([{ kind: 'title', text: 'CONTENTS' }, { kind: 'contents' }, { kind: 'page' }] satisfies Block[])
        : []),
      { kind: 'title', text: 'PART A: CONDITIONS OF TENDER' },
      heading(random.pick(['BACKGROUND', 'INTRODUCTION'])),
      ...clauses(background(bid.buyer, random)),
      heading('DEFINITIONS'),
      definitions(bid.buyer),
      heading(random.pick(['CLOSING AND SUBMISSION', 'LODGING OF TENDERS'])),
      ...clauses([
        ...(values.closing ? [closingClause(values.closing, random)] : []),
        ...(values.submission ? submissionClauses(values.submission, random) : []),
        ...(values.validityDays === undefined ? [] : [validityClause(values.validityDays, random)]),
      ]),
    ];
    if (values.briefing)
      blocks.push(heading('BRIEFING SESSION'), ...clauses(briefingClauses(values.briefing, random)));
    blocks.push(heading('ENQUIRIES'), ...contactBlocks(lists.contacts, random));
    if (lists.eligibility.length > 0)
      blocks.push(
        heading(random.pick(['WHO MAY TENDER', 'MINIMUM REQUIREMENTS FOR TENDERERS'])),
        ...clauses(lists.eligibility),
      );
    if (grounds.length > 0)
      blocks.push(
        heading(random.pick(['GROUNDS FOR DISQUALIFICATION', 'INVALID TENDERS'])),
        ...clauses(grounds),
      );
    blocks.push(heading('GENERAL CONDITIONS'), ...clauses(generalConditions(random)));
    blocks.push({ kind: 'title', text: 'PART B: SCOPE OF THE REQUIREMENT' });
    blocks.push(
      heading(random.pick(['SCOPE PER CAMPUS', 'REQUIREMENT AND CAMPUSES'])),
      ...scope(bid, random),
    );
    blocks.push(heading('TERMS OF THE AGREEMENT'), ...clauses(agreementTerms(bid, random)));
    blocks.push({ kind: 'title', text: 'PART C: EVALUATION AND ADJUDICATION' });
    if (random.chance(0.5)) blocks.push(heading('METHOD OF EVALUATION'), overview(bid));
    blocks.push(
      heading('STAGE 1: ADMINISTRATIVE COMPLIANCE'),
      ...clauses([
        'The Supply Chain Management Unit checks whether the tender is complete, as set out in Part D.',
      ]),
      ...stages(bid, heading, section + 1, random),
      { kind: 'title', text: 'PART D: ANNEXURES' },
      heading('LIST OF ANNEXURES'),
      ...annexures(bid, random),
      text('Signed for the tenderer by: ............................ Capacity: ............................'),
      text('Signature: ............................ Date: ............................'),
    );
    return {
      look: {
        font: random.pick(['sans', 'sans', 'serif']),
        size: 11,
        header: `${bid.buyer} | Supply Chain Management Unit | ${bid.number}`,
        footer: 'Initials of tenderer: ........ Page {page} of {pages}',
      },
      blocks,
    };
  },
};
