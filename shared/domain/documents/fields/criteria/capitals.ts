import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { type Name, wholeName } from './division.ts';
import { isGeneric } from './locate.ts';
import { capitalsOf, LABEL, LONGEST_TITLE } from './rows-beside.ts';

/**
 * @param between how many other lines may stand between two of a name
 * @returns names in capitals, in a column of their own, with text beside and between their lines
 */
export function capitalsIn(body: readonly Line[], between = 2): Name[] {
  const pieces: { name: string; at: number; last: number; isEnded: boolean }[] = [];
  for (const [at, { text }] of body.entries()) {
    const above = pieces.at(-1);
    const goesOn = above !== undefined && !above.isEnded && at - above.last <= between + 1;
    const said = text.replace(LABEL, '').replace(/^\d{1,2}\.? (?=\p{Lu})/u, '');
    const piece = pieceOf(said, goesOn);
    if (piece === null) continue;
    const isFull = goesOn && above.name.length + piece.length > LONGEST_TITLE;
    // Points in brackets end a name, be it in the line below.
    const isEnded = /\)$/.test(piece) || /^ \(\d{1,3} ?(?:\)|%|points)/i.test(said.slice(piece.length));
    if (!goesOn || isFull) pieces.push({ name: piece, at, last: at, isEnded });
    else {
      // `RESERVOI` and `R CLEANING`: a word that was too wide for its column.
      above.name += `${/^[^AI](?: |$)/.test(piece) ? '' : ' '}${piece}`;
      above.last = at;
      above.isEnded = isEnded;
    }
  }
  return pieces.flatMap(({ name, at, last }) => {
    const said = name.replace(/ POINTS\)$/, '');
    return /\p{Lu}{4}/u.test(said) && !isGeneric(said) ? [wholeName(body, said, at, last)] : [];
  });
}

/** A word in capitals that a line with other text begins with is a short form, unless another cell follows or a name goes on in it. */
function pieceOf(text: string, goesOn: boolean): string | null {
  // The end of a word that was too wide for its column.
  const end = goesOn ? (/^[^AI\P{Lu}](?: (?=\p{Lu}{2})|$)/u.exec(text)?.[0] ?? '') : '';
  const piece = `${end}${/^\p{Lu}{2,3}(?= \p{Lu}?\p{Ll}|$)/u.exec(text)?.[0] ?? capitalsOf(text.slice(end.length))}`;
  const rest = text.slice(piece.length);
  if (piece === '') return null;
  const isApart = rest === '' || /^ (?:\p{Lu}\p{Ll}|[\u2022(\d])/u.test(rest);
  const words = piece.split(' ').filter((word) => /\p{Lu}{3}/u.test(word));
  return isApart || words.length > 1 || (goesOn && /\p{Lu}{6}|^(?:AND|OR|OF|FOR|THE|&)$/u.test(piece))
    ? piece
    : null;
}
