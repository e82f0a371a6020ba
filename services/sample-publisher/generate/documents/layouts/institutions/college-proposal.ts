import type { Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts } from '../../wordings/parts.ts';
import { spelledDayInWords } from '../../wordings/spelled.ts';
import { collegePhrases, universityMandatory } from './college-phrases.ts';
import { commercial, documents, priceAndGoals, technical } from './college-sections.ts';
import { briefingOf, closingOf, contactOf, submissionOf, validityOf } from './college-sentences.ts';

/** Request for proposals of a university or college, whose committee explains in prose what earns points. */
export const collegeProposal: Layout = {
  name: 'college-proposal',
  heldOut: false,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer }) => buyer.kind === 'college',
  facts: { phrases: collegePhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 0.9, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.4 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.9, contacts: 1, returnables: 1 },
    ...{ eligibility: 0.8, disqualifiers: 0.8, durationMonths: 1, paymentDays: 0.7, guaranteePercent: 0.7 },
    ...{ subcontractingPercent: 1, cidb: 1, specifications: 1 },
  },
  adapt: (truth, random) => {
    const warning = random.pick(universityMandatory);
    const disqualifiers = truth.lists.disqualifiers.map((line) =>
      line === collegePhrases.mandatory ? warning : line,
    );
    return { ...truth, lists: { ...truth.lists, disqualifiers } };
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const grounds = lists.disqualifiers.filter((line) => !universityMandatory.includes(line));
    const numbered = random.chance(0.7);
    let section = 0;
    const heading = (...wordings: string[]): Block => {
      section += 1;
      const words = random.pick(wordings);
      return { kind: 'heading', text: numbered ? `${section}. ${words}` : words };
    };
    return {
      look: {
        font: random.pick(['serif', 'sans']),
        size: 11,
        header: `${bid.buyer}: request for proposals ${bid.number}`,
        footer: 'Page {page} of {pages}',
      },
      blocks: [
        { kind: 'title', text: bid.buyer, size: 18 },
        { kind: 'title', text: 'REQUEST FOR PROPOSALS' },
        { kind: 'title', text: bid.title },
        { kind: 'text', align: 'center', text: `RFP number: ${bid.number}` },
        {
          kind: 'text',
          align: 'center',
          text: `Date of issue: ${spelledDayInWords(bid.advertised, random)}`,
        },
        heading('Invitation', 'Introduction and invitation', 'Background'),
        text(
          random.pick([
            'The institution serves students on several campuses and invites proposals from suitable providers, as described in this document.',
            'Proposals are hereby requested for the requirement described below. The institution is not bound to accept the lowest or any proposal.',
            'This document tells prospective bidders what the institution needs and how it chooses among the proposals it receives.',
          ]),
        ),
        ...(values.closing ? [text(closingOf(values.closing, random))] : []),
        ...(values.briefing ? texts(briefingOf(values.briefing, random)) : []),
        heading('Scope', 'Scope of the requirement', 'What the institution requires'),
        { kind: 'list', items: lists.specifications, mark: random.pick(['bullet', 'letter']) },
        heading('Commercial terms', 'Contract, price and payment', 'Contractual matters'),
        ...texts(commercial(bid, random)),
        ...(lists.eligibility.length + lists.cidb.length === 0
          ? []
          : [
              heading('Who may respond', 'Minimum requirements for bidders', 'Eligibility'),
              ...texts(lists.eligibility),
              ...lists.cidb.map(({ grade, classOfWorks, potentiallyEmerging }) =>
                text(
                  `Bidders need an active cidb grading of ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
                ),
              ),
            ]),
        heading('How to submit a proposal', 'Submission of proposals', 'Format and delivery of proposals'),
        ...(values.submission ? texts(submissionOf(values.submission, random)) : []),
        ...(values.validityDays === undefined ? [] : [text(validityOf(values.validityDays, random))]),
        heading(
          'Evaluation stage 1: documents',
          'First stage: administrative compliance',
          'Required documents',
        ),
        ...documents(bid, random),
        ...(lists.functionality.length === 0
          ? []
          : [
              heading(
                'Evaluation stage 2: technical proposal',
                'Second stage: quality',
                'Technical evaluation',
              ),
              ...technical(bid, random),
            ]),
        heading('Price and specific goals', 'Final stage: price and preference', 'Comparison of prices'),
        ...priceAndGoals(bid, random),
        ...(grounds.length === 0
          ? []
          : [
              heading('Disqualification', 'Proposals that are turned away', 'Grounds for disqualification'),
              {
                kind: 'list',
                items: grounds,
                mark: random.pick(['bullet', 'letter', 'none']),
              } satisfies Block,
            ]),
        ...(lists.contacts.length === 0
          ? []
          : [
              heading('Enquiries', 'Contact persons', 'Whom to ask'),
              ...texts(lists.contacts.map((item) => contactOf(item, random))),
            ]),
      ],
    };
  },
};
