import { memoize } from '#shared/domain/memoize.ts';

/**
 * How similar two words are that may be spellings of one word: 1 for equal words, less for each typing error, 0 for
 * different words. An error costs more in a short word, because one letter makes it another word.
 */

/** Cost of a share of wrong letters. One error in five letters leaves 0.68, one in ten 0.84. */
const COST_OF_ERRORS = 1.6;
/** Additional cost of errors after the first: usually a misspelt word has one error. */
const FURTHER_ERRORS = 0.25;
/** Words that sound alike are more often spellings of one name than their letters suggest: `Naidoo`, `Naidu`. */
const SOUNDS_ALIKE = 0.88;
/** Shorter sounds are common to many words. */
const MIN_SOUND = 3;
/**
 * Costs of a superfluous or missing letter that repeats its neighbour, of one vowel for another, of related consonants,
 * and of swapped letters.
 */
const [DOUBLED, VOWELS, RELATED, EXCHANGED] = [0.5, 0.7, 0.6, 0.7];
/** Additional cost of an error in the first letter: it is rarely wrong, and names that rhyme are different names. */
const FIRST_LETTER = 0.3;

const VOWEL_LETTERS = 'aeiouy';
/** Consonants with nearly the same sound. */
const RELATED_LETTERS = ['sz', 'cs', 'cz', 'ck', 'kq', 'cq', 'bp', 'dt', 'fv', 'vw', 'mn'];
/** Letters that replace each other for less than 1 are in one group; each other letter is its own group. */
const GROUPS = [VOWEL_LETTERS, 'ckqsz', 'bp', 'dt', 'fvw', 'mn'];

/** Maximum cost for two words to be one, by the length of the longer word; 0 if they must be equal. */
const limitOf = (length: number): number => {
  if (length < 3) return 0;
  if (length < 4) return 1;
  if (length < 6) return 1.3;
  if (length < 9) return 2;
  return length < 13 ? 2.4 : 3;
};

/** Words are cut to this number of letters. */
export const MAX_LETTERS = 40;
/** Maximum number of cached words and sounds. After so many, nearly all further ones are new. */
const MEMORY = 4_000;

/** A word, prepared for comparisons. */
export type Spelt = {
  text: string;
  sound: string;
  /** The number of letters of each group: one bit for the first, one for the second, and so on. */
  groups: Groups;
  /** Letters that repeat their neighbour. */
  doubled: number;
};

/** @param word folded; cut after 40 letters */
export const spelt: (word: string) => Spelt = memoize((word) => {
  const text = word.slice(0, MAX_LETTERS);
  let doubled = 0;
  for (let at = 0; at < text.length; at += 1) if (isDoubled(text, at)) doubled += 1;
  return { text, sound: soundOf(text), groups: groupsOf(text), doubled };
}, MEMORY);

/** Whether a letter repeats one of its neighbours. */
const isDoubled = (text: string, at: number): boolean =>
  text[at] === text[at - 1] || text[at] === text[at + 1];

/** @returns 0, or at least 0.3, to 1; symmetric */
export function likeness(one: Spelt, other: Spelt): number {
  if (one.text === other.text) return 1;
  const alike = one.sound === other.sound && one.sound.length >= MIN_SOUND ? SOUNDS_ALIKE : 0;
  const more = surplusOf(...one.groups, ...other.groups);
  const fewer = surplusOf(...other.groups, ...one.groups);
  if (differTooMuch(one.text.length, other.text.length, more, fewer, one.doubled + other.doubled))
    return alike;
  const length = Math.max(one.text.length, other.text.length);
  const limit = limitOf(length) + ROUNDING;
  const cost = costBetween(one.text, other.text, limit);
  if (cost > limit) return alike;
  return Math.max(alike, 1 - (COST_OF_ERRORS * (cost + FURTHER_ERRORS * Math.max(0, cost - 1))) / length);
}

const ROUNDING = 1e-9;

/**
 * Whether words that sound different exceed the allowed cost, judged only by their lengths and letters. A letter of
 * another group costs 1 and balances one letter on either side; a superfluous letter costs 1, or half if it is doubled.
 * @param more number of letters of groups of which one word has more; `fewer`: the same for the other word
 * @param doubled letters of both words that repeat their neighbour
 */
export function differTooMuch(
  one: number,
  other: number,
  more: number,
  fewer: number,
  doubled: number,
): boolean {
  const limit = limitOf(Math.max(one, other)) + ROUNDING;
  const apart = Math.abs(one - other);
  if (limit < 1 || (apart > 0 && Math.max(one, other) === 3)) return true;
  const most = Math.max(more, fewer, apart);
  return Math.max(most - (1 - DOUBLED) * doubled, DOUBLED * most, DOUBLED * (more + fewer)) > limit;
}

/** Numbers of letters of each group, as bits. */
type Groups = readonly [number, number];

/** @returns the surplus of group letters in the first word, from both words' numbers, as far as they are counted */
export const surplusOf = (first: number, second: number, otherFirst: number, otherSecond: number): number =>
  bits(first & ~otherFirst) + bits(second & ~otherSecond);

/** Rows of the table that `costBetween` fills; written before they are read. */
let [before, last, row] = [0, 1, 2].map(() => new Float64Array(MAX_LETTERS + 1)) as [
  Float64Array,
  Float64Array,
  Float64Array,
];

/** The letters of a word as codes, and the cost of omitting each. */
class Letters {
  readonly codes = new Uint16Array(MAX_LETTERS);
  readonly extras = new Float64Array(MAX_LETTERS);

  /** Reads the letters of another word, of at most 40 letters. */
  read(text: string): this {
    for (let at = 0; at < text.length; at += 1) {
      this.codes[at] = text.charCodeAt(at);
      this.extras[at] = isDoubled(text, at) ? DOUBLED : at === 0 ? 1 + FIRST_LETTER : 1;
    }
    return this;
  }
}

/** Overwritten for each pair of words, because keeping them for each word of a long list would take much memory. */
const [mineRead, theirsRead] = [new Letters(), new Letters()];

/**
 * The cheapest way to change one word into the other by single letters and swaps of neighbours.
 * @returns its cost, or any number above the limit if it costs more
 */
function costBetween(one: string, other: string, limit: number): number {
  const { codes: a, extras: mineExtras } = mineRead.read(one);
  const { codes: b, extras: theirExtras } = theirsRead.read(other);
  last[0] = 0;
  for (let there = 1; there <= other.length; there += 1)
    last[there] = last[there - 1]! + theirExtras[there - 1]!;
  let lowestBefore = 0;
  for (let here = 1; here <= one.length; here += 1) {
    const extra = mineExtras[here - 1]!;
    const mine = a[here - 1]!;
    row[0] = last[0]! + extra;
    let lowest = row[0];
    for (let there = 1; there <= other.length; there += 1) {
      const theirs = b[there - 1]!;
      const inFront = here === 1 || there === 1 ? FIRST_LETTER : 0;
      let cost = last[there - 1]! + (mine === theirs ? 0 : instead(mine, theirs) + inFront);
      cost = Math.min(cost, last[there]! + extra);
      cost = Math.min(cost, row[there - 1]! + theirExtras[there - 1]!);
      if (here > 1 && there > 1 && mine !== theirs && mine === b[there - 2] && theirs === a[here - 2])
        cost = Math.min(
          cost,
          before[there - 2]! + EXCHANGED + (here === 2 || there === 2 ? FIRST_LETTER : 0),
        );
      row[there] = cost;
      if (cost < lowest) lowest = cost;
    }
    // Swaps go back two rows, so both rows must exceed the limit.
    if (lowest > limit && lowestBefore > limit) return lowest;
    lowestBefore = lowest;
    const oldest = before;
    before = last;
    last = row;
    row = oldest;
  }
  return last[other.length]!;
}

const LETTERS = 26;
const A = 97;
/** Cost of each letter a to z in place of each other letter. */
const costs = new Float64Array(LETTERS * LETTERS).fill(1);
const placeOf = (letter: string): number => letter.charCodeAt(0) - A;
for (const one of VOWEL_LETTERS)
  for (const other of VOWEL_LETTERS) costs[placeOf(one) * LETTERS + placeOf(other)] = VOWELS;
for (const [one = '', other = ''] of RELATED_LETTERS) {
  costs[placeOf(one) * LETTERS + placeOf(other)] = RELATED;
  costs[placeOf(other) * LETTERS + placeOf(one)] = RELATED;
}

function instead(one: number, other: number): number {
  const mine = one - A;
  const theirs = other - A;
  return mine >= 0 && mine < LETTERS && theirs >= 0 && theirs < LETTERS ? costs[mine * LETTERS + theirs]! : 1;
}

/** First bit of each group, and the number of its bits; vowels have more, because words have more vowels. */
const MOST_VOWELS = 6;
const MOST_OTHERS = 3;
const firstBits = new Map<string, number>();
let nextBit = 0;
for (const group of [...GROUPS, ...'ghjlrx', '']) {
  for (const letter of group === '' ? ['other'] : group) firstBits.set(letter, nextBit);
  nextBit += group === VOWEL_LETTERS ? MOST_VOWELS : MOST_OTHERS;
}

function groupsOf(word: string): [number, number] {
  const counts = new Map<number, number>();
  const groups: [number, number] = [0, 0];
  for (let at = 0; at < word.length; at += 1) {
    const start = firstBits.get(word[at]!) ?? firstBits.get('other')!;
    const count = counts.get(start) ?? 0;
    counts.set(start, count + 1);
    if (count >= (start === 0 ? MOST_VOWELS : MOST_OTHERS)) continue;
    const bit = start + count;
    groups[bit < 32 ? 0 : 1] |= 1 << (bit % 32);
  }
  return groups;
}

function bits(set: number): number {
  let rest = set - ((set >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Spellings of one sound in names of South Africa and in transliterations; replaced in order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/tsch|tch/g, 'ch'],
  [/([bdgkt])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/oo|ou/g, 'u'],
  [/ee|ie|[yj]/g, 'i'],
  [/(.)\1+/gu, '$1'],
];

/** @returns a key that words share which sound alike; cut after 40 letters */
export const soundOf: (word: string) => string = memoize(
  (word) => SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word.slice(0, MAX_LETTERS)),
  MEMORY,
);
