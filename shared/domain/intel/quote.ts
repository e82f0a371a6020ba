/** Sentences that stand in a text as they are. */

/** Characters of the longest sentence that is quoted, and of a summary. */
const MAX_SENTENCE = 400;
const MAX_SUMMARY = 500;
const MIN_SENTENCE = 20;
/** Sentences of a text that are looked at; the beginning says what it is about. */
const MAX_SENTENCES = 200;
/** A point behind it ends no sentence. */
const ABBREVIATED =
  /(?:\b(?:no|nr|e\.g|i\.e|approx|adv|dr|mr|mrs|ms|prof|hon|st|vs|para|incl|fig|ref|cllr|gen|col|brig|rev|art|sec|reg)|\b[A-Z])$/i;
const END = /[.!?]["”’')]?\s+(?=["“‘'(]?[\p{Lu}\d])/gu;

/** @returns the sentences of a text in order, each as it stands there; a line is a part of its own */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split('\n')) {
    let from = 0;
    for (const { index, 0: end } of line.matchAll(END)) {
      if (ABBREVIATED.test(line.slice(Math.max(from, index - 8), index))) continue;
      found.push(line.slice(from, index + end.trimEnd().length).trim());
      from = index + end.length;
    }
    found.push(line.slice(from).trim());
    if (found.length >= MAX_SENTENCES) break;
  }
  return found.slice(0, MAX_SENTENCES).filter((sentence) => sentence !== '');
}

/** Whether a sentence can be quoted: it is whole, and says something. */
export const isQuotable = (sentence: string): boolean =>
  sentence.length >= MIN_SENTENCE && sentence.length <= MAX_SENTENCE && /[.!?]["”’')]?$/.test(sentence);

/** Share of a text that may be quoted where it is not the feed's own: a quotation is never the whole article. */
const MAX_SHARE = 0.4;

/** @returns how many characters of the text of an item may be quoted in all */
export const quotable = (text: string | null): number => Math.floor(MAX_SHARE * (text?.length ?? 0));

/**
 * @param words what the feed says itself
 * @param text the text of the item, where it may be read
 * @returns the first sentences that can be quoted, as they stand there; null where there are none
 */
export function quotedSummary(words: string | null, text: string | null): string | null {
  const from = (source: string | null, most: number): string | null => {
    let summary = '';
    for (const sentence of sentencesOf(source ?? '')) {
      if (!isQuotable(sentence)) continue;
      const longer = summary === '' ? sentence : `${summary} ${sentence}`;
      if (longer.length > most) break;
      summary = longer;
    }
    return summary === '' ? null : summary;
  };
  return from(words, MAX_SUMMARY) ?? from(text, Math.min(MAX_SUMMARY, quotable(text)));
}
