import { settled, withoutRepeats } from '#shared/domain/tenders/capture.ts';
import type { Reader } from '#shared/domain/tenders/read/reader.ts';
import { type RowItem, readRow, refusalOf } from './notice.ts';
import { rowPaths } from './paths.ts';

/** Reads the rows of the eTenders portal; each is the whole state of its tender, and the latest one counts. */
export const etendersReader: Reader = {
  paths: rowPaths,
  numbered: true,
  refusalOf,
  contentsOf: (captures) => withoutRepeats(settled(captures)),
  statesOf: (ocid, contents) =>
    contents.map(({ release, capturedAt }) => ({
      notice: readRow(release as RowItem, ocid),
      key: capturedAt,
      capturedAt,
      statedAt: null,
    })),
};
