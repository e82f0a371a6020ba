import type { Capture } from '#shared/domain/tenders/capture.ts';
import type { RecordReader } from '#shared/domain/tenders/read/reader.ts';
import { snapshotsOf } from '#shared/domain/tenders/read/snapshots.ts';
import { newInTheirList, ofHighestStanding } from './listing.ts';
import { rowPaths } from './paths.ts';
import { type RowItem, readRow, rejectionOf } from './source-record.ts';

/**
 * Reads the rows of the eTenders portal. Each row contains the complete state of its tender, so the latest row counts.
 */
export const etendersReader: RecordReader = {
  paths: rowPaths,
  numbered: true,
  rejectionOf,
  shownBy: (ocid, captures) => {
    const read = (capture: Capture) => ({ capture, record: readRow(capture.release as RowItem, ocid) });
    return snapshotsOf(ofHighestStanding(newInTheirList(lastOfEachAnswer(captures)).map(read)));
  },
};

/** Keeps the last of several rows from one list at one time, because a response shows only one state. */
const lastOfEachAnswer = (captures: readonly Capture[]): Capture[] => {
  const listed = ({ capturedAt, release }: Capture) => `${capturedAt} ${(release as RowItem).list}`;
  const last = new Map(captures.map((capture) => [listed(capture), capture]));
  return captures.filter((capture) => last.get(listed(capture)) === capture);
};
