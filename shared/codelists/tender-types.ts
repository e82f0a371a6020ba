import { lettersOf } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';

/** A code of the OCDS list `method`. */
type ProcurementMethodCode = 'open' | 'selective' | 'limited' | 'direct';

/**
 * A tender type of the portal, which releases have in `tender.procurementMethodDetails`. `portalName` is the portal's
 * spelling; `name` is the same with a blank before its bracket; `method` is the OCDS procurement method of the type.
 */
export type TenderType = {
  name: string;
  portalName: string;
  slug: string;
  method: ProcurementMethodCode;
};

const portalTypes: readonly (readonly [string, TenderType['method']])[] = [
  ['Request for Bid(Open-Tender)', 'open'],
  ['Request for Bid(Limited-Tender)', 'limited'],
  ['Request for Quotation', 'open'],
  ['Request for Information', 'open'],
  ['Request for Proposal', 'open'],
  ['Expression of Interest', 'open'],
  ['SITA Contract', 'limited'],
  ['Transversal Contract', 'open'],
  ['Participation', 'limited'],
  ['Deviation', 'direct'],
];

/** The portal's ten tender types, in its order. */
export const tenderTypes: readonly TenderType[] = portalTypes.map(([portalName, method]) => {
  const name = portalName.replace('(', ' (');
  return { name, portalName, slug: slugify(name), method };
});

const bySpelling = new Map(tenderTypes.map((type) => [lettersOf(type.portalName), type]));

/**
 * @param text a type as rows spell it, such as `Request for Bid(Limited-Tender` or `SITA contract`; case, brackets,
 *   hyphens and blanks are ignored
 * @returns the type; null for any other text
 */
export const findTenderType = (text: string): TenderType | null => bySpelling.get(lettersOf(text)) ?? null;
