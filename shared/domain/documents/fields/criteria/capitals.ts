import type { Line } from '#shared/domain/documents/reading/reader.ts';
import type { Name } from './division.ts';
import { isGeneric } from './locate.ts';
import { capitalsOf, LABEL, LONGEST_TITLE } from './rows-beside.ts';

/** A name in capitals, of one line or several with text beside and between them. */
type Piece = { name: string; first: number; last: number; isEnded: boolean };

/**
 * @param between how many other lines may stand between two of a name
 * @returns names in capitals, in a column of their own
 */
export const capitalsIn = (body: readonly Line[], between = 2): Name[] =>
  namesIn(body, between).map(({ name, first, last }) => ({
    ...{ at: first, last, quality: 0 },
    raw: {
      ...{
        said: name,
        rest: '',
        line: last,
        value: 0,
        depth: -1,
        isInBrackets: false,
        isTitle: true,
        isWhole: true,
      },
      ...{ start: body[first]!.start, end: body[last]!.end },
    },
  }));

function namesIn(body: readonly Line[], between: number): Piece[] {
  const names: Piece[] = [];
  for (const [at, { text }] of body.entries()) {
    const above = names.at(-1);
    const goesOn = above !== undefined && !above.isEnded && at - above.last <= between + 1;
    const said = text.replace(LABEL, '').replace(/^\d{1,2}\.? (?=\p{Lu})/u, '');
    const piece = pieceOf(said, goesOn);
    if (piece === null) continue;
    const isFull = goesOn && above.name.length + piece.length > LONGEST_TITLE;
    // Points in brackets end a name, be it in the line below.
    const isEnded = /\)$/.test(piece) || /^ \(\d{1,3} ?(?:\)|%|points)/i.test(said.slice(piece.length));
    if (!goesOn || isFull) names.push({ name: piece, first: at, last: at, isEnded });
    else {
      // `RESERVOI` and `R CLEANING`: a word that was too wide for its column.
      above.name += `${/^[^AI](?: |$)/.test(piece) ? '' : ' '}${piece}`;
      above.last = at;
      above.isEnded = isEnded;
    }
  }
  return names
    .map((one) => ({ ...one, name: one.name.replace(/ POINTS\)$/, '') }))
    .filter(({ name }) => /\p{Lu}{4}/u.test(name) && !isGeneric(name));
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
