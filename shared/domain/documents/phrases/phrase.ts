/**
 * A phrase as data: the source of an expression (ignoring case), an example that it must match, and a similar text that
 * it must not match. One test checks every example.
 */
export type Phrase = {
  phrase: string;
  example: string;
  notExample: string;
  language: 'en' | 'af';
};

/** A phrase in English; it may include Afrikaans words with the same meaning. */
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

/** Whether a phrase begins with a word; a phrase that begins with a sign or a blank is searched for as it is. */
const beginsWithWord = (phrase: string): boolean => /^(?:[^\s@,.[(^\\]|\(\?:|\\[dw])/.test(phrase);

/** The phrases of a table as one expression, which is compiled when the module of the table is loaded. */
export class Words {
  readonly phrases: readonly Phrase[];
  /** Expressions before and after each phrase. */
  readonly beside: readonly [before: string, behind: string];
  /** Finds all places in a text. */
  readonly every: RegExp;

  /**
   * @param before source of the expression before each phrase: the beginning of a word, `^` for the beginning of the
   *   text, empty if blanks between words may be lost
   * @param behind source of the expression after each phrase
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

  /** Whether a text contains any of the phrases. */
  test(text: string): boolean {
    return this.exec(text) !== null;
  }

  /** @returns the first place of any of the phrases in a text; null if there is none */
  exec(text: string): RegExpExecArray | null {
    const found = this.every.exec(text);
    // Otherwise a search for all places would continue where this search ended.
    this.every.lastIndex = 0;
    return found;
  }
}
