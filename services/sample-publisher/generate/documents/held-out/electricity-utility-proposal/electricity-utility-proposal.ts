import type { Layout } from '../../layout.ts';
import { contractTerms, returnables, safety } from './conditions.ts';
import { evaluation } from './evaluation.ts';
import { annexures, background, cover, generalPart } from './general.ts';
import { electricityPhrases, mandatoryWarnings } from './phrases.ts';
import { requestData } from './request-data.ts';

/** A request for proposals of the company that supplies electricity: data sheet, gatekeepers, weighted technical criteria, SHEQ. */
export const electricityUtilityProposal: Layout = {
  name: 'electricity-utility-proposal',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer, type, wording }) =>
    /\beskom\b/i.test(buyer.name) && !/quotation/i.test(`${type} ${wording.title}`),
  facts: { phrases: electricityPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.6 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.9, contacts: 1, returnables: 1 },
    ...{ eligibility: 0.9, disqualifiers: 0.85, specifications: 1, durationMonths: 0.95, paymentDays: 0.8 },
    ...{ guaranteePercent: 0.8, subcontractingPercent: 0.9, localContent: 0.7, cidb: 1 },
  },
  adapt: (truth, random) => {
    const warning = random.pick(mandatoryWarnings);
    const disqualifiers = truth.lists.disqualifiers.map((ground) =>
      ground === electricityPhrases.mandatory ? warning : ground,
    );
    return { ...truth, lists: { ...truth.lists, disqualifiers } };
  },
  compose: (bid, random) => {
    const { blocks, annexed } = evaluation(bid, random);
    return {
      look: {
        font: random.pick(['sans', 'sans', 'serif']),
        size: 10.5,
        header: random.pick([
          `${bid.buyer}   RFP ${bid.number}`.slice(0, 100),
          `REQUEST FOR PROPOSALS   ${bid.number}   Revision 1`.slice(0, 100),
        ]),
        footer: random.pick([
          'Page {page} of {pages}',
          'CONTROLLED DISCLOSURE          Page {page} of {pages}',
          'When downloaded from the website, this document is uncontrolled.      {page} / {pages}',
        ]),
      },
      blocks: [
        ...cover(bid, random),
        ...generalPart(random),
        ...requestData(bid, random),
        ...background(bid, random),
        ...blocks,
        ...returnables(bid, random),
        ...contractTerms(bid, random),
        ...safety(bid, random),
        ...annexures(bid, annexed),
      ],
    };
  },
};
