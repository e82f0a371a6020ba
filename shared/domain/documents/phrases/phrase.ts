/**
 * Words that say something, as data: the source of an expression without regard to case, a text in which it is meant, and one that looks
 * alike and in which it is not. One test holds every example against its phrase.
 */
export type Phrase = {
  phrase: string;
  example: string;
  notExample: string;
  language: 'en' | 'af';
};

/** A phrase in English; one of a table may hold Afrikaans words of the same meaning beside it. */
export const en = (phrase: string, example: string, notExample: string): Phrase => ({
  phrase,
  example,
  notExample,
  language: 'en',
});

/** A phrase in Afrikaans. */
export const af = (phrase: string, example: string, notExample: string): Phrase => ({
  ...en(phrase, example, notExample),
  language: 'af',
});

/** Whether a phrase begins with a word; what begins with a sign or a blank is looked for as it is. */
const beginsWithWord = (phrase: string): boolean => /^(?:[^\s@,.[(^\\]|\(\?:|\\[dw])/.test(phrase);

/** The phrases of a table as one expression, which is compiled when the module of the table is loaded. */
export class Words {
  readonly phrases: readonly Phrase[];
  /** What stands before and behind each of them. */
  readonly beside: readonly [before: string, behind: string];
  /** For all places of them in a text. */
  readonly every: RegExp;

  /**
   * @param before source of what stands before each phrase: the beginning of a word, `^` for that of the text, nothing where blanks between
   *   words may be lost
   * @param behind source of what stands behind each
   */
  constructor(phrases: readonly Phrase[], before: string = '\\b', behind: string = '') {
    this.phrases = phrases;
    this.beside = [before, behind];
    const sources = phrases.map(({ phrase }) => phrase);
    const ofText = sources.filter((one) => one.startsWith('^')).map((one) => one.slice(1));
    const words = sources.filter((one) => !one.startsWith('^') && (before !== '\\b' || beginsWithWord(one)));
    const others = sources.filter((one) => !one.startsWith('^') && !words.includes(one));
    const either = (start: string, of: readonly string[]): string[] =>
      of.length === 0 ? [] : [`${start}(?:${of.join('|')})${behind}`];
    const source = [...either(before, words), ...either('^', ofText), ...either('', others)].join('|');
    this.every = new RegExp(source, 'gi');
  }

  /** Whether a text says any of them. */
  test(text: string): boolean {
    return this.exec(text) !== null;
  }

  /** @returns the first place of any of them in a text; null for none */
  exec(text: string): RegExpExecArray | null {
    const found = this.every.exec(text);
    // Whoever looks for all places would go on where this search ended.
    this.every.lastIndex = 0;
    return found;
  }
}
