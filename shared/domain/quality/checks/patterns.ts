/**
 * Texts compared and searched without making other texts of them: checks run on every record of every compilation.
 */

/** @returns whether both names have the same letters and digits, whatever their case, blanks and punctuation */
export function sameLetters(one: string, other: string): boolean {
  let at = 0;
  let there = 0;
  let compared = false;
  for (;;) {
    let mine = 0;
    while (at < one.length && mine === 0) mine = letterAt(one, at++);
    let yours = 0;
    while (there < other.length && yours === 0) yours = letterAt(other, there++);
    if (mine !== yours) return false;
    if (mine === 0) return compared;
    compared = true;
  }
}

/** @returns the code of a letter in lower case or of a digit; 0 for what stands between them */
function letterAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code >= 0x41 && code <= 0x5a) return code + 0x20;
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) return code;
  return code > 0xbf ? code : 0;
}

/** A thirteen-digit identity number: day of birth, order of birth, citizenship, a digit once used, check digit. */
export const IDENTITY_NUMBER =
  /(?<!\d)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]) ?\d{4} ?[012][89] ?\d(?!\d)/;

/** @returns whether the pattern is in the title or the description, each searched once */
export function inText(
  { title, description }: { title: string | null; description: string | null },
  pattern: RegExp,
): boolean {
  if (description !== null && pattern.test(description)) return true;
  return title !== null && (description === null || !description.endsWith(title)) && pattern.test(title);
}

/** @returns whether title or description has the character; far faster than a pattern that could not be without it */
export const holds = (
  { title, description }: { title: string | null; description: string | null },
  character: string,
): boolean => description?.includes(character) === true || title?.includes(character) === true;
