import { type Random, weighted } from '#services/sample-publisher/generate/random.ts';
import { electronicBids } from '#services/sample-publisher/generate/submission.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import type { AnalysisValues } from '#shared/domain/documents/analysis.ts';

const copies = weighted<number | null>([
  [null, 50],
  [1, 5],
  [2, 25],
  [3, 12],
  [4, 5],
  [5, 3],
]);
const BY_EMAIL = 0.45;
const HAND = 0.25;

/** Where and how bids are handed in; the address agrees with the place that the notice has. */
export function submissionOf(seed: number, tender: Tender, random: Random): AnalysisValues['submission'] {
  const { buyer, type } = tender;
  if (electronicBids(seed, tender.number))
    return {
      methods: ['portal'],
      address: 'www.etenders.gov.za',
      copies: null,
      envelopes: null,
      format: random.chance(0.5) ? 'PDF' : null,
    };
  if (/quotation/i.test(type) && random.chance(BY_EMAIL))
    return {
      methods: ['email'],
      address: `${random.pick(['quotations', 'rfq', 'scm.quotes'])}@${buyer.domain}`,
      copies: null,
      envelopes: null,
      format: random.chance(0.4) ? 'PDF' : null,
    };
  return {
    methods: [random.chance(HAND) ? 'hand' : 'box'],
    address: addressOf(tender),
    copies: copies(random),
    envelopes: random.chance(0.15) ? 2 : random.chance(0.25) ? 1 : null,
    format: null,
  };
}

/** The place of the notice as a document writes it. */
function addressOf({ place: { street, suburb, town, code } }: Tender): string {
  const line = /^Various/i.test(street) || street === town ? 'Municipal Offices, Main Road' : street;
  const parts = [line, ...(suburb === town || line.includes(suburb) ? [] : [suburb])];
  if (!line.includes(town)) parts.push(town);
  return [...parts, ...(code === null || line.includes(code) ? [] : [code])].join(', ');
}
