/** Converts names in other alphabets to Latin letters, so that they can be compared with names in Latin letters. */

/**
 * Letters and their Latin spelling, in the customary transliteration without diacritics; diacritics were removed
 * before.
 */
const LETTERS = `
а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya
і i є ye ґ g ј j љ lj њ nj ћ c ђ d џ dz қ k ұ u ү u ә a ө o ғ g ң n һ h
α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h
ß ss æ ae ø o œ oe ł l đ d ð d þ th ı i`;

/** Letters that are not transliterated. */
const SILENT = 'ъь';

/** Letters and spellings alternate. */
const given = LETTERS.trim().split(/\s+/);

const latin: ReadonlyMap<string, string> = new Map([
  ...given.flatMap((letter, at) => (at % 2 === 0 ? [[letter, given[at + 1]!] as const] : [])),
  ...[...SILENT].map((letter) => [letter, ''] as const),
]);

const ASCII = /^[\x00-\x7f]*$/;
/** Marks within a word, which some writers omit: `Mother's`, `Qa'ida`, `O’Brien`. */
const APOSTROPHES = /['`´‘’ʻʼʾʿ]/g;

/**
 * @returns the text with Cyrillic, Greek and Georgian letters in Latin spelling and without apostrophes and accents; letters of
 *   other alphabets stay, so that names in one alphabet can still be compared
 */
export function toLatin(text: string): string {
  const bare = text.replace(APOSTROPHES, '');
  if (ASCII.test(bare)) return bare;
  const letters = bare.normalize('NFKD').replace(/\p{Mark}+/gu, '');
  return ASCII.test(letters) ? letters : [...letters].map(spell).join('');
}

function spell(letter: string): string {
  const lower = letter.toLowerCase();
  const spelling = latin.get(lower);
  if (spelling === undefined) return letter;
  return lower === letter ? spelling : spelling.charAt(0).toUpperCase() + spelling.slice(1);
}
