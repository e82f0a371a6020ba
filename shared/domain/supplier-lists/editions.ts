import { fullNameKey } from '#shared/text/names.ts';
import { registrationKey } from '#shared/text/registration.ts';
import type { ListEntry, SupplierList } from './supplier-list.ts';
import type { ProblemKind } from './table.ts';

/** What changed between two editions of a list, and whether the later one may replace the earlier one. */

/** An entry as it is stored: the identity number only as a keyed hash. */
export type EditionEntry = Omit<ListEntry, 'identityNumber' | 'page' | 'row'> & {
  identityHash: string | null;
};

/** An edition that is in use. */
export type Edition = { reportDate: string | null; entries: readonly EditionEntry[] };

/** @param hash makes a keyed hash of an identity number */
export const editionEntry = (entry: ListEntry, hash: (digits: string) => string): EditionEntry => {
  const { identityNumber, page: _page, row: _row, ...stored } = entry;
  return { ...stored, identityHash: identityNumber?.hashed(hash) ?? null };
};

export type ChangedEntry = { before: EditionEntry; after: EditionEntry; fields: (keyof EditionEntry)[] };

export type EditionChanges = {
  appeared: EditionEntry[];
  disappeared: EditionEntry[];
  changed: ChangedEntry[];
  /** Entries that say the same as before. */
  unchanged: number;
};

const FIELDS: readonly (keyof EditionEntry)[] = [
  'supplierName',
  'registrationNumber',
  'identityHash',
  'restrictionType',
  'reason',
  'legalBasis',
  'authorisedBy',
  'from',
  'to',
];

type KeyOf = (entry: EditionEntry) => string | null;

const numberOf: KeyOf = ({ registrationNumber, identityHash }) =>
  identityHash ?? (registrationNumber === null ? null : registrationKey(registrationNumber));
const nameOf = ({ supplierName }: EditionEntry): string => fullNameKey(supplierName);

/**
 * By what an entry is recognised in another edition, the surest first: who, and since when; then without what may have been
 * corrected. A key that several entries of one edition share counts only if it is the first one.
 */
const KEYS: readonly KeyOf[] = [
  (entry) => JSON.stringify([nameOf(entry), numberOf(entry), entry.from]),
  (entry) => JSON.stringify([nameOf(entry), numberOf(entry)]),
  (entry) => (numberOf(entry) === null ? null : JSON.stringify([numberOf(entry), entry.from])),
  (entry) => (entry.from === null ? null : JSON.stringify([nameOf(entry), entry.from])),
];

/**
 * Compares two editions of one list. The order of entries does not matter. An entry whose period, reason, spelling or number was
 * corrected is changed, not replaced.
 */
export function compareEditions(
  previous: readonly EditionEntry[],
  next: readonly EditionEntry[],
): EditionChanges {
  let [before, after] = [[...previous], [...next]];
  const pairs: [EditionEntry, EditionEntry][] = [];
  for (const [at, keyOf] of KEYS.entries()) {
    const found = paired(before, after, keyOf, at > 0);
    pairs.push(...found);
    const [seen, met] = [new Set(found.map(([one]) => one)), new Set(found.map(([, other]) => other))];
    before = before.filter((entry) => !seen.has(entry));
    after = after.filter((entry) => !met.has(entry));
  }
  const changed = pairs
    .map(([one, other]) => ({
      before: one,
      after: other,
      fields: FIELDS.filter((field) => one[field] !== other[field]),
    }))
    .filter(({ fields }) => fields.length > 0);
  return { appeared: after, disappeared: before, changed, unchanged: pairs.length - changed.length };
}

function paired(
  before: readonly EditionEntry[],
  after: readonly EditionEntry[],
  keyOf: KeyOf,
  alone: boolean,
): [EditionEntry, EditionEntry][] {
  const [here, there] = [Map.groupBy(before, keyOf), Map.groupBy(after, keyOf)];
  return [...here].flatMap(([key, own]) => {
    const others = there.get(key) ?? [];
    if (key === null || (alone && (own.length > 1 || others.length > 1))) return [];
    const left = [...others];
    // Equal entries first, so that of several restrictions of one supplier the right ones are compared.
    const equal = own.map((entry) =>
      taken(left, (other) => FIELDS.every((field) => other[field] === entry[field])),
    );
    return own.flatMap((entry, at): [EditionEntry, EditionEntry][] => {
      const other = equal[at] ?? left.shift();
      return other === undefined ? [] : [[entry, other]];
    });
  });
}

function taken(entries: EditionEntry[], is: (entry: EditionEntry) => boolean): EditionEntry | undefined {
  const at = entries.findIndex(is);
  return at === -1 ? undefined : entries.splice(at, 1)[0];
}

/** A list keeps at least this share of its entries from one edition to the next. */
const LEAST_KEPT = 2 / 3;

/** Problems by which entries may be lost. */
const LOSSES: readonly ProblemKind[] = ['overfull-page', 'stray-text', 'no-name'];

/** Whether a reading may take the place of the edition in use, and otherwise why not, in a sentence. */
export type Replacement = { may: true } | { may: false; reason: string };

/**
 * Restrictions end one by one. A list that suddenly lost more than a third of its entries was read or published wrongly, and
 * to believe it would clear suppliers that are restricted.
 * @param previous the edition in use; null for the first one
 */
export function mayReplace(previous: Edition | null, next: SupplierList): Replacement {
  if (!next.readable) return { may: false, reason: 'the heading of the list was not found' };
  const [held, read] = [previous?.entries.length ?? 0, next.entries.length];
  const lost = next.problems.filter(({ kind }) => LOSSES.includes(kind)).length;
  if (read === 0 && lost > 0)
    return { may: false, reason: `none of its rows can be read (${lost} problems)` };
  if (read < held * LEAST_KEPT)
    return { may: false, reason: `it has ${read} entries, and the edition in use has ${held}` };
  const [date, inUse] = [next.reportDate, previous?.reportDate ?? null];
  if (date !== null && inUse !== null && date < inUse)
    return { may: false, reason: `it was made on ${date}, and the edition in use on ${inUse}` };
  return { may: true };
}
