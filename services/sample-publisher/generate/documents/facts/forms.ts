import type { Random } from '#services/sample-publisher/generate/random.ts';

/** A standard bidding form; municipalities have those that begin with MBD. */
export type StandardForm = { number: string; title: string };

export const formsOfState: readonly StandardForm[] = [
  { number: '1', title: 'Invitation to bid' },
  { number: '3.1', title: 'Pricing schedule – firm prices' },
  { number: '3.3', title: 'Pricing schedule – professional services' },
  { number: '4', title: 'Bidder’s disclosure' },
  { number: '6.1', title: 'Preference points claim form' },
  { number: '6.2', title: 'Declaration certificate for local production and content' },
];

export const formsOfMunicipalities: readonly StandardForm[] = [
  { number: '1', title: 'Invitation to bid' },
  { number: '3.1', title: 'Pricing schedule – firm prices' },
  { number: '4', title: 'Declaration of interest' },
  { number: '6.1', title: 'Preference points claim form' },
  { number: '8', title: 'Declaration of bidder’s past supply chain management practices' },
  { number: '9', title: 'Certificate of independent bid determination' },
];

/** A form's number in one of the usual spellings, such as `SBD 6.1`, `SBD6.1` and `SBD-6.1`. */
export const formNumber = (prefix: 'SBD' | 'MBD', { number }: StandardForm, random: Random): string =>
  `${prefix}${random.pick([' ', ' ', ' ', '', '', '-'])}${number}`;
