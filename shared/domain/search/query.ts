import type { Meant } from '#shared/codelists/bidders-words.ts';
import { buyerSlugs } from '#shared/codelists/customary-names.ts';
import { type Choice, choicesOf, isSearchable } from './chunks.ts';
import { partsOfCompound } from './compounds.ts';
import { isThing } from './listed-words.ts';
import { type MeaningSpan, synonymsIn } from './synonyms.ts';
import { saying, tenderWordsIn } from './tender-words.ts';
import { isStopWord, type SearchPhrase, searchCode } from './words.ts';

/**
 * What a caller's text asks for. Every term must be found; a term is found if one of its alternatives is. Words are in
 * lower case and not yet stemmed. Decision: docs/decisions/0070-queries-are-understood-by-the-api.md
 */
export type SearchQuery = {
  terms: Term[];
  /** Words that only say that a tender is wanted, next to words that say which: records with them come first. */
  beside: SearchPhrase[];
  /** Phrases that no record may contain. */
  excluded: SearchPhrase[];
  /** The whole text as a number or code; empty if it has no letter or digit. */
  code: string;
  /** The values that the whole text may name: records with them come first. */
  values: Meant[];
};

export type Term = {
  /** What the caller wrote: one word, or the words in quotation marks. */
  words: SearchPhrase;
  /** Whether the term is one word without quotation marks, which may be corrected and written as two words. */
  plain: boolean;
  /** Other words with the same meaning. */
  alternatives: SearchPhrase[];
  /** Names of organs of state that the term is a name of. */
  organs: SearchPhrase[];
  /** The word joined with its neighbours, as others may write it; useful only if records have it. */
  joined: SearchPhrase[];
  /** Beginnings of numbers or codes that contain the term. */
  codes: string[];
  /** Values of which each suffices, regardless of the words of the record. */
  values: Meant[];
  /** Whether the term is the name of a place, or part of one: it says where, not what. */
  isPlace: boolean;
  /**
   * Whether the term says what is bought and other words accompany it: in an address or a buyer's name it does not mean
   * that.
   */
  isThing: boolean;
  /** The word with its neighbours, which together may name a buyer or a street. */
  named: SearchPhrase[];
};

/** Nobody types more words than this; further words are ignored. */
const MAX_TERMS = 24;

/** A text with more words is probably a copied title, all of whose words are in the record. */
const MAX_TELLING = 6;

/** Reads a caller's text. Any text is a query; a query without terms and code finds nothing. */
export function readQuery(text: string): SearchQuery {
  const { wanted, excluded } = choicesOf(text);
  const said: Found[] = [];
  let run: PlainWord[] = [];
  const only = wanted.length > 0 && excluded.length === 0 && wanted.every((choice) => choice.length === 1);
  const isAll = only && wanted.every(([chunk]) => chunk?.quoted === false);
  const endRun = () => {
    said.push(...termsOf(run, isAll));
    run = [];
  };
  for (const choice of wanted) {
    const [first] = choice;
    if (choice.length === 1 && first && !first.quoted) {
      const code = codeIn(first.text);
      for (const word of first.words) {
        const last = run.at(-1);
        // Adjacent single letters are one word, as in the texts of records.
        if (last?.letters && LETTER.test(word))
          run[run.length - 1] = { ...last, word: `${last.word}${word}` };
        else
          for (const part of partsOfCompound(word))
            run.push({ word: part, compound: part === word ? null : word, code, letters: LETTER.test(word) });
      }
      continue;
    }
    endRun();
    const term = chosen(choice);
    if (term) said.push({ term, says: true });
  }
  endRun();
  const found = eachOnce(said);
  const telling = found.filter((one) => one.says).length;
  const says = telling > 0 && telling <= MAX_TELLING;
  const asked = found.flatMap((one) => (one.says || !says ? [one.term] : []));
  const terms = asked.length > 1 ? asked : asked.map((term) => ({ ...term, isThing: false }));
  const beside = found.flatMap((one) => (one.says || !says ? [] : [one.term.words]));
  const code = searchCode(text);
  if (only && isPrefix(code)) for (const term of terms) if (!term.codes.includes(code)) term.codes.push(code);
  return {
    terms: terms.slice(0, MAX_TERMS),
    beside,
    excluded: excluded.map(({ words }) => words).filter(isSearchable),
    code,
    values: isAll ? named(text, terms, beside.length > 0) : [],
  };
}

/** @returns whether words in quotation marks must stand together */
export const hasQuotes = ({ terms }: SearchQuery): boolean =>
  terms.some(({ plain, words }) => !plain && words.length > 1);

/** @returns a text whose words are searched for separately */
export const withoutQuotes = (text: string): string => text.replace(/["“”„‟«»″＂‘’]/gu, ' ');

/** The name that the whole text is: each of its words then has this meaning. */
function named(text: string, terms: readonly Term[], hasMore: boolean): Meant[] {
  const buyers = buyerSlugs(hasMore ? terms.map(({ words }) => words.join(' ')).join(' ') : text);
  const [first, ...others] = terms.map(({ values }) => values.filter(({ of }) => of !== 'buyer'));
  const asked = (first ?? []).filter(({ value }) =>
    others.every((values) => values.some((one) => one.value === value)),
  );
  return [...buyers.map((value): Meant => ({ of: 'buyer', value })), ...asked];
}

/** A word without quotation marks, the longer word and the code that it is part of. */
type PlainWord = { word: string; compound: string | null; code: string | null; letters: boolean };
/** A term, and whether it says what is wanted. */
type Found = { term: Term; says: boolean };
const LETTER = /^\p{L}$/u;

/** A term for one of several chunks, or for a chunk in quotation marks. */
function chosen(choice: Choice): Term | null {
  const [first, ...others] = choice.map(({ words }) => words).filter(isSearchable);
  return first === undefined
    ? null
    : {
        words: first,
        plain: false,
        alternatives: others,
        organs: [],
        joined: [],
        codes: [],
        values: [],
        isPlace: false,
        isThing: false,
        named: [],
      };
}

/**
 * Words in a row: each is a term; a span of several words is an alternative of each of its words.
 * @param isAll whether the text has no other words
 */
function termsOf(run: readonly PlainWord[], isAll: boolean): Found[] {
  const words = run.map(({ word }) => word);
  const said = tenderWordsIn(words, synonymsIn(words, null));
  const [synonyms, pairs] = [synonymsIn(words, isAll ? saying(words, said) : null), pairsIn(words)];
  return run.flatMap(({ word, compound, code }, place): Found[] => {
    const own = <One extends { start: number; end: number }>(spans: readonly One[]) =>
      spans.filter(({ start, end }) => start <= place && place < end);
    const alternatives = distinct(own(synonyms).flatMap((span) => span.instead));
    const organs = distinct(own(synonyms).flatMap((span) => span.organs));
    const joined = distinct([
      ...own(pairs).flatMap((span) => span.instead),
      ...(compound === null ? [] : [[compound]]),
    ]);
    if (isStopWord(word)) return [];
    const pieces = LETTERS_AND_DIGITS.exec(word)?.slice(1);
    const isPlace = own(synonyms).some((span) => span.isPlace);
    const isOrgan = own(synonyms).some(({ values }) => values.some(({ of }) => of === 'buyer'));
    const codes = [code, ...own(pairs).map((pair) => pair.code)].filter((one) => one !== null);
    const term: Term = {
      words: [word],
      plain: true,
      alternatives: pieces === undefined ? alternatives : [...alternatives, pieces],
      ...{ organs, joined },
      codes: [...new Set(codes)],
      values: distinctValues(own(synonyms).flatMap((span) => span.values)),
      isPlace,
      isThing: !isPlace && !isOrgan && isThing(word),
      named: withNeighbours(words, place),
    };
    return [{ term, says: !said[place] }];
  });
}

/**
 * A word that is repeated with the same meaning counts once: it is as if the caller had written it in both places. With
 * another meaning, as in `Cape Town town planning`, it counts in each.
 */
function eachOnce(found: readonly Found[]): Found[] {
  const once = new Map<string, Found>();
  for (const one of found) {
    const { words, plain, isPlace, isThing, alternatives } = one.term;
    // Two choices are the same only if they choose among the same words.
    const key = JSON.stringify([words, plain || alternatives, isPlace, isThing, one.says]);
    const before = once.get(key);
    once.set(key, before ? { ...before, term: joinedTerms(before.term, one.term) } : one);
  }
  return [...once.values()];
}

const joinedTerms = (one: Term, other: Term): Term => ({
  ...one,
  alternatives: distinct([...one.alternatives, ...other.alternatives]),
  organs: distinct([...one.organs, ...other.organs]),
  joined: distinct([...one.joined, ...other.joined]),
  codes: [...new Set([...one.codes, ...other.codes])],
  values: distinctValues([...one.values, ...other.values]),
  named: distinct([...one.named, ...other.named]),
});

/** @returns the word with its neighbour before it, and with the one after it; `and` is no neighbour */
function withNeighbours(words: readonly string[], place: number): SearchPhrase[] {
  const before = words.findLastIndex((word, at) => at < place && !isStopWord(word));
  const behind = words.findIndex((word, at) => at > place && !isStopWord(word));
  return [
    ...(before < 0 ? [] : [words.slice(before, place + 1)]),
    ...(behind < 0 ? [] : [words.slice(place, behind + 1)]),
  ];
}

const LETTERS_AND_DIGITS = /^(\p{L}+)(\p{N}+)$/u;

/** Two words as one, and the code that they may be. */
type Pair = Pick<MeaningSpan, 'start' | 'end' | 'instead'> & { code: string | null };

/** Two words that others write as one: `waste water`, `BID 77`. */
function pairsIn(words: readonly string[]): Pair[] {
  return words.slice(1).flatMap((second, place): Pair[] => {
    const first = words[place]!;
    const joined = `${first}${second}`;
    const numbers = /^\p{N}/u.test(first) && /^\p{N}/u.test(second);
    if (numbers || isStopWord(first) || isStopWord(second) || joined.length < 5) return [];
    const code = /^\p{L}+$/u.test(first) && isPrefix(joined) ? joined : null;
    return [{ start: place, end: place + 2, instead: [[joined]], code }];
  });
}

/** @returns the code that a text without blanks is; null if it is none */
function codeIn(text: string): string | null {
  const code = searchCode(text);
  return isPrefix(code) ? code : null;
}

/** Shorter prefixes, and those that begin with a year, match far too many codes. */
const isPrefix = (code: string): boolean =>
  /\p{N}/u.test(code) && (/\p{L}/u.test(code) ? code.length >= 4 : code.length >= 5 && !YEAR.test(code));
const YEAR = /^20[0-4]\d/;

const distinct = (phrases: readonly SearchPhrase[]): SearchPhrase[] => [
  ...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values(),
];

const distinctValues = (values: readonly Meant[]): Meant[] => [
  ...new Map(values.map((one) => [`${one.of} ${one.value}`, one])).values(),
];
