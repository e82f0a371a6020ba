import type { Meant } from '#shared/codelists/bidders-words.ts';
import { eitherOf, quoted } from './combining.ts';
import type { SearchQuery } from './query.ts';
import { codesOf, lexemesOf, phrasesOf } from './tsquery.ts';
import { type Lexicon, stemsOf, type WordMark, wordsText } from './word-texts.ts';

/** Places of a record where a query can match: its texts by their weight in the index, its numbers, and values. */
export type MatchPlace = 'title' | 'names' | 'texts' | 'place' | 'documents' | 'number' | Meant['of'];

/** Texts of tsqueries that say where a record matches, and the stems that its passages may have. */
export type Matching = { places: Readonly<Partial<Record<MatchPlace, string>>>; stems: readonly string[] };

const WORDS: Readonly<Partial<Record<MatchPlace, { mark: WordMark; weight: string }>>> = {
  title: { mark: '', weight: ':A' },
  names: { mark: '', weight: ':B' },
  texts: { mark: '@', weight: ':C' },
  place: { mark: '@', weight: ':D' },
  documents: { mark: '@@', weight: '' },
};
const VALUES = ['buyer', 'municipality', 'requirement', 'cidbGrade'] as const;

/** @returns what finds any term of the query in each place */
export function matchingOf(query: SearchQuery, lexicon: Lexicon): Matching {
  const phrases = query.terms.flatMap((term) => phrasesOf(term, lexicon));
  const found = (texts: readonly (string | null)[]): string | null => {
    const known = texts.filter((text) => text !== null && text !== '');
    return known.length === 0 ? null : eitherOf(known as string[]);
  };
  const values = [...query.values, ...query.terms.flatMap((term) => term.values)];
  const codes = [...codesOf(query.terms, lexicon), ...(query.code === '' ? [] : [quoted(`=${query.code}`)])];
  const places: [MatchPlace, string | null][] = [
    ...Object.entries(WORDS).map(([place, { mark, weight }]): [MatchPlace, string | null] => [
      place as MatchPlace,
      found(phrases.map((phrase) => wordsText(phrase, lexicon, [mark], weight))),
    ]),
    ['number', found(codes)],
    ...VALUES.map((kind): [MatchPlace, string | null] => [
      kind,
      found(
        lexemesOf(values, lexicon).filter((lexeme) => lexeme.startsWith(`'#${lexicon.columns[kind] ?? ''}=`)),
      ),
    ]),
  ];
  return {
    places: Object.fromEntries(places.filter(([, text]) => text !== null)),
    stems: [...new Set(phrases.flat().flatMap((word) => stemsOf(word, lexicon)))],
  };
}
