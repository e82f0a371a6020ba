import { fullNameKey } from '#shared/text/names.ts';
import { plural } from '#shared/text/plural.ts';
import { registrationKey } from '#shared/text/registration.ts';
import type { ListEntry, SupplierList } from './supplier-list.ts';
import type { ProblemKind } from './table.ts';

/** What changed between two editions of a list, and whether the later one may replace the earlier one. */

/** An entry as it is stored: the identity number only as a keyed hash. */
export type EditionEntry = Omit<ListEntry, 'identityNumber' | 'page' | 'row'> & {
  identityHash: string | null;
};

/** @param hash makes a keyed hash of an identity number */
export const editionEntry = (entry: ListEntry, hash: (digits: string) => string): EditionEntry => {
  const { identityNumber, page: _page, row: _row, ...stored } = entry;
  return { ...stored, identityHash: identityNumber?.hashed(hash) ?? null };
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

/** The key by which entries of two editions are recognised as the same; null if an entry has no such key. */
export type KeyOf = (entry: EditionEntry) => string | null;

const numberOf: KeyOf = ({ registrationNumber, identityHash }) =>
  identityHash ?? (registrationNumber === null ? null : registrationKey(registrationNumber));
const nameOf = ({ supplierName }: EditionEntry): string => fullNameKey(supplierName);

/**
 * Keys by which an entry is recognised in another edition, the most certain first: who, and since when; then without
 * what may have been corrected. A key that several entries of one edition share counts only if it is the first one.
 */
const whoAndSince: KeyOf = (entry) => JSON.stringify([nameOf(entry), numberOf(entry), entry.from]);
const numberAndSince: KeyOf = (entry) =>
  numberOf(entry) === null ? null : JSON.stringify([numberOf(entry), entry.from]);
const nameAndSince: KeyOf = (entry) =>
  entry.from === null ? null : JSON.stringify([nameOf(entry), entry.from]);

export const ENTRY_KEYS: readonly KeyOf[] = [
  whoAndSince,
  (entry) => JSON.stringify([nameOf(entry), numberOf(entry)]),
  numberAndSince,
  nameAndSince,
];

/** For entries that were gone: another first day means a new restriction of the supplier. */
export const RETURN_KEYS: readonly KeyOf[] = [whoAndSince, numberAndSince, nameAndSince];

/**
 * Finds the entries of one edition among those of another.
 * @param keys of `ENTRY_KEYS`, the most certain first
 * @returns the pairs, and the remaining entries of both
 */
export function pairEntries<Known extends EditionEntry>(
  previous: readonly Known[],
  next: readonly EditionEntry[],
  keys: readonly KeyOf[],
): { pairs: [Known, EditionEntry][]; before: Known[]; after: EditionEntry[] } {
  let [before, after] = [[...previous], [...next]];
  const pairs: [Known, EditionEntry][] = [];
  for (const [at, keyOf] of keys.entries()) {
    const found = paired(before, after, keyOf, at > 0);
    pairs.push(...found);
    const [seen, met] = [new Set(found.map(([one]) => one)), new Set(found.map(([, other]) => other))];
    before = before.filter((entry) => !seen.has(entry));
    after = after.filter((entry) => !met.has(entry));
  }
  return { pairs, before, after };
}

function paired<Known extends EditionEntry>(
  before: readonly Known[],
  after: readonly EditionEntry[],
  keyOf: KeyOf,
  alone: boolean,
): [Known, EditionEntry][] {
  const [here, there] = [Map.groupBy(before, keyOf), Map.groupBy(after, keyOf)];
  return [...here].flatMap(([key, own]) => {
    const others = there.get(key) ?? [];
    if (key === null || (alone && (own.length > 1 || others.length > 1))) return [];
    const left = [...others];
    // Equal entries first, so that the right ones of several restrictions of one supplier are compared.
    const equal = own.map((entry) =>
      taken(left, (other) => FIELDS.every((field) => other[field] === entry[field])),
    );
    return own.flatMap((entry, at): [Known, EditionEntry][] => {
      const other = equal[at] ?? left.shift();
      return other === undefined ? [] : [[entry, other]];
    });
  });
}

function taken(entries: EditionEntry[], is: (entry: EditionEntry) => boolean): EditionEntry | undefined {
  const at = entries.findIndex(is);
  return at === -1 ? undefined : entries.splice(at, 1)[0];
}

/** Minimum share of its entries that a list keeps from one edition to the next. */
const LEAST_KEPT = 2 / 3;

/** Problems that may mean lost entries. */
export const LOSSES: readonly ProblemKind[] = ['overfull-page', 'stray-text', 'no-name'];

/** What decides whether a reading may replace the edition in use. */
export type EditionCandidate = {
  reportDate: string | null;
  entries: number;
  /** Number of problems that may mean lost entries. */
  lost: number;
  /** Why the file gave no list, in a sentence; null if it gave one. */
  unreadable: string | null;
};

export const candidateOf = (list: SupplierList): EditionCandidate => ({
  reportDate: list.reportDate,
  entries: list.entries.length,
  lost: list.problems.filter(({ kind }) => LOSSES.includes(kind)).length,
  unreadable: list.readable ? null : 'the heading of the list was not found',
});

/** Whether a reading may replace the edition in use; if not, the reason in a sentence. */
export type Replacement = { may: true } | { may: false; reason: string };

/**
 * Restrictions end one by one. A list that suddenly lost more than a third of its entries was read or published
 * wrongly; to use it would clear restricted suppliers.
 * @param previous the edition in use; null for the first one
 * @param accepted whether an operator has confirmed that the list is right although it is shorter or older
 */
export function mayReplace(
  previous: Pick<EditionCandidate, 'reportDate' | 'entries'> | null,
  next: EditionCandidate,
  accepted = false,
): Replacement {
  if (next.unreadable !== null) return { may: false, reason: next.unreadable };
  if (accepted) return { may: true };
  const [held, read] = [previous?.entries ?? 0, next.entries];
  if (read === 0 && next.lost > 0)
    return { may: false, reason: `none of its rows can be read (${next.lost} problems)` };
  if (read < held * LEAST_KEPT)
    return {
      may: false,
      reason: `it has ${plural(read, 'entry', 'entries')}, and the edition in use has ${held}`,
    };
  const [date, inUse] = [next.reportDate, previous?.reportDate ?? null];
  if (date !== null && inUse !== null && date < inUse)
    return { may: false, reason: `it was made on ${date}, and the edition in use on ${inUse}` };
  return { may: true };
}
