/** Control characters, and those that change the direction of writing, with which `exe.pdf` can be made to look like another name. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;
const MAX_LENGTH = 200;

/**
 * Makes a name that is safe to show and to save under: without folders, invisible characters and dots or blanks at its ends.
 * @param given as a browser or program sends it
 * @returns null where nothing is left
 */
export function cleanFileName(given: string): string | null {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const cut = last
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const name = withoutEnd(cut);
  if (name === '') return null;
  if (name.length <= MAX_LENGTH) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_LENGTH - extension.length).toWellFormed() + extension;
}

/** Without dots and blanks at the end, letter by letter: an expression would begin anew at each of them. */
function withoutEnd(name: string): string {
  let end = name.length;
  while (end > 0 && ' .'.includes(name[end - 1]!)) end -= 1;
  return name.slice(0, end);
}
