import { lastOfEachTime, withoutRepeats } from '#shared/domain/tenders/capture.ts';
import type { Reader } from '#shared/domain/tenders/read/reader.ts';
import { rowPaths } from './paths.ts';
import { type RowItem, readRow, rejectionOf } from './source-record.ts';

/** Reads the rows of the eTenders portal. Each row contains the whole state of its tender, so the latest one counts. */
export const etendersReader: Reader = {
  paths: rowPaths,
  numbered: true,
  rejectionOf,
  contentsOf: (captures) => withoutRepeats(lastOfEachTime(captures)),
  statesOf: (ocid, contents) =>
    contents.map(({ release, capturedAt }) => ({
      record: readRow(release as RowItem, ocid),
      key: capturedAt,
      capturedAt,
      statedAt: null,
    })),
};
