import { partsOf, rowsOf } from '#shared/codelists/table.ts';
/**
 * Words of Afrikaans, isiZulu, isiXhosa, Sesotho, Setswana and Sepedi for what the state buys, and what they are in English, in which most
 * notices are written. A search for one also finds the English words; English words find no others.
 *
 * Sources: the multilingual terminology lists of the Department of Sport, Arts and Culture (National Language Service), the Afrikaans,
 * isiZulu, isiXhosa and Sesotho editions of notices of municipalities and of Vuk'uzenzele (Government Communications). Many words are
 * from general knowledge instead, and no speaker of the languages has checked them: a wrong one finds nothing, or something else. Only
 * words with one usual meaning in notices are listed, in the forms in which people type them.
 */
export const wordsOfLanguages: readonly {
  english: readonly string[];
  others: readonly string[];
  /** Those of the others that are Afrikaans, also where they are spelled as in English. */
  afrikaans: readonly string[];
}[] = rowsOf('words-of-languages').map(([english, ...others]) => {
  const known = partsOf(english);
  return {
    english: known,
    others: [...new Set(others.flatMap(partsOf))].filter((word) => !known.includes(word)),
    afrikaans: partsOf(others[0]),
  };
});
