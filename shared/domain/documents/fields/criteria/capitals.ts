import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { isGeneric } from './locate.ts';
import { capitalsOf, LABEL, LONGEST_TITLE, type Row } from './rows-beside.ts';
import { type Highest, higher } from './segments.ts';

/** A name in capitals, of one line or several with text beside and between them. */
type Name = { name: string; first: number; last: number; isEnded: boolean };

/** So many other lines stand between two of a name at most. */
const BETWEEN = 2;
const [LEAST_NAMES, MOST_NAMES] = [2, 12];
/** Where rows begin between two names is not known; so many ways to divide points among them are remembered for each sum. */
const MOST_WAYS = 2;

/**
 * Reads rows whose names stand in capitals in a column of their own, at whatever height of the row: each has the highest number of the
 * lines between it and its neighbours, wherever these are divided.
 * @param wholes what the points of all rows may add up to
 * @returns the rows; none where others add up as well, null where none do
 */
export const inCapitals = (body: readonly Line[], wholes: readonly number[]): Row[] | null =>
  divided(body, namesIn(body, BETWEEN), wholes) ?? divided(body, namesIn(body, 0), wholes);

function divided(body: readonly Line[], names: readonly Name[], wholes: readonly number[]): Row[] | null {
  if (names.length < LEAST_NAMES || names.length > MOST_NAMES) return null;
  const most = Math.max(...wholes);
  // By the line that the next row begins with, and the sum of what stands before it: the points of the rows.
  let ways = new Map<number, Map<number, number[][]>>([[0, new Map([[0, [[]]]])]]);
  for (const [index, { last }] of names.entries()) {
    const next = names[index + 1];
    const after = new Map<number, Map<number, number[][]>>();
    for (const [from, sums] of ways) {
      let highest: Highest = higher({ free: 0, level: 0 }, body.slice(from, last + 1));
      for (let end = last + 1; end <= (next?.first ?? body.length); end += 1) {
        if (end > last + 1) highest = higher(highest, body.slice(end - 1, end));
        const value = highest.free >= highest.level ? highest.free : 0;
        if (value === 0 || value >= most || (next === undefined && end < body.length)) continue;
        for (const [sum, all] of sums)
          if (sum + value <= most) {
            const known = after.get(end) ?? new Map<number, number[][]>();
            after.set(end, known);
            known.set(sum + value, merged(known.get(sum + value) ?? [], all, value));
          }
      }
    }
    ways = after;
  }
  const found = ways.get(body.length);
  const [values, other] = wholes.map((whole) => found?.get(whole) ?? []).find((all) => all.length > 0) ?? [];
  if (other !== undefined) return [];
  return values === undefined
    ? null
    : names.map(({ name, first, last }, at) => ({
        ...{ name, value: values[at]!, depth: -1, isInBrackets: false },
        ...{ start: body[first]!.start, end: body[last]!.end },
      }));
}

/** Adds the points of a row to those before it, each way once. */
function merged(known: readonly number[][], before: readonly number[][], value: number): number[][] {
  const all = new Map([...known, ...before.map((way) => [...way, value])].map((way) => [way.join(), way]));
  return [...all.values()].slice(0, MOST_WAYS);
}

/** @param between how many other lines may stand between two of a name */
function namesIn(body: readonly Line[], between: number): Name[] {
  const names: Name[] = [];
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
