import { distance } from 'fastest-levenshtein';
import { isListedWord } from './listed-words.ts';

/** A word of the index that may be meant by a misspelt one. */
export type CorrectionCandidate = {
  /** The stem as the index has it. */
  stem: string;
  /** Number of records that have it. */
  count: number;
};

/** Shorter words are corrected only where two letters are swapped: too many short words differ in one letter. */
const SHORT = 4;
/** Words of this length may have two errors. */
const LONG = 8;
/** A word that records have is taken for an error only if this many times more records have the other word. */
const MORE_COMMON = 20;
/** A second word is also accepted if it has at least this share of the records of the first. */
const AS_LIKELY = 0.25;
const MAX_NEAREST = 6;

/**
 * @param word as the caller wrote it
 * @param stem of the word
 * @param others stems of words that may be meant
 * @param known whether records have the word; what is meant then differs in one letter of the stem
 * @returns the stems with the fewest corrections; none if all need more than the length of the word allows
 */
export function nearest(word: string, stem: string, others: readonly string[], known = false): string[] {
  const most = known ? Math.min(1, allowed(word)) : allowed(word);
  const near = others.flatMap((other) => {
    const needed = known ? errors(stem, other) : errorsBetween(word, stem, other);
    return other === stem || needed > most || !isAlike(word, other, known) ? [] : [{ other, needed }];
  });
  const least = Math.min(...near.map(({ needed }) => needed));
  return near
    .filter(({ needed }) => needed <= (least === SAME_SOUND ? least : least + 0.5))
    .slice(0, MAX_NEAREST)
    .map(({ other }) => other);
}

/**
 * Chooses the words that a misspelt word stands for.
 * @param count number of records with the misspelt word
 * @param candidates the nearest words
 * @returns at most two stems, the most likely first
 */
export function meantBy(count: number, candidates: readonly CorrectionCandidate[]): string[] {
  const likely = candidates
    .filter((candidate) => candidate.count >= (count === 0 ? 1 : MORE_COMMON * count))
    .toSorted((one, other) => other.count - one.count || (one.stem < other.stem ? -1 : 1));
  const [best, second] = likely;
  if (best === undefined) return [];
  return second && second.count >= AS_LIKELY * best.count ? [best.stem, second.stem] : [best.stem];
}

/** Minimum length of a word whose first letter may be wrong: `urban` does not mean `durban`. */
const MIN_WORD = 7;
const MIN_STEM = 5;

/** @returns whether a word begins like a stem, or both are so long that the first letter may be the error */
const isAlike = (word: string, other: string, known: boolean): boolean =>
  word[0] === other[0] ||
  (!known && soundOf(word)[0] === soundOf(other)[0]) ||
  (word[0] === other[1] && word[1] === other[0]) ||
  (!known && word.length >= MIN_WORD && other.length >= MIN_STEM);

/** Shorter words that titles or names have are not doubted. */
const MIN_DOUBTED = 8;
/** The same next to several other words, if no record has all of them. */
const MIN_DOUBTED_BESIDE_OTHERS = 5;

/**
 * @param known whether titles or names have the word
 * @param besideOthers whether it is one of several words that no record has together
 */
export const isDoubtful = (word: string, known: boolean, besideOthers = false): boolean =>
  !isListedWord(word) && (!known || word.length >= (besideOthers ? MIN_DOUBTED_BESIDE_OTHERS : MIN_DOUBTED));

/** Swapped letters count as half an error, so that short words can have no other error. */
const allowed = (word: string): number => (word.length <= SHORT ? 0.5 : word.length < LONG ? 1 : 2);

/** Endings that the stem of a word may lack. */
const ENDINGS =
  ' s es ed e y ing ings er ers or ors ion ions ation ations ment ments ance ence ity ities icity ician ies al ical ial ly ness ive able ure'.split(
    ' ',
  );

/**
 * Errors between a word and a stem. The ending of a misspelt word may have been cut off wrongly, so the stem is also
 * compared with the beginning of the word, and the rest of the word with endings.
 */
function errorsBetween(word: string, stem: string, other: string): number {
  const written = lettersBetween(word, stem, other);
  if (word.length <= SHORT) return written;
  const sound = soundOf(word);
  if (basesOf(other).some((base) => ENDINGS.some((ending) => soundOf(base + ending) === sound)))
    return SAME_SOUND;
  return Math.min(written, lettersBetween(sound, soundOf(stem), soundOf(other)) + 0.5);
}

/** A phonetic spelling is one error, however many letters differ. */
const SAME_SOUND = 0;
/** Letters with the same sound, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/y/g, 'i'],
  [/x/g, 'ks'],
  [/(.)\1+/gu, '$1'],
];
const soundOf = (word: string): string =>
  SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), word);

/** The stem of `trading` is `trade`. */
const basesOf = (stem: string): string[] => (stem.endsWith('e') ? [stem, stem.slice(0, -1)] : [stem]);

function lettersBetween(word: string, stem: string, other: string): number {
  const inWhole = errors(stem, other);
  const longer = stem.length > other.length ? stem : other;
  const whole = inWhole > allowed(longer) ? Number.POSITIVE_INFINITY : inWhole;
  if (other.length >= word.length || word.length <= SHORT) return whole;
  const cut = basesOf(other).flatMap((base) =>
    [-1, 0, 1].map((more) => {
      const end = base.length + more;
      const tail = word.slice(end);
      const inStem = errors(word.slice(0, end), base);
      // A short stem may have as many errors as a short word: `ambulance` is not a spelling of `abus`.
      return inStem > allowed(base)
        ? Number.POSITIVE_INFINITY
        : inStem + Math.min(...ENDINGS.map((ending) => distance(tail, ending)));
    }),
  );
  return Math.min(whole, ...cut);
}

/** The number of letters that are wrong, missing or superfluous; the first swap of two letters costs a half. */
function errors(one: string, other: string): number {
  const plain = distance(one, other);
  if (plain !== 2 && plain !== 3) return plain;
  for (let at = 0; at < one.length - 1; at += 1) {
    const swapped = `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`;
    const left = distance(swapped, other);
    if (left === plain - 2) return left + 0.5;
  }
  return plain;
}

/**
 * Finds how records spell a stem, because callers are shown words, not stems.
 * @param words that may be meant
 * @returns the word most similar to the misspelt one; null if none has the stem
 */
export function spelling(stem: string, misspelt: string, words: Iterable<string>): string | null {
  const beginning = stem.length > 4 ? stem.slice(0, -1) : stem;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (!word.startsWith(beginning) || word.length > stem.length + 5) continue;
    const away = 2 * distance(soundOf(word), soundOf(misspelt)) + distance(word, misspelt);
    if (away < least) [best, least] = [word, away];
  }
  return best;
}

/** A word that no record has, and the stems that replace it. */
export type Correction = [word: string, stems: string[]];
