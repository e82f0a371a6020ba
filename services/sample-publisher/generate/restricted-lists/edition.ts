import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { DAY, dayOf, midnight } from '#services/sample-publisher/generate/times.ts';
import { addDays } from '#shared/time.ts';
import { type PrintedEntry, printedEntries } from './entries.ts';
import { dayIn, type ListLayout, layoutOf } from './layout.ts';
import { words } from './words.ts';

/** Both lists that are published: the first as PDF, the second as workbook. */
export const publishedLists = ['restricted', 'defaulters'] as const;
export type PublishedList = (typeof publishedLists)[number];

/** A list as it is published at one time. */
export type ListEdition = { reportDate: string; entries: PrintedEntry[]; layout: ListLayout };

/** Entries that the generated list of a seed has; those after it are the defaulters. */
const RESTRICTED = 143;
const DEFAULTERS = 6;
/** An entry stays on the list for a while after its last day. */
const KEPT_DAYS = 45;
const WEEK_DAYS = 7;

/** @returns the edition of the Monday of that week; the same for the whole week */
export function editionAt(seed: number, list: PublishedList, time: number): ListEdition {
  const reportDate = dayOf(midnight(time) - ((new Date(time).getUTCDay() + 6) % WEEK_DAYS) * DAY);
  const all = printedEntries(seed, RESTRICTED + DEFAULTERS);
  const own = list === 'restricted' ? all.slice(0, RESTRICTED) : all.slice(RESTRICTED);
  const entries = own
    .filter(({ from, to }) => from <= reportDate && (to === null || addDays(to, KEPT_DAYS) >= reportDate))
    .map((entry) => ({ ...entry, type: typeOf(entry, list) }));
  return { reportDate, entries, layout: layoutAt(seed, list, reportDate) };
}

/** A list of which nothing is known but that it exists: a heading without rows. */
export const emptyEdition = (list: PublishedList): ListEdition => {
  const reportDate = '2026-01-01';
  return { reportDate, entries: [], layout: layoutAt(1, list, reportDate) };
};

const typeOf = ({ type }: PrintedEntry, list: PublishedList): string | null => type && words.lists[list].type;

/** One layout for all editions of a seed, as a program that makes the report has. */
function layoutAt(seed: number, list: PublishedList, reportDate: string): ListLayout {
  const layout = layoutOf(seed);
  const day = dayIn(layout.dateStyle, reportDate, randomOf(seed, 'report', reportDate));
  return { ...layout, reportDate, reportLine: `Report generated on: ${day}`, title: words.lists[list].title };
}
