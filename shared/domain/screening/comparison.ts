import { alignWords, type WordPair } from './alignment.ts';
import { type Feature, type FeatureName, FIXED, FULL_SHARE, LEAST_DOUBT, RATES } from './deductions.ts';
import type { NameKind, Variant } from './name.ts';
import type { NameWord, WordRole } from './name-words.ts';
import { DESCENT } from './person-words.ts';

/** The similarity of two names: 1 minus a deduction for each difference. */

/** Corresponding words of both names, as written. */
export type MatchedWords = { query: string; entry: string; alike: number };

/** `exact`: the same letters, ignoring blanks and punctuation. */
export type Comparison = { exact: boolean; features: Feature[]; pairs: WordPair[] };

/** @returns 1 less the deductions, 0 to 1 with three decimals */
export const scoreOf = (features: readonly Feature[]): number =>
  rounded(Math.max(0, 1 - features.reduce((sum, { deduction }) => sum + deduction, 0)));

/** Words with a smaller weight do not distinguish anybody. */
const TELLING = 0.5;
/** Minimum number of words: shorter initials belong to too many names. */
export const MIN_INITIALS = 4;

/**
 * Compares two names read as the same kind. Symmetric except for the sides of the pairs.
 * @returns the differences that explain the score; null if no word has a counterpart
 */
export function compareVariants(one: Variant, other: Variant, kind: NameKind): Comparison | null {
  // Of several equally good alignments, the same one is found whichever name is the query.
  if (one.key <= other.key) return compareInOrder(one, other, kind);
  const turned = compareInOrder(other, one, kind);
  if (turned === null) return null;
  return { ...turned, pairs: turned.pairs.map((pair) => ({ ...pair, one: pair.other, other: pair.one })) };
}

function compareInOrder(one: Variant, other: Variant, kind: NameKind): Comparison | null {
  const features = sourceFeatures(one, other);
  if (one.letters !== '' && one.letters === other.letters) return { exact: true, features, pairs: [] };
  if (areInitials(one, other) || areInitials(other, one))
    return { exact: false, features: [...features, fixed('initials')], pairs: [] };
  const pairs = alignWords(one, other, kind);
  if (pairs.length === 0) return null;
  features.push(
    ...(kind === 'person' ? personFeatures(one, other, pairs) : companyFeatures(one, other, pairs)),
  );
  return { exact: false, features: features.filter(({ value }) => value > 0), pairs };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const fixed = (name: keyof typeof FIXED): Feature => ({ name, value: 1, deduction: FIXED[name] });
const byShare = (name: FeatureName, share: number, deduction: number): Feature => ({
  name,
  value: rounded(share),
  deduction: rounded(deduction),
});

/** A name other than the own name proves less; a joint venture is not the same party as a company. */
function sourceFeatures(one: Variant, other: Variant): Feature[] {
  const sources = new Set([one.source, other.source]);
  return [
    ...(['alias', 'trading-name', 'abbreviation', 'joint-venture-member'] as const).flatMap((source) =>
      sources.has(source) ? [fixed(source)] : [],
    ),
    ...(one.joint === other.joint ? [] : [fixed('joint-venture')]),
    ...(one.form !== null && other.form !== null && one.form !== other.form
      ? [fixed('other-legal-form')]
      : []),
  ];
}

/** Whether a name is the initials of all words of another: `SAICA`. */
function areInitials(short: Variant, long: Variant): boolean {
  const [only, ...more] = short.words;
  if (only === undefined || more.length > 0 || only.written.length < MIN_INITIALS) return false;
  return initialsOf(long) === only.written;
}

/** Initials of words that abbreviate a phrase. */
const INITIALS: ReadonlyMap<string, string> = new Map([
  ['southafrica', 'sa'],
  ['southernafrica', 'sa'],
  ['informationtechnology', 'it'],
  ['kwazulunatal', 'kzn'],
]);

/** @returns the first letters of the words, one for each; South Africa has two */
export const initialsOf = ({ words }: Variant): string =>
  words.map(({ text, written }) => INITIALS.get(text) ?? written[0]).join('');

type Shares = { spelling: number; missing: number; other: number };

/**
 * Shares of the mean weight of both names. A pair has the weight of its more common word, because a misspelt word is
 * rare only because of the error.
 */
function sharesOf(one: Variant, other: Variant, pairs: readonly WordPair[]): Shares {
  let [here, there, paired, spelling] = [0, 0, 0, 0];
  for (const pair of pairs) {
    const [mine, theirs] = [weightAt(one.words, pair.one), weightAt(other.words, pair.other)];
    const weight = Math.min(mine, theirs);
    here += mine;
    there += theirs;
    paired += weight;
    spelling += (1 - pair.alike) * weight;
  }
  const [restHere, restThere] = [Math.max(0, one.weight - here), Math.max(0, other.weight - there)];
  const replaced = Math.min(restHere, restThere);
  const mean = paired + (restHere + restThere) / 2;
  return {
    spelling: spelling / mean,
    missing: (Math.max(restHere, restThere) - replaced) / mean,
    other: replaced / mean,
  };
}

const weightAt = (words: readonly NameWord[], places: readonly number[]): number =>
  places.reduce((sum, at) => sum + words[at]!.weight, 0);

function shareFeatures(one: Variant, other: Variant, pairs: readonly WordPair[], kind: NameKind): Feature[] {
  const { spelling, missing, other: replaced } = sharesOf(one, other, pairs);
  const misspelt = pairs.some(
    (pair) =>
      pair.alike < 1 && wordsOf(one, pair.one).every(tells) && wordsOf(other, pair.other).every(tells),
  );
  const lacking = restOfBoth(one, other, pairs).some(tells);
  return [
    byShare('spelling', spelling, doubted(spelling, misspelt)),
    byShare('missing-words', missing, doubted(RATES[kind].missingWords * missing, lacking)),
    byShare('other-words', replaced, otherWordsDeduction(replaced, kind)),
  ];
}

/** However long two names are, a different distinctive word leaves some doubt. */
const doubted = (deduction: number, doubtful: boolean): number =>
  doubtful ? Math.max(LEAST_DOUBT, deduction) : deduction;

/** Roles of words that may be missing, cut off or abbreviated without changing the name. */
const USUAL: ReadonlySet<WordRole> = new Set(['common', 'country', 'particle']);
const tells = ({ role }: NameWord): boolean => !USUAL.has(role);

const wordsOf = ({ words }: Variant, places: readonly number[]): NameWord[] => places.map((at) => words[at]!);

/** @returns the words of both names that have no counterpart */
const restOfBoth = (one: Variant, other: Variant, pairs: readonly WordPair[]): NameWord[] => [
  ...restOf(
    one.words,
    pairs.flatMap((pair) => pair.one),
  ),
  ...restOf(
    other.words,
    pairs.flatMap((pair) => pair.other),
  ),
];

const otherWordsDeduction = (share: number, kind: NameKind): number =>
  RATES[kind].otherWords * Math.min(1, share / FULL_SHARE) + RATES[kind].otherWordsShare * share;

/** Maximum effect of rounding on a score. */
const ROUNDING = 0.002;

/**
 * The highest possible score of two names, from how much of each can have a counterpart: other differences only
 * increase the deduction, the deduction grows with each share, and no pair weighs more than the mean of its words.
 * @param here weight of the words without counterpart in one name
 * @param there the same for the other name
 * @param mean of the weights of both names
 */
export function highestScore(here: number, there: number, mean: number, kind: NameKind): number {
  const least = Math.max(0, Math.min(here, there)) / mean;
  const most = Math.max(0, here, there) / mean;
  return 1 + ROUNDING - RATES[kind].missingWords * (most - least) - otherWordsDeduction(least, kind);
}

function companyFeatures(one: Variant, other: Variant, pairs: readonly WordPair[]): Feature[] {
  const rest = restOfBoth(one, other, pairs);
  const strongest = Math.max(
    ...pairs.map((pair) => Math.max(...pair.one.map((at) => one.words[at]!.weight))),
  );
  const has = (role: string): boolean => rest.some((word) => word.role === role);
  return [
    ...shareFeatures(one, other, pairs, 'company'),
    ...(has('number') ? [fixed('other-number')] : []),
    ...(has('place') ? [fixed('other-place')] : []),
    ...(strongest < TELLING && rest.length > 0 ? [fixed('only-common-words')] : []),
    ...(inOrder(pairs) ? [] : [fixed('word-order')]),
  ];
}

/**
 * Whether names have the same order, perhaps with another beginning, because a family name may precede or follow given
 * names: `Gert Johannes Nel`, `Nel, Gert Johannes`, but not `Johannes Gert Nel`.
 */
function isTurnedOnce(pairs: readonly WordPair[]): boolean {
  const places = pairs.map((pair) => pair.other[0]!);
  const falls = places.filter((place, at) => place < (places[at - 1] ?? place)).length;
  return falls === 0 || (falls === 1 && places.at(-1)! < places[0]!);
}

/** The family name of a person may come first or last; the order of given names is a small difference. */
function personFeatures(one: Variant, other: Variant, pairs: readonly WordPair[]): Feature[] {
  const rest = restOfBoth(one, other, pairs);
  const whole = pairs.filter((pair) =>
    [...wordsOf(one, pair.one), ...wordsOf(other, pair.other)].every(({ role }) => role === 'name'),
  );
  const named = ({ role }: NameWord): boolean => role === 'name' || role === 'initial';
  const several = Math.max(one.words.filter(named).length, other.words.filter(named).length) > 1;
  const agreeing = pairs.filter((pair) => named(one.words[pair.one[0]!]!)).length;
  return [
    ...shareFeatures(one, other, pairs, 'person'),
    ...(rest.some(({ role }) => role === 'number') ? [fixed('other-number')] : []),
    ...(isOtherDescent(one, other, pairs) ? [fixed('other-descent')] : []),
    ...(isTurnedOnce(whole) ? [] : [fixed('given-order')]),
    ...(several && (whole.length === 0 || agreeing < 2) && !isJoined(pairs) ? [fixed('single-name')] : []),
  ];
}

/**
 * Whether both names state different parents: `Salman bin Muhammad` is not `Muhammad bin Salman`. The family name may
 * come first, so the names may begin at another place.
 */
function isOtherDescent(one: Variant, other: Variant, pairs: readonly WordPair[]): boolean {
  if (![one, other].every(({ words }) => words.some(({ text }) => DESCENT.has(text)))) return false;
  return !isTurnedOnce(pairs);
}

/** Whether one of the pairs joins names written together or apart, so that it stands for several names. */
const isJoined = (pairs: readonly WordPair[]): boolean =>
  pairs.some((pair) => pair.one.length > 1 || pair.other.length > 1);

const restOf = (words: readonly NameWord[], taken: readonly number[]): NameWord[] => {
  const places = new Set(taken);
  return words.filter((_, at) => !places.has(at));
};

const inOrder = (pairs: readonly WordPair[]): boolean =>
  pairs.every((pair, at) => at === 0 || pairs[at - 1]!.other[0]! < pair.other[0]!);
