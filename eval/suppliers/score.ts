import { agreedLinks } from '#shared/domain/suppliers/agreement.ts';
import { companiesOf } from '#shared/domain/suppliers/companies.ts';
import { findLinks } from '#shared/domain/suppliers/find-links.ts';
import type { SpellingLink } from '#shared/domain/suppliers/link.ts';
import { readSupplier } from '#shared/domain/suppliers/mention.ts';
import { partsOf, type SeenSpelling, spellingOf } from '#shared/domain/suppliers/spelling.ts';
import type { LabelledName } from './names.ts';

/** Comparing companies that a rule makes with those that the names are of, pair by pair. */

/** The companies that a rule makes: for each name, by its place, the group that it belongs to. */
export type Grouping = readonly (string | number)[];

export type Pair = { one: LabelledName; other: LabelledName };
export type Score = {
  found: number;
  missed: readonly Pair[];
  wrong: readonly Pair[];
  precision: number;
  recall: number;
  f1: number;
};

/** @returns the spelling of each name as the first mention gives it, in order of the names; null if it is nobody */
export function spellingsOf(names: readonly LabelledName[]): (SeenSpelling | null)[] {
  return names.map(({ text, seen }, place) => {
    const [mention] = readSupplier(text);
    const firstSeen = String(place).padStart(6, '0');
    return mention === undefined ? null : { ...spellingOf(partsOf(mention)), firstSeen, mentions: seen ?? 1 };
  });
}

/** @returns the links between spellings that count, among these alone */
export function linksOf(spellings: readonly SeenSpelling[]): SpellingLink[] {
  const byWord = new Map<string, SeenSpelling[]>();
  for (const spelling of spellings)
    for (const word of new Set(spelling.words)) {
      const own = byWord.get(word);
      if (own) own.push(spelling);
      else byWord.set(word, [spelling]);
    }
  const known = { withWord: (word: string) => byWord.get(word) ?? [], haveOneDeal: () => false };
  return agreedLinks(findLinks(spellings), new Map(spellings.map((one) => [one.id, one])), known).agreed;
}

/** Our rules: mentions, links and companies. */
export function groupByRules(names: readonly LabelledName[]): Grouping {
  const spellings = spellingsOf(names);
  const distinct = [
    ...new Map(spellings.flatMap((one) => (one === null ? [] : [[one.id, one] as const]))).values(),
  ];
  const { companies } = companiesOf(distinct, linksOf(distinct));
  const companyOf = new Map(
    companies.flatMap(({ id, members }) => members.map(({ spelling }) => [spelling, id])),
  );
  return spellings.map((spelling, place) => (spelling && companyOf.get(spelling.id)) ?? place);
}

/**
 * @param isUnclear pairs that are left out
 * @returns precision and recall over all pairs of names
 */
export function score(
  names: readonly LabelledName[],
  groups: Grouping,
  isUnclear: (one: LabelledName, other: LabelledName) => boolean,
): Score {
  const pairsWith = (keyOf: (place: number) => string | number) =>
    [...Map.groupBy(names.keys(), keyOf).values()].flatMap((own) =>
      own.flatMap((one, at) => own.slice(at + 1).map((other) => [one, other] as const)),
    );
  const pairOf = ([one, other]: readonly [number, number]): Pair => ({
    one: names[one]!,
    other: names[other]!,
  });
  const clear = (pair: readonly [number, number]): boolean => {
    const { one, other } = pairOf(pair);
    return one.company === other.company || !isUnclear(one, other);
  };
  const made = pairsWith((place) => groups[place] ?? place).filter(clear);
  const same = pairsWith((place) => names[place]!.company);
  const wrong = made.filter(([one, other]) => names[one]!.company !== names[other]!.company);
  const missed = same.filter(([one, other]) => groups[one] !== groups[other]);
  return scoreOf(same.length - missed.length, missed.map(pairOf), wrong.map(pairOf));
}

export function scoreOf(found: number, missed: readonly Pair[], wrong: readonly Pair[]): Score {
  const precision = found / (found + wrong.length);
  const recall = found / (found + missed.length);
  return { found, missed, wrong, precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
