import type { ListStep } from '#shared/tables/supplier-lists.ts';
import { restrictionIdentity } from '#shared/text/identity.ts';
import { fullNameKey } from '#shared/text/names.ts';
import { registrationKey } from '#shared/text/registration.ts';
import { type EditionEntry, ENTRY_KEYS, pairEntries, RETURN_KEYS } from './editions.ts';

/**
 * The combined content of all editions of a list: its entries, each with the editions that changed it. It is a function
 * of the accepted editions, in the order in which they were received.
 */

/**
 * The changes of an entry that are shown, and their names in a response. Names and numbers are left out, because they
 * may contain identity numbers.
 */
const TOLD = {
  from: 'periodFrom',
  to: 'periodTo',
  reason: 'restrictionReason',
  authorisedBy: 'authorizedBy',
} as const;

export type RegisterEntry = EditionEntry & {
  id: string;
  naturalKey: string;
  /** SHA-256 of the latest edition that contains the entry. */
  sha256: string;
  reportDate: string | null;
  firstSeenAt: string;
  lastSeenAt: string;
  listed: boolean;
  /** The editions that changed the entry, in order. */
  steps: ListStep[];
};

/** An accepted edition. `at` is when it was received, as text that sorts by time. */
export type TakenEdition = {
  sha256: string;
  reportDate: string | null;
  at: string;
  entries: readonly EditionEntry[];
};

/**
 * Adds an edition to the combined content of the earlier ones. A known entry keeps its id even if its name, number or
 * period was corrected, or if it returns with the same first day.
 * @param list name of the list, part of the ids
 * @param known the entries so far, including those that were gone
 */
export function withEdition(
  list: string,
  known: readonly RegisterEntry[],
  { entries, ...edition }: TakenEdition,
): RegisterEntry[] {
  const stayed = pairEntries(
    known.filter(({ listed }) => listed),
    entries,
    ENTRY_KEYS,
  );
  const returned = pairEntries(
    known.filter(({ listed }) => !listed),
    stayed.after,
    RETURN_KEYS,
  );
  const taken = new Set(known.map(({ naturalKey }) => naturalKey));
  return [
    ...stayed.pairs.map(([before, now]) => seen(before, now, edition)),
    ...stayed.before.map((entry) => gone(entry, edition)),
    ...returned.pairs.map(([before, now]) => seen(before, now, edition)),
    ...returned.before,
    ...inFixedOrder(returned.after).map((entry) => added(list, entry, edition, taken)),
  ];
}

type Seen = Omit<TakenEdition, 'entries'>;

const seen = (before: RegisterEntry, now: EditionEntry, edition: Seen): RegisterEntry => {
  const { sha256, reportDate, at } = edition;
  const changes = changesOf(before, now);
  const event = before.listed ? 'changed' : 'returned';
  return {
    ...before,
    ...now,
    ...{ sha256, reportDate, lastSeenAt: at, listed: true },
    steps:
      before.listed && changes.length === 0
        ? before.steps
        : [...before.steps, stepOf(event, edition, changes)],
  };
};

const stepOf = (
  event: ListStep['event'],
  { sha256, reportDate, at }: Seen,
  changes: ListStep['changes'] = [],
): ListStep => ({ event, at, reportDate, sha256, changes });

const changesOf = (before: EditionEntry, now: EditionEntry): ListStep['changes'] =>
  (Object.keys(TOLD) as (keyof typeof TOLD)[])
    .filter((name) => before[name] !== now[name])
    .map((name) => ({ field: TOLD[name], before: before[name], after: now[name] }));

const gone = (entry: RegisterEntry, edition: Seen): RegisterEntry => ({
  ...entry,
  listed: false,
  steps: [...entry.steps, stepOf('removed', edition)],
});

function added(list: string, entry: EditionEntry, edition: Seen, taken: Set<string>): RegisterEntry {
  const { sha256, reportDate, at } = edition;
  const naturalKey = freeKey(naturalKeyOf(entry), taken);
  taken.add(naturalKey);
  return {
    ...entry,
    ...{ id: restrictionIdentity(list, naturalKey), naturalKey, sha256, reportDate },
    ...{ firstSeenAt: at, lastSeenAt: at, listed: true },
    steps: [stepOf('added', edition)],
  };
}

/**
 * Who is restricted, and since when. A person is identified by name, so that no id depends on an identity number or on
 * the key with which these are hashed.
 */
const naturalKeyOf = ({ registrationNumber, supplierName, from }: EditionEntry): string => {
  const number = registrationNumber === null ? '' : registrationKey(registrationNumber);
  return `${number === '' ? fullNameKey(supplierName) : number} ${from ?? 'unknown'}`;
};

/** Several restrictions of one supplier may begin on the same day, and several persons may have the same name. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? key : `${key} ${count}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** The same entries get the same keys, whatever their order in the file is. */
function inFixedOrder(entries: readonly EditionEntry[]): EditionEntry[] {
  const textOf = ({ identityHash, ...entry }: EditionEntry) =>
    JSON.stringify([...Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)), identityHash]);
  return entries
    .map((entry) => ({ entry, text: textOf(entry) }))
    .sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
    .map(({ entry }) => entry);
}
