import { partsOf, rowsOf } from '#shared/codelists/table.ts';
/**
 * Words that mean the same to those who search: acronyms with what they stand for, spellings, Afrikaans words, and names of
 * provinces and organs in the official languages. Every entry of a group finds the others. Names of organs,
 * provinces and municipalities in English are in their own codelists. An acronym is listed only where it is hardly used
 * for anything else in tenders.
 */
export const searchSynonyms: readonly (readonly string[])[] = rowsOf('synonyms');

/**
 * Things with kinds of them: whoever looks for the thing means its kinds, too, and not the other way round. Source: chosen by hand.
 */
export const kindsOfThings: readonly { name: string; kinds: readonly string[] }[] = rowsOf(
  'kinds-of-things',
).map(([name = '', kinds]) => ({ name, kinds: partsOf(kinds) }));
