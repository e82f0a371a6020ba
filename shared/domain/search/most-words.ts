import { activityWords } from '#shared/codelists/activity-words.ts';
import { type Alternatives, allOf, askedFor } from './combining.ts';
import { isListedWord } from './listed-words.ts';
import type { SearchQuery, Term } from './query.ts';
import { allWords, excluding, type Form, type Forms, formsOf, isLoose, type SearchTexts } from './tsquery.ts';
import type { Lexicon } from './word-texts.ts';

/** Only the rarest terms decide: with more terms there would be too many selections with most of the weight. */
const DECIDING = 6;

/**
 * Weights of the terms of a query, which add up to about 100. The fewer records have a term, the more it weighs. A term
 * that no record has weighs as much as the average of the others: its absence counts, but does not outweigh all that
 * can be found.
 * @param counts number of records with each term
 * @param records number of all records
 * @param terms the terms; those that say what is done, not to what, weigh half
 */
export function weighTerms(
  counts: readonly number[],
  records: number,
  terms: readonly { saysLess: boolean }[] = [],
): number[] {
  const rarities = counts.map((count) => (count === 0 ? null : Math.log(1 + records / count)));
  const known = rarities.filter((rarity) => rarity !== null);
  const average = known.reduce((sum, rarity) => sum + rarity, 0) / (known.length || 1);
  const weights = rarities.map(
    (rarity, place) => (rarity ?? average) * (terms[place]?.saysLess === true ? HALF : 1),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  return weights.map((weight) => Math.round((100 * weight) / sum));
}

const HALF = 0.5;
const activities: ReadonlySet<string> = new Set(activityWords);

/** @returns whether a term is a word for an activity, or a word of another language for one */
export const saysLess = ({ words, alternatives }: Term): boolean =>
  [words, ...alternatives].some((phrase) => phrase.length === 1 && activities.has(phrase[0]!));

/** The weight of a term, whether no record has it, and whether it is so common that it says little. */
export type Weight = { weight: number; missing: boolean; common: boolean };
const NO_WEIGHT: Weight = { weight: 0, missing: false, common: false };

/**
 * @param weights of the terms of the query, in their order
 * @returns the texts for records that have at least half the weight of the words, but not all words; null if that takes
 *   all words
 */
export function mostWords(
  query: SearchQuery,
  lexicon: Lexicon,
  weights: readonly Weight[],
): SearchTexts | null {
  const all = allWords(query, lexicon);
  const weighed = query.terms.flatMap((term, place) => {
    const forms = formsOf(term, lexicon);
    const guessed = term.words.every((word) => lexicon.corrected.has(word));
    const unheard = term.words.every((word) => !isListedWord(word));
    return forms === null ? [] : [{ ...forms, ...(weights[place] ?? NO_WEIGHT), guessed, unheard }];
  });
  const deciding = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, DECIDING);
  const enough = deciding.reduce((sum, { weight }) => sum + weight, 0) / 2;
  // If no record has one of the words, very common words do not show what was meant. Nor do guessed words, if the word
  // is unknown to us.
  const isPartOnly = weighed.some((term) => term.missing);
  const isUnheard = weighed.some((term) => term.missing && term.unheard);
  const selections = selectionsOf(
    deciding.filter((term) => !term.missing),
    enough - 0.5,
  ).filter(
    (own) =>
      own.length > 0 &&
      own.length < weighed.length &&
      !(isPartOnly && own.every((term) => term.common || (isUnheard && term.guessed))),
  );
  // Records that have some words only in an address or in the buyer's name lack these words.
  if (weighed.some(isLoose))
    selections.push(
      weighed.map((term) => ({ ...term, each: { ...term.each, anywhere: term.wide.anywhere } })),
    );
  if (all === null || selections.length === 0) return null;
  const without = excluding(query, lexicon);
  const join = (form: Form) =>
    [
      `( ${selections.map((own) => `( ${allOf(own.map((term) => term.each[form]))} )`).join(' | ')} )`,
      ...without,
      `!( ${all.anywhere} )`,
    ].join(' & ');
  return {
    ...all,
    names: join('names'),
    anywhere: join('anywhere'),
    asked: {
      names: askedOf(selections, 'names', without),
      anywhere: askedOf(selections, 'anywhere', without),
    },
    isLoose: weighed.some(isLoose),
    except: all.anywhere,
    code: null,
    literal: null,
    subject: null,
    rare: selections.every((selection) => selection.some((term) => term.rare)),
    weighed: weighed.map(({ own, names, anywhere, weight }) => ({ own, names, anywhere, weight })),
  };
}

/** @returns the selections of terms with enough weight, without those that contain another selection */
function selectionsOf<Term extends { weight: number }>(terms: readonly Term[], enough: number): Term[][] {
  const found: Term[][] = [];
  // The terms are sorted by weight, so the sum first suffices with the last term that was added.
  const extend = (chosen: Term[], sum: number, next: number): void => {
    if (sum >= enough) {
      found.push(chosen);
      return;
    }
    for (const [place, term] of terms.entries())
      if (place >= next) extend([...chosen, term], sum + term.weight, place + 1);
  };
  extend([], 0, 0);
  return found;
}

/** Selections that differ only in their last term are combined: a & b and a & c as a & (b | c). */
function askedOf(
  selections: readonly (readonly Forms[])[],
  form: Form,
  without: readonly string[],
): Alternatives {
  const groups = new Map<string, { first: readonly Forms[]; last: Forms[] }>();
  for (const selection of selections) {
    const [first, last] = [selection.slice(0, -1), selection.slice(-1)];
    const key = JSON.stringify(first.map(({ names }) => names));
    const group = groups.get(key) ?? { first, last: [] };
    groups.set(key, { first, last: [...group.last, ...last] });
  }
  return [...groups.values()].flatMap(({ first, last }) =>
    askedFor([...first.map(({ wide }) => wide[form]), last.flatMap(({ wide }) => wide[form])], without),
  );
}
