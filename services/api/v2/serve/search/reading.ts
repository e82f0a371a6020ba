import type { Common, IndexWords, WantedWord, Word } from '#services/api/v2/serve/search/index-words.ts';
import { FEW_MATCHES } from '#services/api/v2/serve/search/window-plans.ts';
import { type Alternatives, askedFor } from '#shared/domain/search/combining.ts';
import { type Correction, isDoubtful, meantBy, nearest } from '#shared/domain/search/corrections.ts';
import { type Matching, matchingOf } from '#shared/domain/search/matching.ts';
import { mostWords, saysLess, weighTerms } from '#shared/domain/search/most-words.ts';
import {
  hasQuotes,
  readQuery,
  type SearchQuery,
  type Term,
  withoutQuotes,
} from '#shared/domain/search/query.ts';
import { allWords, formsOf, type SearchTexts, wordsToLookUp } from '#shared/domain/search/tsquery.ts';
import { inAll, type Lexicon } from '#shared/domain/search/word-texts.ts';

/** The decisions about a query on the first page of its results; all later pages keep them. */
export type Decisions = {
  corrections: Correction[];
  /**
   * For each term: its weight, whether no record has it, in which case most words suffice, and whether it is common.
   */
  weights: { weight: number; missing: boolean; common: boolean }[] | null;
};

export const NO_DECISIONS: Decisions = { corrections: [], weights: null };

/** Finds nothing. */
export const NOTHING: SearchTexts = {
  names: '',
  anywhere: '',
  asked: { names: [], anywhere: [] },
  isLoose: false,
  except: null,
  any: '',
  code: null,
  codes: null,
  literal: null,
  subject: null,
  rare: true,
};

/** A caller's text whose words have been looked up. */
export type SearchReading = {
  /** Number of words and phrases that records must have. */
  terms: number;
  /** The same text without its quotation marks; null where it has none. */
  apart: (() => Promise<SearchReading>) | null;
  all: (decisions: Decisions) => SearchTexts | null;
  most: (decisions: Decisions) => SearchTexts | null;
  /** Says where a record matches. */
  matching: (decisions: Decisions) => Matching;
  /** Numbers of records with each term. */
  count: (decisions: Decisions) => Promise<Counts>;
  /** @param rare whether words that some records have may also be errors */
  corrections: (counts: Counts, rare: boolean) => Promise<Correction[]>;
  weigh: (counts: Counts) => Promise<Decisions['weights']>;
};

/**
 * Numbers of records with each term: in all places that are searched, and in notices. Almost every word is in some
 * document, so numbers of documents say little about the importance of a word.
 */
export type Counts = { found: readonly number[]; inNotice: readonly number[] };

/** Maximum number of misspelt words that are corrected in one query. */
const MAX_CORRECTED = 6;
const SHORTEST = 4;
/** From this number of words on, the other words show what was meant by one of them. */
const SEVERAL = 3;

/** Reads a caller's text and looks up its words. */
export async function readText(text: string, given: IndexWords): Promise<SearchReading> {
  const index: IndexWords = {
    ...given,
    count: askedOnce(given.count, ({ asked, only }) => JSON.stringify([asked, only])),
    similar: askedOnce(given.similar, ({ word }) => word),
  };
  const query = readQuery(text);
  const [words, common] = await Promise.all([index.lookUp(wordsToLookUp(query)), index.common()]);
  const lexicon = (decisions: Decisions) => lexiconOf(words, common, decisions, index);
  const stemOf = (word: string) => words.get(word)?.stem ?? null;
  return {
    terms: query.terms.length,
    apart: hasQuotes(query) ? () => readText(withoutQuotes(text), given) : null,
    all: remembered((decisions) => allWords(query, lexicon(decisions))),
    most: remembered(
      (decisions) => decisions.weights && mostWords(query, lexicon(decisions), decisions.weights),
    ),
    matching: (decisions) => matchingOf(query, lexicon(decisions)),
    count: (decisions) => countTerms(query, lexicon(decisions), common, index),
    corrections: async ({ found: counts }, rare) => {
      // Next to several other words, a correction is judged by the records that also contain these.
      const besideOthers = rare && query.terms.length >= SEVERAL;
      const doubtful = doubtfulWords(query.terms, counts, { rare, besideOthers }, common, words).flatMap(
        (word) => {
          const stem = stemOf(word);
          return stem === null ? [] : [{ word, stem }];
        },
      );
      if (doubtful.length === 0) return [];
      const similar = await index.similar(doubtful);
      const near = doubtful.map(({ word, stem }, place) => nearest(word, stem, similar[place] ?? [], rare));
      const stems = [...new Set([...doubtful.map(({ stem }) => stem), ...near.flat()])];
      const exact = await index.count(stems.map((stem) => ({ stem, asked: anywhere(stem, index) })));
      const countOf = new Map(stems.map((stem, place) => [stem, exact[place] ?? 0]));
      return doubtful.flatMap(({ word, stem }, place): Correction[] => {
        const count = countOf.get(stem) ?? 0;
        const candidates = (near[place] ?? []).map((other) => ({
          stem: other,
          count: countOf.get(other) ?? 0,
        }));
        const known = candidates.flatMap((one) => (one.count > 0 ? [one.stem] : []));
        const meant = besideOthers ? known : count > 0 && !rare ? [] : meantBy(count, candidates);
        if (meant.length === 0) return [];
        return [[word, count > 0 ? [stem, ...meant] : meant]];
      });
    },
    weigh: async ({ found, inNotice }) => {
      const terms = query.terms.map((term) => ({ saysLess: saysLess(term) }));
      const weights = weighTerms(inNotice, Math.max(common.size, ...inNotice, 1), terms);
      // Without statistics any word may be rare.
      const most = common.size === 0 ? Number.POSITIVE_INFINITY : TOO_COMMON * common.size;
      return weights.map((weight, place) => ({
        ...{ weight, missing: found[place] === 0 },
        common: (inNotice[place] ?? 0) > most,
      }));
    },
  };
}

/** @returns the same function, which writes the texts of equal decisions only once */
function remembered<Texts>(write: (decisions: Decisions) => Texts): (decisions: Decisions) => Texts {
  const known = new Map<Decisions, Texts>();
  return (decisions) => {
    const texts = known.has(decisions) ? (known.get(decisions) as Texts) : write(decisions);
    known.set(decisions, texts);
    return texts;
  };
}

/** @returns the same function, which asks the index only once for values that one query needs several times */
function askedOnce<Wanted, Found>(
  ask: (wanted: readonly Wanted[]) => Promise<Found[]>,
  keyOf: (one: Wanted) => string,
): (wanted: readonly Wanted[]) => Promise<Found[]> {
  const known = new Map<string, Found>();
  return async (wanted) => {
    const unknown = new Map(wanted.flatMap((one) => (known.has(keyOf(one)) ? [] : [[keyOf(one), one]])));
    const found = unknown.size === 0 ? [] : await ask([...unknown.values()]);
    for (const [place, key] of [...unknown.keys()].entries()) known.set(key, found[place]!);
    return wanted.map((one) => known.get(keyOf(one))!);
  };
}

const lexiconOf = (
  words: ReadonlyMap<string, Word>,
  { counts }: Common,
  { corrections }: Decisions,
  { where, columns }: Pick<IndexWords, 'where' | 'columns'>,
): Lexicon => ({
  where,
  columns,
  // Without statistics any word may be common.
  isCommon: (stem) => counts.size === 0 || (counts.get(stem) ?? 0) > FEW_MATCHES,
  stemOf: (word) => words.get(word)?.stem ?? null,
  isKnown: (word) => words.get(word)?.known ?? false,
  corrected: new Map(corrections),
});

/** A phrase counts like its rarest word: an exact count would take as long as the search itself. */
async function countTerms(
  { terms }: SearchQuery,
  lexicon: Lexicon,
  { counts }: Common,
  index: IndexWords,
): Promise<Counts> {
  const stemOf = (word: string) => lexicon.corrected.get(word)?.[0] ?? lexicon.stemOf(word);
  const wantedIn = (looking: Lexicon, isOfWeights: boolean): WantedWord[] =>
    terms.map((term) => {
      const stems = term.words.map(stemOf).filter((stem) => stem !== null);
      const [rarest = null] = stems.toSorted(
        (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0),
      );
      const forms = term.plain || rarest === null ? formsOf(term, looking) : null;
      // A word that addresses also contain is as rare as it is in titles and names.
      if (forms && isOfWeights && forms.each !== forms.wide)
        return { stem: rarest, only: 'names', asked: askedFor([forms.each.names]) };
      const asked = forms
        ? askedFor([forms.wide.anywhere])
        : rarest === null
          ? []
          : anywhere(rarest, looking);
      return { stem: rarest, asked, ...(looking !== lexicon && { only: 'notice' }) };
    });
  const inNotice: Lexicon = index.where === 'everywhere' ? { ...lexicon, where: 'notice' } : lexicon;
  const all = await index.count([...wantedIn(lexicon, false), ...wantedIn(inNotice, true)]);
  return { found: all.slice(0, terms.length), inNotice: all.slice(terms.length) };
}

/**
 * Words that may be misspelt: those of terms that no record has or, if `rare` is true, those of terms that few records
 * have.
 */
function doubtfulWords(
  terms: readonly Term[],
  counts: readonly number[],
  { rare, besideOthers }: { rare: boolean; besideOthers: boolean },
  { size }: Common,
  known: ReadonlyMap<string, Word>,
): string[] {
  const most = rare ? Math.max(FEW, size * FEW_OF_ALL) : 0;
  const words = terms.flatMap((term, place) => ((counts[place] ?? 0) <= most ? term.words : []));
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word))
    .filter((word) => isDoubtful(word, known.get(word)?.known ?? false, besideOthers))
    .slice(0, MAX_CORRECTED);
}

/** A word of a larger share of all records, such as `services`, does not show what was meant. */
const TOO_COMMON = 0.05;
/** Above this number of records, an apparent misspelling is taken for a word. */
const FEW = 5;
const FEW_OF_ALL = 1 / 5_000;

const anywhere = (stem: string, looking: Pick<IndexWords, 'where'>): Alternatives => [
  [inAll([stem], looking)],
];
