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

/** Whether a phrase begins with a word; what begins with an anchor, a sign or a blank is looked for as it is. */
const beginsWithWord = ({ phrase }: Phrase): boolean => /^(?:[^\s@,.[(^\\]|\(\?:|\\[dw])/.test(phrase);
const either = (phrases: readonly Phrase[]): string => phrases.map(({ phrase }) => phrase).join('|');

/** The phrases of a table as one expression, which is compiled when the module of the table is loaded. */
export class Words {
  readonly phrases: readonly Phrase[];
  readonly where: 'word' | 'beginning' | 'anywhere';
  /** For all places of them in a text. */
  readonly every: RegExp;

  /** @param where they begin: with a word, as the text does, or anywhere, as where blanks between words are lost */
  constructor(phrases: readonly Phrase[], where: Words['where'] = 'word') {
    this.phrases = phrases;
    this.where = where;
    const words = where === 'word' ? phrases.filter(beginsWithWord) : [];
    const others = phrases.filter((one) => !words.includes(one));
    const sources = [
      ...(words.length === 0 ? [] : [`\\b(?:${either(words)})`]),
      ...(others.length === 0 ? [] : [where === 'beginning' ? `^(?:${either(others)})` : either(others)]),
    ];
    this.every = new RegExp(sources.join('|'), 'gi');
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
