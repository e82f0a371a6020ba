import type { MatchedWords } from './comparison.ts';
import type { Feature, FeatureName } from './deductions.ts';
import type { NumberMethod } from './known-numbers.ts';

/** The reasons of a decision, in one sentence for the person who is screened and for reviewers. */

const NUMBERS = {
  'registration-number': 'registration number',
  'csd-number': 'Central Supplier Database number',
  'identity-number': 'identity number',
} as const satisfies Record<NumberMethod, string>;

const DIFFERENCES: Readonly<Record<FeatureName, string>> = {
  spelling: 'words are spelt differently',
  'missing-words': 'one name has words that the other lacks',
  'other-words': 'each name has words that the other has not',
  'other-number': 'a number differs',
  'other-place': 'a place or another distinguishing word differs',
  'other-legal-form': 'the legal forms differ',
  'other-kind': 'one is a company and the other a person',
  'only-common-words': 'only common words agree',
  'single-name': 'only one name of the person agrees',
  'word-order': 'the order of the words differs',
  'given-order': 'the given names stand in another order',
  'other-descent': 'the persons have different parents',
  'trading-name': 'it is a trading name',
  alias: 'it is a former or another name',
  abbreviation: 'it is an abbreviation',
  initials: 'one name is the initials of the other',
  'joint-venture-member': 'it is a member of a joint venture',
  'joint-venture': 'one is a joint venture',
};

/** What the comparison of two names found. */
type Explained = {
  query: string;
  entry: string;
  exact: boolean;
  features: readonly Feature[];
  matchedWords: readonly MatchedWords[];
  isMatch: boolean;
};

/** Maximum number of words that are shown. */
const SHOWN = 6;

/**
 * @param number empty for an identity number, which is not shown
 * @param differ whether the names alone would not match
 * @returns one sentence
 */
export const describeNumber = (method: NumberMethod, number: string, differ: boolean): string =>
  `Both have the same ${NUMBERS[method]}${number === '' ? '' : ` ${number}`}${differ ? '; their names differ' : ''}.`;

/** @returns one sentence without identity numbers */
export function describeNames(explained: Explained): string {
  const { query, entry, exact, features, matchedWords, isMatch } = explained;
  const words = matchedWords
    .slice(0, SHOWN)
    .map(({ query: one, entry: other }) => (one === other ? one : `${one} (${other})`));
  const more = matchedWords.length > SHOWN ? ` and ${matchedWords.length - SHOWN} more` : '';
  const agree = exact
    ? 'have the same letters'
    : words.length === 0
      ? 'stand for each other'
      : `agree in ${words.join(', ')}${more}`;
  const differences = features.map(({ name }) => DIFFERENCES[name]);
  const but = differences.length === 0 ? '' : `; ${isMatch ? '' : 'but '}${differences.join(', ')}`;
  return `“${query}” and “${entry}” ${agree}${but}.`;
}
