/** Numbers in words as South African notices and documents write them beside or instead of digits, English and Afrikaans. */
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  een: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vyf: 5,
  ses: 6,
  sewe: 7,
  agt: 8,
  nege: 9,
  tien: 10,
  elf: 11,
  twaalf: 12,
  vyftien: 15,
  twintig: 20,
  dertig: 30,
  veertig: 40,
  vyftig: 50,
  sestig: 60,
  sewentig: 70,
  tagtig: 80,
  negentig: 90,
  honderd: 100,
};

/** The source of an expression for one word of a number. */
export const NUMBER_WORD = Object.keys(WORDS).join('|');

/** The source of an expression for a number in one word or two: `forty-five`, `vyf-en-veertig`. */
export const NUMBER_WORDS = `(?:${NUMBER_WORD})(?:[ -](?:en-)?(?:${NUMBER_WORD}))?`;

/** @returns the number that words say together: `forty-five`, `vyf-en-veertig` */
export const sumOfWords = (words: string): number =>
  words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (WORDS[word] ?? 0), 0);
