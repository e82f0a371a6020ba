import { type RowItem, readRow } from '#shared/domain/tenders/read/etenders/source-record.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { portalRow } from '#test/shared/domain/tenders/read/etenders/rows.ts';

export const OCID = 'ocds-9t57fa-132162';

/** The record of a row of a list; `rest` is laid over the row. */
export const read = (rest: Record<string, unknown> = {}, list: RowItem['list'] = 1): SourceRecord =>
  readRow({ list, row: portalRow(132162, rest) }, OCID);

export const kinds = (record: SourceRecord): string[] => record.issues.map(({ kind }) => kind);
