import type { Meant } from '#shared/codelists/bidders-words.ts';
import { eitherOf, quoted } from './combining.ts';
import type { Term } from './query.ts';
import type { SearchPhrase } from './words.ts';

/** Words and phrases as texts of tsqueries, by their places in the index. */

/** What the index knows about the words of a query. */
export type Lexicon = {
  /** The stem of a word; null for one that the index leaves out. */
  stemOf: (word: string) => string | null;
  /** Whether titles or names have the word. */
  isKnown: (word: string) => boolean;
  /** Whether many records may have the stem. */
  isCommon: (stem: string) => boolean;
  /** Stems that are searched for instead of a misspelt word. */
  corrected: ReadonlyMap<string, readonly string[]>;
  where: Where;
  /** Columns whose values the index has, by what they say of a record. */
  columns: SearchColumns;
};
/** Which texts are searched: those of the notice, those of its documents and their requirements, or both. */
export type Where = 'notice' | 'documents' | 'everywhere';
export type SearchColumns = Readonly<Partial<Record<Meant['of'], string>>>;

/**
 * The mark before a word in the index: none in titles and names, `@` in other texts of the notice, `@@` in documents.
 */
export type WordMark = '' | '@' | '@@';

export const stemsOf = (word: string, { stemOf, corrected }: Lexicon): readonly string[] =>
  corrected.get(word) ?? [stemOf(word)].filter((stem) => stem !== null);

/**
 * @returns the words in their distances; nothing if the index has none of them. Several words must be together in one
 *   place, which takes PostgreSQL less time than any mixture. Of documents the index has the words but not their order,
 *   so all of the words suffice.
 */
export function phraseTexts(phrase: SearchPhrase, lexicon: Lexicon, marks: readonly WordMark[]): string[] {
  const places = phrase.length > 1 ? marks.map((mark) => [mark]) : [marks];
  return places.flatMap((place) => wordsText(phrase, lexicon, place) ?? []);
}

export function phraseText(
  phrase: SearchPhrase,
  lexicon: Lexicon,
  marks: readonly WordMark[],
): string | null {
  const texts = phraseTexts(phrase, lexicon, marks);
  return texts.length === 0 ? null : eitherOf(texts);
}

/** @param weight of the words, such as `:A` */
export function wordsText(
  phrase: SearchPhrase,
  lexicon: Lexicon,
  marks: readonly WordMark[],
  weight = '',
): string | null {
  const isOrdered = !marks.includes('@@');
  let text = '';
  let words = 0;
  let distance = 1;
  for (const word of phrase) {
    const stems = stemsOf(word, lexicon);
    if (stems.length === 0) distance += 1;
    else {
      if (words > 0) text += isOrdered ? ` <${distance}> ` : ' & ';
      text += marked(stems, marks, weight);
      words += 1;
      distance = 1;
    }
  }
  if (words === 0) return null;
  return words === 1 ? text : `( ${text} )`;
}

type Looking = Pick<Lexicon, 'where'>;
const MARKS: Readonly<Record<Where, readonly WordMark[]>> = {
  notice: ['', '@'],
  documents: ['@@'],
  everywhere: ['', '@', '@@'],
};
export const marksOf = ({ where }: Looking): readonly WordMark[] => MARKS[where];
/** Documents name many places besides the place of delivery, so the name of a place is searched for in the notice. */
export const marksFor = ({ isPlace }: Term, { where }: Looking): readonly WordMark[] =>
  isPlace && where === 'everywhere' ? MARKS.notice : MARKS[where];
export const namesMarks = ({ where }: Looking): readonly WordMark[] => MARKS[where].slice(0, 1);

const marked = (stems: readonly string[], marks: readonly WordMark[], weight = ''): string =>
  eitherOf(stems.flatMap((stem) => marks.map((mark) => `${quoted(`${mark}${stem}`)}${weight}`)));

/** @returns a text that finds any of the stems in all places that are searched */
export const inAll = (stems: readonly string[], looking: Looking): string => marked(stems, marksOf(looking));

type Weights = Readonly<Partial<Record<WordMark, string>>>;
export const IN_NAMES: Weights = { '': ':B', '@': ':D' };
/** What is bought is in title and description: half of all addresses contain `Road`. */
export const IN_TEXTS: Weights = { '': ':A', '@': ':C' };
export const weightedTexts = (
  phrase: SearchPhrase,
  lexicon: Lexicon,
  marks: readonly WordMark[],
  weights: Weights,
): string[] => marks.flatMap((mark) => wordsText(phrase, lexicon, [mark], weights[mark]) ?? []);

export const isOfNotice = (mark: WordMark): boolean => mark !== '@@';
