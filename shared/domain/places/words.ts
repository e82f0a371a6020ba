/**
 * A text as folded words: lower case, no diacritics, letters and digits only. `breaks[i]` is whether a comma, line,
 * bracket or free-standing dash parts word i from the one before; the first word begins after one and `breaks` has one
 * more entry for the end.
 */
export type Words = { words: string[]; breaks: boolean[] };

const isWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

/** Characters that part what stands before from what stands after: , ; : newline ( ) / • and the like. */
const PARTING = new Set([...',;:\n\r\t()[]/\\|•"“”&+'].map((sign) => sign.charCodeAt(0)));
const DASHES = new Set([0x2d, 0x2013, 0x2014]);

/**
 * @param most characters read; the rest of a longer text is left out
 * @returns its words; empty for a text without letters or digits of the Latin script
 */
export function wordsOf(text: string, most = 4_000): Words {
  const short = text.length > most ? text.slice(0, most) : text;
  const plain = ASCII.test(short) ? short : short.normalize('NFKD').replace(MARKS, '');
  const words: string[] = [];
  const breaks: boolean[] = [];
  let start = -1;
  let parted = true;
  for (let at = 0; at <= plain.length; at += 1) {
    const code = at < plain.length ? plain.charCodeAt(at) : 0;
    if (isWord(code)) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) {
      words.push(plain.slice(start, at).toLowerCase());
      breaks.push(parted);
      parted = false;
      start = -1;
    }
    if (PARTING.has(code) || (DASHES.has(code) && isFree(plain, at))) parted = true;
  }
  breaks.push(true);
  return { words, breaks };
}

const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /\p{Mark}+/gu;

/** A dash with a blank (or the text's edge) on either side joins no word. */
const isFree = (text: string, at: number): boolean =>
  at === 0 || at + 1 >= text.length || text[at - 1] === ' ' || text[at + 1] === ' ';
