import { isOfBidders, type Meant } from '#shared/codelists/bidders-words.ts';
import { type Alternatives, allOf, askedFor, eitherOf, quoted } from './combining.ts';
import type { SearchQuery, Term } from './query.ts';
import { valueLexeme } from './values.ts';
import {
  IN_NAMES,
  IN_TEXTS,
  inAll,
  isOfNotice,
  type Lexicon,
  marksFor,
  marksOf,
  namesMarks,
  phraseText,
  phraseTexts,
  stemsOf,
  type WordMark,
  weightedTexts,
} from './word-texts.ts';
import type { SearchPhrase } from './words.ts';

/**
 * Texts of PostgreSQL's tsquery. In the index, words of titles and names have no mark, words of descriptions and places
 * have `@` before them, words of documents `@@`, codes `=`, and inner parts of codes `*`. The form `names` finds the
 * first kind, the form `anywhere` all kinds, but words of documents only if documents are searched.
 */
export type SearchTexts = {
  /** Records whose title and names match; `anywhere` finds these and those that match by other texts too. */
  names: string;
  anywhere: string;
  /**
   * The query of the index. It has neither weights nor the order of words, so it finds words in any place: with
   * `isLoose` its results must be checked with the texts above; otherwise the results of `except` must be left out.
   */
  asked: Readonly<Record<Form, Alternatives>>;
  isLoose: boolean;
  except: string | null;
  /** Any of the words, for ranking. */
  any: string;
  /** The whole text as a code; codes that begin with a part of it; and values that it names; null if it is none. */
  code: string | null;
  codes: string | null;
  /** The words as they were written, in titles and names; null if nothing else is searched for. */
  literal: string | null;
  /** The words that say what, not where, in titles and names; null if all words do, or none. */
  subject: string | null;
  /** Whether it is certain that few records match, so that the index can find all of them. */
  rare: boolean;
  /** The terms with their weights, which add up to about 100, if most of the words suffice. */
  weighed?: readonly { own: string; names: string; anywhere: string; weight: number }[];
};

export type Form = 'names' | 'anywhere';

/** Minimum length of the parts of a compound. */
const MIN_PART = 4;

/** @returns every word whose stem the texts of a query may need */
export const wordsToLookUp = ({ terms, beside, excluded }: SearchQuery): string[] => [
  ...new Set([
    ...excluded.flat(),
    ...beside.flat(),
    ...terms.flatMap((term) => [
      ...term.words,
      ...[...term.alternatives, ...term.organs, ...term.joined, ...partsOf(term)].flat(),
    ]),
  ]),
];

/** The ways to write a word as two words. */
function partsOf({ words: [word = ''], plain }: Term): SearchPhrase[] {
  if (!plain || !/^\p{L}+$/u.test(word)) return [];
  const parts: SearchPhrase[] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1)
    parts.push([word.slice(0, at), word.slice(at)]);
  return parts;
}

/** @returns the texts for records with all words; null where nothing can be found */
export function allWords(query: SearchQuery, lexicon: Lexicon): SearchTexts | null {
  const terms = query.terms.flatMap((term) => formsOf(term, lexicon) ?? []);
  const without = excluding(query, lexicon);
  const code = query.code === '' || lexicon.where === 'documents' ? null : quoted(`=${query.code}`);
  const each = (form: Form) => terms.map((term) => term.each[form]);
  const join = (form: Form) =>
    [terms.length === 0 ? null : [allOf(each(form)), ...without].join(' & '), code]
      .filter((one) => one !== null)
      .map((one) => `( ${one} )`)
      .join(' | ');
  const ask = (form: Form): Alternatives => [
    ...(terms.length === 0
      ? []
      : askedFor(
          terms.map((term) => term.wide[form]),
          without,
        )),
    ...(code === null ? [] : [[code]]),
  ];
  if (terms.length === 0 && (code === null || query.excluded.length > 0)) return null;
  const rare = terms.length === 0 || terms.some((term) => term.rare);
  return {
    names: join('names'),
    anywhere: join('anywhere'),
    asked: { names: ask('names'), anywhere: ask('anywhere') },
    isLoose: terms.some(isLoose),
    except: null,
    code,
    rare,
    ...rankingOf(query, terms, lexicon),
  };
}

/** What one term finds, by form; `own` is the term as it was written, `each` lists its alternatives. */
export type Forms = {
  own: string;
  names: string;
  anywhere: string;
  rare: boolean;
  isPlace: boolean;
  each: Readonly<Record<Form, readonly string[]>>;
  /** The same in any place of a record, where `each` leaves out some places. */
  wide: Readonly<Record<Form, readonly string[]>>;
};

/** @returns whether the place of a word matters, which the index cannot check */
export const isLoose = ({ each, wide }: Forms): boolean => each !== wide;

/** @returns null for a term that the index leaves out */
export function formsOf(term: Term, lexicon: Lexicon): Forms | null {
  const phrases = phrasesOf(term, lexicon);
  const codes = [...codesOf([term], lexicon), ...innerPart(term, lexicon)];
  const values = lexemesOf(term.values, lexicon);
  const isNarrow = term.isThing && hasBuyers(lexicon);
  const textsIn = (marks: readonly WordMark[], narrow: boolean): string[] => [
    ...phrases.flatMap((phrase) => {
      if (isShort(term, phrase)) return weightedTexts(phrase, lexicon, marks, IN_NAMES);
      return narrow ? weightedTexts(phrase, lexicon, marks, IN_TEXTS) : phraseTexts(phrase, lexicon, marks);
    }),
    ...(narrow
      ? term.named.flatMap((phrase) => weightedTexts(phrase, lexicon, marks.filter(isOfNotice), IN_NAMES))
      : []),
    ...codes,
    ...values,
  ];
  const [inNames, inAny] = [namesMarks(lexicon), marksFor(term, lexicon)];
  const own = phraseText(term.words, lexicon, inNames);
  if (own === null) return null;
  const wide = { names: textsIn(inNames, false), anywhere: textsIn(inAny, false) };
  const each = isNarrow ? { names: textsIn(inNames, true), anywhere: textsIn(inAny, true) } : wide;
  const rare =
    values.length === 0 &&
    phrases.every((phrase) =>
      phrase.some((word) => {
        const stems = stemsOf(word, lexicon);
        return stems.length > 0 && !stems.some(lexicon.isCommon);
      }),
    );
  const { isPlace } = term;
  const [names, anywhere] = [eitherOf(each.names), eitherOf(each.anywhere)];
  return { own, names, anywhere, rare, isPlace, each, wide };
}

/** Two letters mean a place only in names of buyers and in addresses: `4CE PE` is a grade of contractors. */
const isShort = ({ isPlace }: Term, phrase: SearchPhrase): boolean =>
  isPlace && phrase.length === 1 && phrase[0]!.length <= 2;
/**
 * Whether the names and addresses beside a title are those of a buyer: records with a place of delivery also have a
 * buyer.
 */
const hasBuyers = ({ columns }: Lexicon): boolean => columns.municipality !== undefined;

/** @returns the words of a term, and everything that is searched for instead of them */
export function phrasesOf(term: Term, lexicon: Lexicon): SearchPhrase[] {
  // Joined and split forms that no record has would only cost time; numbers are not in the list of known words.
  const written = [...term.joined, ...partsOf(term)].filter((phrase) =>
    phrase.every((word) => /\p{N}/u.test(word) || lexicon.isKnown(word)),
  );
  const organs = asksBidders(term.values, lexicon) ? [] : term.organs;
  return withoutImplied([term.words, ...term.alternatives, ...organs, ...written]);
}

/** @returns beginnings of numbers of notices, and of their inner parts */
export const codesOf = (terms: readonly Term[], { where }: Lexicon): string[] =>
  where === 'documents'
    ? []
    : [...new Set(terms.flatMap(({ codes }) => codes))].flatMap((code) =>
        ['=', '*'].map((mark) => `${quoted(`${mark}${code}`)}:*`),
      );

/** @returns the lexeme of a word that is in no title or name, as letters within numbers: `ENTCS` */
const innerPart = ({ plain, words: [word = ''] }: Term, { where, isKnown }: Lexicon): string[] =>
  plain && where !== 'documents' && /^\p{L}{4,}$/u.test(word) && !isKnown(word) ? [quoted(`*${word}`)] : [];

/**
 * If records say what bidders must hand in, a word for that is not the name of an organ: nobody looks for tenders of a
 * register.
 */
const asksBidders = (values: readonly Meant[], { columns, where }: Lexicon): boolean =>
  where !== 'notice' && values.some((one) => isOfBidders(one) && columns[one.of] !== undefined);

/** @returns the lexemes of the values that the index has */
export function lexemesOf(values: readonly Meant[], lexicon: Lexicon): string[] {
  const { columns, where } = lexicon;
  const asks = asksBidders(values, lexicon);
  return values.flatMap((one) => {
    const { of, value } = one;
    const column = columns[of];
    const isLeftOut = isOfBidders(one)
      ? where === 'notice'
      : where === 'documents' || (of === 'buyer' && asks);
    return column === undefined || isLeftOut ? [] : [valueLexeme(column, value)];
  });
}

/**
 * A record that contains a phrase contains each part of it, so an alternative that contains another alternative adds
 * nothing.
 */
const withoutImplied = (phrases: readonly SearchPhrase[]): SearchPhrase[] =>
  phrases.filter((phrase, place) =>
    phrases.every(
      (other, at) => at === place || !contains(phrase, other) || (contains(other, phrase) && at > place),
    ),
  );

const contains = (phrase: SearchPhrase, part: SearchPhrase): boolean =>
  phrase.some((_, start) => part.every((word, place) => phrase[start + place] === word));

const rankingOf = (
  { terms, beside, values }: SearchQuery,
  forms: readonly Forms[],
  lexicon: Lexicon,
): Pick<SearchTexts, 'any' | 'codes' | 'literal' | 'subject'> => {
  const words = new Set([
    ...beside.flat(),
    ...terms.flatMap(({ words: own, alternatives, organs, joined }) => [
      ...own,
      ...[...alternatives, ...organs, ...joined].flat(),
    ]),
  ]);
  const stems = new Set([...words].flatMap((word) => stemsOf(word, lexicon)));
  const codes = [...codesOf(terms, lexicon), ...lexemesOf(values, lexicon)];
  const literal = [...terms.map((term) => term.words), ...beside].flatMap(
    (phrase) => phraseText(phrase, lexicon, namesMarks(lexicon)) ?? [],
  );
  const said = forms.filter(({ isPlace }) => !isPlace);
  const more = beside.length > 0 || forms.some(({ names }, place) => names !== literal[place]);
  return {
    any: [...stems].map((stem) => inAll([stem], lexicon)).join(' | '),
    codes: codes.length === 0 ? null : eitherOf(codes),
    literal: more && literal.length > 0 ? literal.join(' & ') : null,
    subject:
      said.length === 0 || said.length === forms.length ? null : allOf(said.map(({ each }) => each.names)),
  };
};

/** @returns conditions for the absence of each excluded phrase, in any part of the record */
export const excluding = ({ excluded }: SearchQuery, lexicon: Lexicon): string[] =>
  excluded.flatMap((phrase) => {
    const text = phraseText(phrase, lexicon, marksOf(lexicon));
    return text === null ? [] : [`!( ${text} )`];
  });
