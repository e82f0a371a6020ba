import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet } from '#shared/domain/documents/reading/row-texts.ts';
import { divided, type Name, wholeName } from './division.ts';
import { labelOf } from './forms.ts';
import { isGeneric } from './locate.ts';
import { isSentence } from './plausible.ts';
import type { Entry } from './score.ts';

/** A text in a line of its own. */
export type LoneText = { words: readonly string[]; at: number };
/** A name, and where else it stands whole. */
export type ListedName = Name & { places: readonly number[] };
const [LEAST_WORDS, MOST_WORDS, MOST_LINES] = [2, 12, 9];
/** So many texts that begin with one word are known at most, so that no paper takes long. */
const MOST_ALIKE = 60;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** Texts of a line of its own, or before a colon: names that a checklist or summary may list. */
export function listedIn(lines: readonly Line[]): ReadonlyMap<string, readonly LoneText[]> {
  const found = new Map<string, LoneText[]>();
  for (const [at, { text, cells }] of lines.entries()) {
    const said = text.slice(labelOf(text).label.length).split(/[:.](?: |$)| [(-] ?\d{1,3}\b/)[0]!;
    const words = wordsOf(said);
    if (cells.length > 1 || !/^\p{Lu}/u.test(said) || words.length < LEAST_WORDS || words.length > MOST_WORDS)
      continue;
    const alike = found.get(words[0]!) ?? [];
    found.set(words[0]!, alike);
    if (alike.length < MOST_ALIKE) alike.push({ words, at });
  }
  return found;
}

/**
 * Names in a narrow column, whose pieces stand at the beginnings of lines beside other text: one that the paper has whole elsewhere is
 * known by its words.
 * @returns for each line the name that begins with it
 */
export function listedNames(
  body: readonly Line[],
  listed: ReadonlyMap<string, readonly LoneText[]>,
): (ListedName | null)[] {
  const names: (ListedName | null)[] = body.map(() => null);
  let last = -1;
  for (const [at, line] of body.entries()) {
    const { label } = labelOf(line.text);
    const first = line.text.slice(label.length);
    if (!/^\p{Lu}/u.test(first) || hasBullet(first) || line.cells.length > 1 || last >= at) continue;
    const found = (listed.get(wordsOf(first)[0] ?? '') ?? [])
      .flatMap(({ words, at: place }) => {
        const one = place === at ? null : matched(body, at, label.length, words);
        return one === null ? [] : [{ ...one, place }];
      })
      .toSorted((one, other) => other.name.length - one.name.length);
    if (found[0] === undefined || isGeneric(found[0].name) || isSentence(found[0].name)) continue;
    const { name } = found[0];
    last = found[0].last;
    const places = found.filter((one) => one.name === name).map(({ place }) => place);
    names[at] = { ...wholeName(body, name, at, last), places };
  }
  return names;
}

/** The words of a name at the beginnings of lines, beside other text; lines between them may have other text only. */
function matched(
  body: readonly Line[],
  at: number,
  from: number,
  words: readonly string[],
): { name: string; last: number } | null {
  let hasMore = false;
  let [left, last, pieces] = [words, at, [] as string[]];
  for (let index = at; index < Math.min(body.length, at + MOST_LINES) && left.length > 0; index += 1) {
    const text = index === at ? body[at]!.text.slice(from) : body[index]!.text;
    const own = text.split(' ');
    let [taken, count] = [0, 0];
    while (taken < own.length) {
      const next = wordsOf(own[taken]!);
      if (next.some((word, step) => word !== left[count + step])) break;
      count += next.length;
      taken += 1;
    }
    if (count === 0) continue;
    if (index === at && taken < own.length) hasMore = true;
    pieces = [...pieces, own.slice(0, taken).join(' ')];
    [left, last] = [left.slice(count), index];
  }
  return left.length > 0 || (pieces.length < 2 && !hasMore)
    ? null
    : { name: pieces.join(' ').replace(/[ :,.(-]{1,4}$/, ''), last };
}

/** So many lines of a listing stand between two of its names at most, for each name. */
const APART = 4;

/** @returns rows whose names stand near one another elsewhere; none where they do not add up */
export function inListing(
  body: readonly Line[],
  from: number,
  listed: readonly (ListedName | null)[],
  wholes: readonly number[],
): (Entry & { value: number })[] {
  const names = listed
    .slice(from, from + body.length)
    .flatMap((name) => (name === null ? [] : [{ ...name, at: name.at - from, last: name.last - from }]))
    .filter(({ last }) => last < body.length);
  const rows = divided(body, names, wholes, false);
  const own = names.filter(({ raw }) => rows.some(({ start }) => start === raw.start));
  const near = (one: number, other: number): boolean => Math.abs(one - other) <= APART * own.length;
  const isListing = own[0]?.places.some((first) =>
    own.every(({ places }) => places.some((place) => near(place, first))),
  );
  return isListing ? rows.map((row) => ({ ...row, name: row.said })) : [];
}
