import { partsOf, rowsOf } from '#shared/codelists/table.ts';
import { lettersOf } from '#shared/text/names.ts';

/**
 * The spellings of keys of awards and their parts. Keys are compared by their lower-case letters only, so that
 * `B-BBEE Level`, `bbbee_level` and `bBBEELevel` are equal. The first spelling with a value counts: keys of the portal's
 * data model come first, then keys that clients of the portal are known to read, then guesses.
 */
const parts = {
  awards: ['list'],
  award: [
    'id',
    'supplier',
    'supplierId',
    'csd',
    'amount',
    'enterprise',
    'points',
    'level',
    'levelPoints',
    'date',
    'status',
    'deleted',
    'subcontractors',
    'unread',
  ],
  subcontractor: ['name', 'percentage', 'level', 'youth', 'women', 'disabled', 'military', 'rural', 'unread'],
  bidder: ['name', 'unread'],
  cancellation: ['date', 'reason', 'unread'],
} as const;

/**
 * Parts of an award that a row with a single award may contain directly; other keys of the row are about the tender.
 */
const flatAward = new Set<string>([
  ...['csd', 'amount', 'enterprise', 'points', 'level', 'levelPoints', 'date', 'subcontractors'],
]);

export type ObjectKind = keyof typeof parts;
export type KeyMeaning<K extends ObjectKind> = (typeof parts)[K][number];

const byKind = Map.groupBy(
  rowsOf('etenders-keys').map(([kind = '', part = '', keys]) => ({ kind, part, keys: partsOf(keys) })),
  ({ kind }) => kind,
);

/** What the keys of a kind of object mean: the part, and the place among its spellings. */
const meaningsOf = (kind: ObjectKind, known: ReadonlySet<string> = new Set<string>(parts[kind])) =>
  new Map(
    (byKind.get(kind) ?? [])
      .filter(({ part }) => known.has(part))
      .flatMap(({ part, keys }) => keys.map((key, rank) => [key, { part, rank }] as const)),
  );

const meanings: Readonly<Record<ObjectKind | 'flatAward', ReturnType<typeof meaningsOf>>> = {
  awards: meaningsOf('awards'),
  award: meaningsOf('award'),
  subcontractor: meaningsOf('subcontractor'),
  bidder: meaningsOf('bidder'),
  cancellation: meaningsOf('cancellation'),
  flatAward: meaningsOf('award', flatAward),
};

/** @returns the part that a key of an object of this kind means; null for an unknown key */
export const partOf = (kind: ObjectKind | 'flatAward', key: string): string | null =>
  meanings[kind].get(lettersOf(key))?.part ?? null;

/** @returns whether a key is known in an object of this kind */
export const isSpelled = (kind: ObjectKind, key: string): boolean => partOf(kind, key) !== null;

/** @returns the place of a key among the spellings of its part; lower places are tried first */
export const rankOf = (kind: ObjectKind, key: string): number =>
  meanings[kind].get(lettersOf(key))?.rank ?? Number.POSITIVE_INFINITY;
