import { createHash } from 'node:crypto';
import { ALGORITHM_VERSION } from './decision.ts';
import { readName } from './name.ts';
import { kindsOf } from './name-kind.ts';
import type { WordRole } from './name-words.ts';
import { ASSUMED_SHARE, NO_COUNTS, type WordCounts, wordWeight } from './word-weight.ts';

/** In how many names of the companies that we hold each word occurs, as screening uses it. */

/** `version`: eight hexadecimal digits that follow from the counts. */
export type WordSet = WordCounts & { version: string };

/** A company that is counted: once, whatever the number of its spellings. */
export type CountedCompany = { name: string; registration: string | null; csd: string | null };

/** More words are not kept, the most frequent first. Of real names it is some thousand words that tell less than others. */
const MAX_WORDS = 20_000;
/**
 * A word set stays in use until the weight of a word has moved by more than this, for which its share of names has to be more than
 * twice or less than half of what it was.
 */
const MOVED = 0.15;

const kinds = Object.keys(ASSUMED_SHARE) as (keyof typeof ASSUMED_SHARE)[];

/** Words whose weight depends on how many names have them. */
const WEIGHED: ReadonlySet<WordRole> = new Set(['name', 'common', 'place']);

/** @returns the words by which a company is compared, also those of its trading name; none for what is the name of a person */
export function companyWords({ name, ...numbers }: CountedCompany): string[] {
  if (!kindsOf({ name, kind: null, ...numbers }).includes('company')) return [];
  const { variants } = readName({ name, kind: 'company' }, 'company', NO_COUNTS);
  return variants.flatMap(({ words }) =>
    words.filter(({ role }) => WEIGHED.has(role)).map(({ written }) => written),
  );
}

/** Makes a word set of counts. Words that weigh 1 are left out, because words that no name has weigh 1 as well then. */
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

/** A word that no name has. */
const ABSENT = '';

/** @returns whether every word weighs nearly the same by both */
export const weighAlike = (one: WordCounts, other: WordCounts): boolean =>
  [ABSENT, ...new Set([...one.counts.keys(), ...other.counts.keys()])].every((word) =>
    kinds.every((kind) => Math.abs(wordWeight(word, kind, one) - wordWeight(word, kind, other)) <= MOVED),
  );

/** @returns by what names are compared: the version of the rules and, where there is a word set, its version behind `+` */
export const algorithmWith = (words: Pick<WordSet, 'version'> | null): string =>
  words === null ? ALGORITHM_VERSION : `${ALGORITHM_VERSION}+${words.version}`;
