import { searchSynonyms } from '#shared/codelists/search-synonyms.ts';
import { wordsOfLanguages } from '#shared/codelists/words-of-languages.ts';

/**
 * Words for an invitation to bid. People put them beside what they look for, and every record is one, so that they say nothing about it.
 * Forms in other languages, and what acronyms stand for, are in the codelists that have them.
 */
const kinds = ['RFQ', 'RFP', 'RFB'];
const english = ['tender', 'bid', 'quotation'];
const others = `tenders; tendering; tender notice; tender notices; bids; bidding; quotations; quote; quotes; RFQs; RFPs; RFBs; invitation to
bid; invitation to tender; invitation to quote; tender opportunity; tender opportunities; bid opportunities; opportunities`;

export const tenderWords: readonly string[] = [
  ...english,
  ...others.replaceAll('\n', ' ').split('; '),
  ...searchSynonyms.filter((names) => names.some((name) => kinds.includes(name))).flat(),
  ...wordsOfLanguages
    .filter((one) => one.english.some((word) => english.includes(word)))
    .flatMap((one) => one.others),
];
