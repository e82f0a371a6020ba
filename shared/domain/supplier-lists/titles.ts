/** Recognises the columns of a table by the titles in its heading. */

/** A known column: its titles in lower case, letters and digits only, and words that identify it in other titles. */
export type ColumnKind<Kind extends string = string> = {
  kind: Kind;
  titles: readonly string[];
  /** A title with all words of one of these is this column, unless it is the title of another. */
  telling?: readonly string[];
};

/** Remarks in brackets, such as `(yyyy/mm/dd)`, do not belong to a title. */
const REMARK = /\([^()]{0,60}\)|\[[^[\]]{0,60}\]/g;

/** @returns a title in lower case, without remarks: its letters and digits with one blank between words */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(REMARK, ' ')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** @returns the column whose title this is; null for the title of no column */
export const kindOf = <Kind extends string>(
  title: string,
  kinds: readonly ColumnKind<Kind>[],
): Kind | null => {
  const plain = plainTitle(title);
  return kinds.find(({ titles }) => titles.includes(plain))?.kind ?? null;
};

/** Longer texts are not titles. */
const MOST_WORDS = 8;

/** @returns as `kindOf`, but for titles that only contain the words that tell a column */
export function likelyKindOf<Kind extends string>(
  title: string,
  kinds: readonly ColumnKind<Kind>[],
): Kind | null {
  const words = plainTitle(title).split(' ');
  if (words.length > MOST_WORDS) return null;
  const contains = (telling: string) => telling.split(' ').every((word) => words.includes(word));
  return kinds.find(({ telling }) => telling?.some(contains))?.kind ?? null;
}

/** A title with its column, if it is a known one. */
export type ReadTitle<Kind extends string> = { title: string; kind: Kind | null };

/**
 * @returns the columns of titles, in their order; of two titles of one column the first counts, and the second is an
 *   additional column
 */
export function kindsOfTitles<Kind extends string>(
  titles: readonly string[],
  kinds: readonly ColumnKind<Kind>[],
): ReadTitle<Kind>[] {
  const found = new Map<Kind, number>();
  const note = (kind: Kind | null, at: number) => {
    if (kind !== null && !found.has(kind)) found.set(kind, at);
  };
  for (const [at, title] of titles.entries()) note(kindOf(title, kinds), at);
  const exact = new Set(found.values());
  for (const [at, title] of titles.entries()) if (!exact.has(at)) note(likelyKindOf(title, kinds), at);
  const byPlace = new Map([...found].map(([kind, at]) => [at, kind]));
  return titles.map((title, at) => ({ title, kind: byPlace.get(at) ?? null }));
}
