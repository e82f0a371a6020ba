/** A text as words, each with its folded form and its place, for rules that compare names in running text. */
export type TextWord = { folded: string; from: number; to: number; isCapital: boolean; isAcronym: boolean };

const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{Mark}+/gu;

const foldWord = (word: string): string => word.normalize('NFKD').replace(MARKS, '').toLowerCase();

/** @returns the words of a text; `&` reads "and", and the s of a genitive is left out */
export function textWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: word, index } of text.replaceAll('&', 'n').matchAll(WORD)) {
    const isAmpersand = text[index] === '&';
    if (/^[sS]$/.test(word) && /['’]/.test(text[index - 1] ?? '')) continue;
    words.push({
      folded: isAmpersand ? 'and' : foldWord(word),
      from: index,
      to: index + word.length,
      // `eThekwini` and `uMhlathuze` begin with a small letter.
      isCapital: /^\p{Ll}{0,2}\p{Lu}/u.test(word),
      isAcronym: /^[\p{Lu}\d]{2,}$/u.test(word),
    });
  }
  return words;
}
