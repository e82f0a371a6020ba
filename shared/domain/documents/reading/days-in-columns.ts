import { CLOSES, ENQUIRIES, OF_CONTRACT, PUBLISHED } from '#shared/domain/documents/phrases/days.ts';
import { SESSION } from '#shared/domain/documents/phrases/sessions.ts';
import { type EventKind, type Label, nearest } from './event-labels.ts';
import { matchesOf } from './matches.ts';
import { daysWithin, type FoundMoment } from './moments.ts';
import type { Line, Reader } from './reader.ts';

/** @returns the event that the heading of the column of a day names, for the day's line `index` */
export const labelOfColumn = (reader: Reader, index: number, moment: FoundMoment): Label | null =>
  labelOfCell(reader, index, moment) ??
  labelInTurn(reader, index, moment) ??
  labelByOrder(reader, index, moment);

const DATE_LABEL = /\b[a-z]{3,12} (?:date|datum)\b/gi;

/**
 * @returns the label in the line above with the same position, if cells were lost: `ADVERT DATE CLOSING DATE`, and
 *   below it both days
 */
function labelInTurn(reader: Reader, index: number, { day }: FoundMoment): Label | null {
  const [above, line] = [reader.lines[index - 1], reader.lines[index]!];
  const labels = above === undefined ? [] : matchesOf(reader, DATE_LABEL, above);
  const turn = daysWithin(reader, { start: line.start, end: day.start }).length;
  return labels.length < 2 || labels[turn] === undefined ? null : nearest(reader, labels[turn]);
}

const MAX_ROWS_ABOVE = 4;

/** @returns the event in the heading of the column of a day */
function labelOfCell(reader: Reader, index: number, { day }: FoundMoment): Label | null {
  const line = reader.lines[index]!;
  const column = line.cells.findIndex(({ start, end }) => day.start >= start && day.start < end);
  if (line.cells.length < 2 || column === -1) return null;
  for (let row = index - 1; row >= Math.max(0, index - MAX_ROWS_ABOVE); row -= 1) {
    const heading = reader.lines[row]!.cells[column];
    if (heading === undefined || reader.lines[row]!.cells.length < 2) return null;
    const label = nearest(reader, heading);
    if (label !== null) return label;
  }
  return null;
}

const MOST_LINES_OF_HEADING = 5;
/** Words of a heading for the day on which documents become available. */
const OPENS = /\bopening\b|\bopen date\b/i;
/** Words of a column without a day. */
const NO_DAY = /\bn\/a\b|\bnone\b|\bnot applicable\b|\bno (?:briefing|site|session|meeting)\b/i;

/**
 * Columns of days whose order is lost: a heading that names the closing beside the session, the beginning or both, above as many days.
 * Time has one order: documents are available, bidders meet, bids close.
 */
function labelByOrder(reader: Reader, index: number, { date, day }: FoundMoment): Label | null {
  const line = reader.lines[index]!;
  const heading: Line[] = [];
  for (let row = index - 1; row >= Math.max(0, index - MOST_LINES_OF_HEADING); row -= 1) {
    const above = reader.lines[row]!;
    if (daysWithin(reader, above).length > 0 || /[.;]$/.test(above.text)) break;
    heading.unshift(above);
  }
  const said = heading.map(({ text }) => text).join(' ');
  const [closes, session] = [CLOSES.exec(said), SESSION.exec(said)];
  if (closes === null || [OF_CONTRACT, ENQUIRIES].some((words) => words.test(said))) return null;
  const kinds: EventKind[] = [
    ...(OPENS.test(said) || PUBLISHED.test(said) ? (['notice'] as const) : []),
    ...(session === null ? [] : (['briefing'] as const)),
    'closing',
  ];
  const days = daysWithin(reader, line).map((one) => one.date);
  if (days.length < 2 || days.length !== kinds.length || NO_DAY.test(line.text)) return null;
  const sorted = days.toSorted();
  const kind = new Set(days).size === days.length ? kinds[sorted.indexOf(date)] : undefined;
  return kind === undefined
    ? null
    : {
        kind,
        label: { start: heading[0]!.start, end: day.start },
        labelText: (kind === 'closing' ? closes : (session ?? closes))[0].toLowerCase(),
      };
}
