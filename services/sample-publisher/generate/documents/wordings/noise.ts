import type { Random } from '#services/sample-publisher/generate/random.ts';
import { DAY } from '#services/sample-publisher/generate/times.ts';
import type { Bid } from '../layout.ts';
import { spelledDay } from './spelled.ts';

/**
 * Sentences that mention dates, percentages, forms and systems without stating a fact of the tender, as real documents are full of.
 * @param count how many of them
 */
export function noise(
  { advertised, buyer, municipal }: Pick<Bid, 'advertised' | 'buyer' | 'municipal'>,
  count: number,
  random: Random,
): string[] {
  const later = new Date(Date.parse(`${advertised}T12:00:00Z`) + DAY).toISOString().slice(0, 10);
  const sentences = [
    `Date of advertisement: ${spelledDay(advertised, random)}`,
    `Bid documents are available from ${spelledDay(later, random)} during office hours.`,
    'The 80/20 system applies to requirements with a Rand value of up to R50 000 000 and the 90/10 system to those above R50 000 000 (all applicable taxes included).',
    'Prices must include value added tax (VAT) at 15%.',
    'Retention of 10% will be kept back until the end of the defects liability period.',
    'Penalties for late completion amount to 0.05% of the contract sum for each day.',
    'The Preferential Procurement Policy Framework Act, 2000 (Act No. 5 of 2000) and its regulations of 2022 apply; the regulations of 2017 were repealed.',
    'A bidder must keep records for a minimum of five (5) years.',
    'Where a briefing session is indicated as compulsory, bidders who do not attend are not considered.',
    'A non-refundable fee of R300.00 is payable for each hard copy of the document.',
    `${buyer} does not bind itself to accept the lowest or any bid and reserves the right to accept part of a bid.`,
    'The General Conditions of Contract (GCC) of July 2010 form part of this bid.',
    `${municipal ? 'MBD' : 'SBD'} 5 (National Industrial Participation Programme) is not applicable to this bid.`,
    `The successful bidder will be required to sign a written contract form (${municipal ? 'MBD' : 'SBD'} 7.1).`,
    'Bidders who need assistance with the completion of forms may visit the nearest office.',
  ];
  while (sentences.length > count) sentences.splice(random.integer(0, sentences.length - 1), 1);
  return sentences;
}
