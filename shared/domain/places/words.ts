/**
 * A text as folded words: lower case, no diacritics, letters and digits only. `breaks[i]` is true where a comma, line end,
 * bracket or free-standing dash separates word i from the word before. It is true for the first word, and has one more
 * entry, for the end.
 */
export type PlaceWords = { words: string[]; breaks: boolean[] };

const isWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

const SEPARATORS = new Set([...',;:\n\r\t()[]/\\|•"“”&+'].map((sign) => sign.charCodeAt(0)));
const DASHES = new Set([0x2d, 0x2013, 0x2014]);

/** Characters of a text that are used. */
const MAX_CHARACTERS = 4_000;

/** @returns the words of a text; none for a text without letters or digits of the Latin script */
export function wordsOf(text: string): PlaceWords {
  const short = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : text;
  const plain = ASCII.test(short) ? short : short.normalize('NFKD').replace(MARKS, '');
  const words: string[] = [];
  const breaks: boolean[] = [];
  let start = -1;
  let separated = true;
  for (let at = 0; at <= plain.length; at += 1) {
    const code = at < plain.length ? plain.charCodeAt(at) : 0;
    if (isWord(code)) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) {
      words.push(plain.slice(start, at).toLowerCase());
      breaks.push(separated);
      separated = false;
      start = -1;
    }
    if (SEPARATORS.has(code) || (DASHES.has(code) && isFree(plain, at))) separated = true;
  }
  breaks.push(true);
  return { words, breaks };
}

const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /\p{Mark}+/gu;

/** @returns whether a dash has a blank, or the edge of the text, on one side, so that it joins no words */
const isFree = (text: string, at: number): boolean =>
  at === 0 || at + 1 >= text.length || text[at - 1] === ' ' || text[at + 1] === ' ';
