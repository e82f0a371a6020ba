import type { PortalList } from '#shared/domain/captures/etenders-rows.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import type { ReadCapture } from '#shared/domain/tenders/read/snapshots.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import type { RowItem } from './source-record.ts';

/**
 * A tender may be in several of the portal's lists at once, and these are read one after the other. The list is
 * therefore not part of a row's content: the tender has the highest standing that any list gives it, and rows of lower
 * lists are ignored.
 */

const standingOfStatus: Readonly<Record<SourceRecord['status'], number>> = {
  active: 0,
  closed: 1,
  awarded: 2,
  cancelled: 3,
};
const standingOfList: Readonly<Record<PortalList, number>> = { 1: 0, 3: 1, 2: 2, 4: 3 };
const ADVERTISED: PortalList = 1;

const listOf = ({ release }: Capture): PortalList | null => (release as RowItem).list;

/** Leaves out captures of a row that are unchanged since the last capture from the same list. */
export function newInTheirList(captures: readonly Capture[]): Capture[] {
  const latest = new Map<PortalList | null, string>();
  return captures.filter((capture) => {
    const list = listOf(capture);
    const isNew = latest.get(list) !== capture.hash;
    latest.set(list, capture.hash);
    return isNew;
  });
}

/**
 * Leaves out captures from lists below the one that shows the tender's standing. Two things lower the standing: the row
 * of that list changes, or the tender is advertised again with a later closing time.
 * @param captures those of `newInTheirList`, so that an unchanged row of another list does not count again
 */
export function ofHighestStanding(captures: readonly ReadCapture[]): ReadCapture[] {
  let held: ReadCapture | null = null;
  return captures.filter((read) => {
    const counts =
      held === null ||
      listOf(read.capture) === listOf(held.capture) ||
      standingOf(read) >= standingOf(held) ||
      isReopened(read, held);
    if (counts) held = read;
    return counts;
  });
}

/** A row itself may say that the tender is cancelled or awarded, whatever list it is in. */
function standingOf({ capture, record }: ReadCapture): number {
  const list = listOf(capture);
  return Math.max(standingOfStatus[record.status], list === null ? 0 : standingOfList[list]);
}

function isReopened({ capture, record }: ReadCapture, held: ReadCapture): boolean {
  const [closes, closed] = [record.tender.closing_date_time, held.record.tender.closing_date_time];
  return (
    listOf(capture) === ADVERTISED &&
    closes !== null &&
    closed !== null &&
    Date.parse(closes) > Date.parse(closed)
  );
}
