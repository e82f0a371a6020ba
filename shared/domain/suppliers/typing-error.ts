import { isNameWord } from '#shared/codelists/name-words.ts';
import { MIN_CORE, type Spelling } from './spelling.ts';

/** Whether two names differ only by a typing error, not by a letter that makes another name. */

/** The differing parts: a word of each name, or all words if a blank is wrong. */
export type Mistyped = { one: string; other: string };

/**
 * One letter is superfluous, missing or wrong, or two are swapped. The first letter is never wrong: names that rhyme
 * belong to different companies.
 * @returns the differing words; null if the names differ in another way
 */
export function mistypedWords(
  one: Pick<Spelling, 'core' | 'words'>,
  other: Pick<Spelling, 'core' | 'words'>,
): Mistyped | null {
  const [short, long] =
    one.core.length <= other.core.length ? [one.core, other.core] : [other.core, one.core];
  if (short.length < MIN_CORE || !isOneError(short, long)) return null;
  const places = one.words.flatMap((word, place) => (word === other.words[place] ? [] : [place]));
  const [place] = places;
  if (one.words.length !== other.words.length || places.length !== 1 || place === undefined)
    return { one: one.core, other: other.core };
  return { one: one.words[place] ?? '', other: other.words[place] ?? '' };
}

/** @param short not longer than `long` */
function isOneError(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  if (start > 0 && rest(short, 1) === rest(long, 1)) return true;
  return (
    short[start] === long[start + 1] && short[start + 1] === long[start] && rest(short, 2) === rest(long, 2)
  );
}

/** One letter makes another word of a shorter word. */
const MIN_WORD = 5;

/**
 * @param rare the rarely seen spelling
 * @param usual the frequent one
 * @returns whether the rare one is unlikely to be a separate word or name: it is not a known one, and its letters do
 *   not form a word of a South African language while those of the usual one do
 */
export function canBeError(rare: string, usual: string): boolean {
  if (Math.min(rare.length, usual.length) < MIN_WORD || isNameWord(rare)) return false;
  if (hasOpenSyllables(usual)) return !hasOpenSyllables(rare);
  return !isInflected(rare, usual);
}

/** Consonants that begin a syllable in Nguni and Sotho languages, Xitsonga and Tshivenda. */
const ONSETS = new Set(
  `b c d f g h j k l m n p q r s t v w x y z bh bhw bw by ch cw dh dl dlw dw dy dz fh fw fy gc gcw gq gqw gw gx hl hlw hw jw kg kgw kh
  khw kw ky lw ly mb mbh mbhw mbw mc mch mf mg mh mk mkh ml mm mmp mn mng mp mph mq ms msh mt mth mts mtsh mv mw mx mz nc nch nd ndl
  ndlw ndw ndz ng ngc ngcw ngq ngw ngx ngxw nh nhl nj njw nk nkh nkw nl nn nq ns nt nth nthw ntl ntlh nts ntsh ntsw ntw nx ny nyw nz ph
  phs pj ps psh pshw qh qw rh rw ry sh shw sw ts tsh tshw tsw th thw tj tjh tl tlh tlhw tlw tw ty vh vw xh xw xhw yw zw hh`
    .trim()
    .split(/\s+/),
);

/**
 * Whether a word is formed as in isiZulu, isiXhosa, siSwati, isiNdebele, Sesotho, Sepedi, Setswana, Xitsonga and
 * Tshivenda: each syllable begins with consonants that may stand together and ends in a vowel, which stands twice at
 * most. In such a word, nearly any other letter makes another word: `mandisa`, `mandiso`.
 */
function hasOpenSyllables(word: string): boolean {
  const consonants = word.split(/[aeiou]{1,2}/);
  const last = consonants.pop() ?? '';
  return (
    (last === '' || last === 'ng') &&
    consonants.length > 1 &&
    consonants.every((onset, at) => ONSETS.has(onset) || (onset === '' && at === 0))
  );
}

/** Whether words differ only in their ends, like singular and plural or two family names: `woods`, `swartz`. */
function isInflected(one: string, other: string): boolean {
  const most = Math.max(one.length, other.length);
  let same = 0;
  while (same < most && one[same] === other[same]) same += 1;
  return same >= most - 2;
}
