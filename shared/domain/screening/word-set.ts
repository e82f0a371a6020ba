import { createHash } from 'node:crypto';
import { ALGORITHM_VERSION } from './decision.ts';
import { readName } from './name.ts';
import { kindsOf } from './name-kind.ts';
import type { WordRole } from './name-words.ts';
import { ASSUMED_SHARE, NO_COUNTS, type WordCounts, wordWeight } from './word-weight.ts';

/** For each word, how many names of our companies contain it, for screening. */

/** `version`: eight hexadecimal digits derived from the counts. */
export type WordSet = WordCounts & { version: string };

/** A company that is counted: once, whatever the number of its spellings. */
export type CountedCompany = { name: string; registration: string | null; csd: string | null };

/**
 * Maximum number of words, the most frequent first. Among real names, some thousand words are less distinctive than
 * others.
 */
const MAX_WORDS = 20_000;
/**
 * A word set stays in use until the weight of a word has changed by more than this; its share of names must then have
 * more than doubled or halved.
 */
const MOVED = 0.15;

const kinds = Object.keys(ASSUMED_SHARE) as (keyof typeof ASSUMED_SHARE)[];

/** Roles of words whose weight depends on their frequency in names. */
const WEIGHED: ReadonlySet<WordRole> = new Set(['name', 'common', 'place']);

/**
 * @returns the words by which a company is compared, including those of its trading name; none for the name of a person
 */
export function companyWords({ name, ...numbers }: CountedCompany): string[] {
  if (!kindsOf({ name, kind: null, ...numbers }).includes('company')) return [];
  const { variants } = readName({ name, kind: 'company' }, 'company', NO_COUNTS);
  return variants.flatMap(({ words }) =>
    words.filter(({ role }) => WEIGHED.has(role)).map(({ written }) => written),
  );
}

/** Makes a word set from counts. Words of weight 1 are left out, because unknown words also have weight 1. */
export function wordSetOf({ names, counts }: WordCounts): WordSet {
  const kept = [...counts]
    .filter(([word]) => kinds.some((kind) => wordWeight(word, kind, { names, counts }) < 1))
    .sort(([one, often], [other, rarely]) => rarely - often || (one < other ? -1 : 1))
    .slice(0, MAX_WORDS);
  const version = createHash('sha256')
    .update(JSON.stringify([names, kept]))
    .digest('hex')
    .slice(0, 8);
  return { names, counts: new Map(kept), version };
}

/** Represents a word that no name contains. */
const ABSENT = '';

/** @returns whether every word has nearly the same weight in both */
export const weighAlike = (one: WordCounts, other: WordCounts): boolean =>
  [ABSENT, ...new Set([...one.counts.keys(), ...other.counts.keys()])].every((word) =>
    kinds.every((kind) => Math.abs(wordWeight(word, kind, one) - wordWeight(word, kind, other)) <= MOVED),
  );

/** @returns the version of the rules and, if there is a word set, its version after `+` */
export const algorithmWith = (words: Pick<WordSet, 'version'> | null): string =>
  words === null ? ALGORITHM_VERSION : `${ALGORITHM_VERSION}+${words.version}`;
