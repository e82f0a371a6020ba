import { wordsOfLanguages } from '#shared/codelists/words-of-languages.ts';

/**
 * Words for an invitation to bid. People put them beside what they look for, and every record is one, so that they say nothing about it.
 * Forms in other languages are in the codelist that has them. What an acronym stands for is none of them: nobody types it, but titles
 * that are copied into a search begin with it.
 */
const english = ['tender', 'bid', 'quotation'];
const others = `tenders; tendering; tender notice; tender notices; tender opportunity; tender opportunities; bids; bidding; bid opportunities;
quotations; quote; quotes; RFQ; RFQs; RFP; RFPs; RFB; RFBs`;

export const tenderWords: readonly string[] = [
  ...english,
  ...others.replaceAll('\n', ' ').split('; '),
  ...wordsOfLanguages
    .filter((one) => one.english.some((word) => english.includes(word)))
    .flatMap((one) => one.others),
];

/** Words of Afrikaans that say as little as `of` and `for`, which the index leaves out in English alone. */
export const afrikaansParticles: readonly string[] =
  'aan by deur die en in met na om op te tot uit van vanaf vir'.split(' ');
