import { type Random, randomOf, weighted } from '#services/sample-publisher/generate/random.ts';
import { monthNames } from '#shared/time.ts';
import type { PrintedEntry } from './entries.ts';
import { words } from './words.ts';

/** A column of a printed list. `position` counts the rows; `extra` is one that no reader knows. */
export type PrintedColumn = {
  field: keyof PrintedEntry | 'position' | 'extra';
  title: string;
  share: number;
};

/** How a list is laid out. The real lists have changed their layout, so that each seed has one of its own. */
export type ListLayout = {
  columns: readonly PrintedColumn[];
  /** A title above the columns of both days, so that theirs are `From` and `To`. */
  periodTitle: string | null;
  align: 'top' | 'middle' | 'bottom';
  fontSize: number;
  padding: number;
  repeatsHeading: boolean;
  /** Rows may begin on one page and end on the next. */
  splitsRows: boolean;
  /** Titles are printed twice, a little apart, to look bold. */
  overprints: boolean;
  dateStyle: DateStyle;
  reportDate: string;
  reportLine: string;
  title: string;
};

const dateStyles = [
  'dd/mm/yyyy',
  'yyyy/mm/dd',
  'yyyy-mm-dd',
  'dd.mm.yyyy',
  'd Month yyyy',
  'dd-Mon-yyyy',
] as const;
export type DateStyle = (typeof dateStyles)[number] | 'mixed';

const alignOf = weighted<ListLayout['align']>([
  ['top', 3],
  ['middle', 2],
  ['bottom', 1],
]);

export function layoutOf(seed: number): ListLayout {
  const random = randomOf(seed, 'list-layout');
  const spanned = random.chance(0.3);
  const align = alignOf(random);
  const fields = ['name', 'number', 'type', 'reason', 'basis', 'authority', 'from', 'to'] as const;
  const column = (field: PrintedColumn['field']): PrintedColumn => {
    const { titles, share } = words.columns[field];
    return { field, title: random.pick(titles), share };
  };
  const columns = fields.map((field): PrintedColumn => {
    if (!spanned || (field !== 'from' && field !== 'to')) return column(field);
    return { field, title: field === 'from' ? 'From' : 'To', share: words.columns[field].share };
  });
  // Both days stay together, and in their order.
  const days = columns.splice(-2);
  const ordered = random.chance(0.5) ? columns : shuffled(columns, random);
  ordered.splice(random.integer(1, ordered.length), 0, ...days);
  if (random.chance(0.6)) ordered.unshift(column('position'));
  if (random.chance(0.3)) ordered.push(column('extra'));
  const reportDate = `2026-${two(random.integer(1, 9))}-${two(random.integer(1, 28))}`;
  const dateStyle = random.pick([...dateStyles, 'mixed' as const]);
  return {
    columns: ordered,
    periodTitle: spanned ? random.pick(words.periods) : null,
    align,
    fontSize: random.pick([6, 7, 7.5]),
    padding: random.pick([1, 2, 3, 5]),
    repeatsHeading: random.chance(0.7),
    splitsRows: align === 'top' && random.chance(0.5),
    overprints: random.chance(0.3),
    dateStyle,
    reportDate,
    reportLine: `Report generated on: ${dayIn(dateStyle, reportDate, random)}`,
    title: words.lists.restricted.title,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random.integer(0, left.length - 1), 1)[0]!);
}

/** @returns a day as a list of that style writes it */
export function dayIn(style: DateStyle, day: string, random: Random): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = monthNames[Number(month) - 1]!;
  switch (style === 'mixed' ? random.pick(dateStyles) : style) {
    case 'dd/mm/yyyy':
      return `${date}/${month}/${year}`;
    case 'yyyy/mm/dd':
      return `${year}/${month}/${date}`;
    case 'yyyy-mm-dd':
      return day;
    case 'dd.mm.yyyy':
      return `${date}.${month}.${year}`;
    case 'd Month yyyy':
      return `${Number(date)} ${name} ${year}`;
    case 'dd-Mon-yyyy':
      return `${date}-${name.slice(0, 3)}-${year}`;
  }
}

/** @returns the text of a cell; empty if there is none */
export function cellText(
  entry: PrintedEntry,
  { field }: PrintedColumn,
  index: number,
  { dateStyle }: ListLayout,
  random: Random,
): string {
  if (field === 'position') return String(index + 1);
  if (field === 'extra') return random.chance(0.5) ? 'See file' : '';
  const value = entry[field];
  if (value === null) return '';
  return field === 'from' || field === 'to' ? dayIn(dateStyle, value, random) : value;
}
