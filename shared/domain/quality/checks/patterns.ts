/**
 * Comparing and searching texts without copying them, because checks run on every record of every compilation.
 */

/** @returns whether both names have the same letters and digits, ignoring case, blanks and punctuation */
export function sameLetters(one: string, other: string): boolean {
  let atOne = 0;
  let atOther = 0;
  let compared = false;
  for (;;) {
    let left = 0;
    while (atOne < one.length && left === 0) left = letterAt(one, atOne++);
    let right = 0;
    while (atOther < other.length && right === 0) right = letterAt(other, atOther++);
    if (left !== right) return false;
    if (left === 0) return compared;
    compared = true;
  }
}

/** @returns the code of a digit or of a letter in lower case; 0 for any other character */
function letterAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code >= 0x41 && code <= 0x5a) return code + 0x20;
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) return code;
  return code > 0xbf ? code : 0;
}

/**
 * An identity number that was masked when the text was read, or one with a wrong check digit: date of birth, sequence,
 * citizenship, a digit formerly used, check digit.
 */
export const IDENTITY_NUMBER =
  /\[identity number\]|(?<!\d)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]) ?\d{4} ?[012][89] ?\d(?!\d)/;

/** @returns whether the pattern is in title or description; a title that ends the description is searched once */
export function inText(
  { title, description }: { title: string | null; description: string | null },
  pattern: RegExp,
): boolean {
  if (description !== null && pattern.test(description)) return true;
  return title !== null && (description === null || !description.endsWith(title)) && pattern.test(title);
}

/** @returns whether title or description contains the character; much faster than a pattern, so it is tested first */
export const contains = (
  { title, description }: { title: string | null; description: string | null },
  character: string,
): boolean => description?.includes(character) === true || title?.includes(character) === true;
