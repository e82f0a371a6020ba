import { provinces } from '#shared/codelists/provinces.ts';

/** What can be counted in the texts of a page. */
export type Measures = {
  character_count: number;
  /** Share of words that are keywords, 0 to 1, to four digits. */
  keyword_density: number;
  /** Whether the texts name a province, or one of the given places. */
  has_local_keywords: boolean;
  has_bbbee_keywords: boolean;
};

const BBBEE = /\bb-?bbee\b/i;

/** @returns the words of a text in lower case; numbers count as words */
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];

/** @param places names of places that count in addition to the provinces */
export function measure(
  texts: readonly string[],
  keywords: readonly string[],
  places: readonly string[],
): Measures {
  const words = texts.flatMap(wordsOf);
  const telling = new Set(keywords.flatMap(wordsOf));
  const joined = ` ${words.join(' ')} `;
  const names = [...provinces.flatMap(({ isProvince, name }) => (isProvince ? name : [])), ...places];
  return {
    character_count: texts.reduce((sum, text) => sum + text.length, 0),
    keyword_density:
      words.length === 0
        ? 0
        : Math.round((words.filter((word) => telling.has(word)).length / words.length) * 10_000) / 10_000,
    has_local_keywords: names.some((name) => {
      const place = wordsOf(name).join(' ');
      return place !== '' && joined.includes(` ${place} `);
    }),
    has_bbbee_keywords: texts.some((text) => BBBEE.test(text)),
  };
}
