import { titleWords } from '#shared/codelists/title-words.ts';
import { monthNames } from '#shared/time.ts';
import { withoutEnd } from './lengths.ts';

/**
 * The one or two most distinctive passages of a text that does not fit. The rarer a word is in titles, the more bits of
 * information it has; of all passages that fit, those with the most bits are taken.
 */

/** Bits of a word that is not among the common ones. */
const RARE = 11;
const bitsOf: ReadonlyMap<string, number> = new Map(
  titleWords.flatMap(({ share, words }) => words.split(' ').map((word) => [word, -Math.log2(share)])),
);
/** Words of dates, which are similar in many titles. */
const isOfDate = new RegExp(`^(?:20\\d\\d|[0-3]?\\d|${monthNames.join('|')}|ending|until)$`, 'i');
const OF_DATE = 2;
const bitsOfWord = (word: string): number => (isOfDate.test(word) ? OF_DATE : (bitsOf.get(word) ?? RARE));
/** Words after which a place follows, and words that end it with a purpose. */
const [BEGINS_PLACE, ENDS_PLACE] = [new Set(['at', 'in', 'within']), new Set(['for', 'to'])];
/** What is bought comes first if one of its passages has at least this many bits. */
const ENOUGH_OF_THING = 14;
/** Joining words. A passage neither begins nor ends with one. */
const JOINS = new Set(
  'of for and the a an to at in on by with as or from within under per into than that which is are be & - –'.split(
    ' ',
  ),
);
/** Bonus for the beginning of a text, which is its most natural passage. */
const FROM_THE_START = 1;
/** Deductions for a passage that begins or ends among words that belong together, and for a second passage. */
const [BEGUN_AMID, ENDED_AMID, SECOND] = [1, 2, 1];
/** Maximum number of words of a text that are examined. */
const MOST_WORDS = 60;
const ELLIPSIS = '…';

/** Words from one place up to another, their length in characters, and their bits. */
type Passage = { from: number; to: number; length: number; bits: number; isPlace: boolean };

/**
 * @param known words without new information, such as those of the buyer's name, in lower case
 * @returns passages of a text in at most `max` characters, including ellipses; empty if no word fits
 */
export function tellingParts(text: string, max: number, known: ReadonlySet<string>): string {
  const words = text.split(' ').slice(0, MOST_WORDS);
  const passages = passagesOf(words, max, known);
  const behind = bestBehind(passages, words.length, max);
  let [best, parts]: [number, Passage[]] = [0, []];
  const things = passages.filter(({ bits, isPlace }) => !isPlace && bits >= ENOUGH_OF_THING);
  for (const first of things.length > 0 ? things : passages) {
    const room = max - first.length - 1;
    const second = first.to + 2 < words.length && room > 0 ? behind[first.to + 2]?.[room] : undefined;
    for (const chosen of second ? [[first], [first, second]] : [[first]]) {
      const bits = chosen.reduce((sum, one) => sum + one.bits, 0) - (chosen.length - 1) * SECOND;
      if (bits > best) [best, parts] = [bits, chosen];
    }
  }
  return parts.map(({ from, to }) => written(words, from, to)).join(' ');
}

/** All passages that fit, each with its ellipsis. */
function passagesOf(words: readonly string[], max: number, known: ReadonlySet<string>): Passage[] {
  const plain = words.map((word) =>
    JOINS.has(word.toLowerCase()) ? word.toLowerCase() : wordsOf(word).join('-'),
  );
  const seen = new Set(known);
  const isPlace: boolean[] = [];
  const bits = plain.map((word, at) => {
    isPlace.push(BEGINS_PLACE.has(word) || (isPlace[at - 1] === true && !ENDS_PLACE.has(word)));
    if (JOINS.has(word) || word === '' || seen.has(word)) return 0;
    seen.add(word);
    return Math.max(...wordsOf(word).map((part) => (known.has(part) ? 0 : bitsOfWord(part))));
  });
  const joins = (place: number): boolean => JOINS.has(plain[place]!) || plain[place] === '';
  /** Whether a phrase ends before this word. */
  const isEnd = (place: number): boolean =>
    place <= 0 ||
    place >= words.length ||
    joins(place) ||
    joins(place - 1) ||
    /[,;:.)]$/.test(words[place - 1]!);
  const passages: Passage[] = [];
  for (let from = 0; from < words.length; from += 1) {
    if (joins(from)) continue;
    let told = from === 0 ? FROM_THE_START : isEnd(from) ? 0 : -BEGUN_AMID;
    for (let to = from + 1; to <= words.length; to += 1) {
      told += bits[to - 1]!;
      const { length } = written(words, from, to);
      if (length > max) break;
      if (!joins(to - 1))
        passages.push({
          from,
          to,
          length,
          bits: told - (isEnd(to) ? 0 : ENDED_AMID),
          isPlace: isPlace[from]!,
        });
    }
  }
  return passages;
}

/** @returns by place and room: the passage with the most bits that begins there or later, and fits */
function bestBehind(passages: readonly Passage[], places: number, max: number): (Passage | undefined)[][] {
  const best: (Passage | undefined)[][] = Array.from({ length: places + 1 }, () => []);
  for (const passage of passages) {
    const at = best[passage.from]!;
    if (passage.bits > (at[passage.length]?.bits ?? 0)) at[passage.length] = passage;
  }
  for (let place = places; place >= 0; place -= 1)
    for (let room = 1; room <= max; room += 1) {
      const others = [best[place]![room - 1], best[place + 1]?.[room]];
      for (const other of others)
        if (other && other.bits > (best[place]![room]?.bits ?? 0)) best[place]![room] = other;
    }
  return best;
}

/** @returns the words of a passage, without punctuation at the end, and with an ellipsis if the text continues */
function written(words: readonly string[], from: number, to: number): string {
  const text = words.slice(from, to).join(' ');
  const ended = to === words.length ? text : withoutEnd(text);
  return `${isOpen(ended) ? ended.replace(/[()]/g, '') : ended}${to === words.length ? '' : ELLIPSIS}`;
}

/** @returns whether the text has an unpaired bracket */
export const isOpen = (text: string): boolean => text.split('(').length !== text.split(')').length;

/** @returns the bits of the words of a text, each word once and without the known ones */
export const toldBy = (text: string, known: ReadonlySet<string>): number =>
  [...new Set(wordsOf(text))].reduce(
    (sum, word) => sum + (known.has(word) || JOINS.has(word) ? 0 : bitsOfWord(word)),
    0,
  );

/** @returns the words of a text in lower case, numbers included */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
