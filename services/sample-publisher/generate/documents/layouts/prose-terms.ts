import type { Layout } from '../layout.ts';
import { contactParts, text, totalOf } from '../wordings/parts.ts';
import { briefingSentences, submissionSentences } from '../wordings/sentences.ts';
import { inWords, spelledDayInWords, spelledMonths, spelledRand, spelledTime } from '../wordings/spelled.ts';

/** Terms of reference that say everything in sentences, the criteria and their weights, too. */
export const proseTerms: Layout = {
  name: 'prose-terms',
  category: 'bid-document',
  format: 'pdf',
  kinds: ['terms'],
  fits: () => true,
  facts: { returnables: 'plain', subCriteria: false },
  states: {
    closing: 1,
    validityDays: 1,
    briefing: 1,
    submission: 1,
    evaluationSystem: 1,
    functionalityThreshold: 1,
    functionality: 1,
    contacts: 1,
    returnables: 0.8,
    durationMonths: 1,
    paymentDays: 0.7,
    estimatedValue: 1,
    bbbeeLevel: 1,
    eligibility: 1,
    disqualifiers: 0.8,
    specifications: 1,
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const total = totalOf(lists.functionality);
    const threshold = values.functionalityThreshold;
    const points = threshold === undefined ? 0 : (threshold * total) / 100;
    const criterion = ({ name, weight }: (typeof lists.functionality)[number]) =>
      random.pick([
        `${name} counts ${weight} points.`,
        `A maximum of ${weight} points is awarded for: ${name}.`,
        `${name} carries a weight of ${weight}.`,
      ]);
    return {
      look: { font: 'serif', size: 11, footer: 'Terms of reference – page {page}' },
      blocks: [
        { kind: 'title', text: 'TERMS OF REFERENCE', size: 16 },
        { kind: 'title', text: bid.title },
        { kind: 'title', text: `${bid.buyer} – ${bid.number}` },
        { kind: 'heading', text: '1. BACKGROUND' },
        text(
          `${bid.buyer} seeks to appoint a competent firm. The institution was last audited in 2021 and serves more than 40% of the households of the area.`,
        ),
        ...(values.estimatedValue === undefined
          ? []
          : [
              text(
                `A budget of ${spelledRand(values.estimatedValue, random)} has been set aside for the assignment.`,
              ),
            ]),
        { kind: 'heading', text: '2. SCOPE OF THE ASSIGNMENT' },
        ...lists.specifications.map(text),
        ...(values.durationMonths === undefined
          ? []
          : [text(`The assignment is expected to last ${spelledMonths(values.durationMonths, random)}.`)]),
        { kind: 'heading', text: '3. WHO MAY TENDER' },
        ...lists.eligibility.map(text),
        ...lists.disqualifiers.map(text),
        ...(values.bbbeeLevel === undefined
          ? []
          : [text(`Firms on B-BBEE level ${values.bbbeeLevel} or a better level are invited.`)]),
        { kind: 'heading', text: '4. EVALUATION' },
        ...(lists.functionality.length === 0
          ? [text('Offers are compared on price and specific goals only; functionality is not evaluated.')]
          : [
              text(
                `Offers are first evaluated on functionality, for which ${total} points are available. ${lists.functionality.map(criterion).join(' ')}`,
              ),
            ]),
        ...(threshold === undefined
          ? []
          : [
              text(
                random.pick([
                  `Firms need a score of at least ${inWords(points)} (${points}) of the ${total} points to go through to the second stage.`,
                  `Any firm that does not reach ${threshold}% of these points is eliminated.`,
                  `To proceed, a firm must reach the threshold of ${points} points (${threshold}%).`,
                ]),
              ),
            ]),
        ...(values.evaluationSystem
          ? [
              text(
                `Thereafter the ${values.evaluationSystem} preference point system is applied, whereby ${values.evaluationSystem.slice(0, 2)} points are for price and ${values.evaluationSystem.slice(3)} for specific goals.`,
              ),
            ]
          : []),
        { kind: 'heading', text: '5. SUBMISSION' },
        ...(values.submission ? submissionSentences(values.submission, bid.number, random).map(text) : []),
        ...(values.closing
          ? [
              text(
                `Proposals are received until ${spelledTime(values.closing.time ?? '11:00', random)} on ${spelledDayInWords(values.closing.date, random)}; they stay open for acceptance${values.validityDays === undefined ? '' : ` for ${inWords(values.validityDays)} (${values.validityDays}) days`}.`,
              ),
            ]
          : []),
        ...(values.briefing ? briefingSentences(values.briefing, random).map(text) : []),
        ...(lists.returnables.length === 0
          ? []
          : [
              text(
                `Proposals include the following: ${lists.returnables.map((item) => item.text).join('; ')}.`,
              ),
            ]),
        ...(values.paymentDays === undefined
          ? []
          : [text(`Fees are paid within ${values.paymentDays} days after an invoice has been approved.`)]),
        { kind: 'heading', text: '6. ENQUIRIES' },
        ...contactParts(bid, random),
      ],
    };
  },
};
