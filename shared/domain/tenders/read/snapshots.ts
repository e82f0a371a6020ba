import type { Capture } from '#shared/domain/tenders/capture.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import type { Shown } from './reader.ts';

/** A capture and what was read in it. */
export type ReadCapture = { capture: Capture; record: SourceRecord };

/**
 * Makes the history of a publisher whose captures each contain the whole state. A capture whose record equals the
 * previous one shows nothing new, even if the order of its documents or a field that is not read has changed.
 * @param captures in order
 */
export function snapshotsOf(captures: readonly ReadCapture[]): Shown {
  const shown: Shown = { contents: [], states: [] };
  let content: string | null = null;
  for (const { capture, record } of captures) {
    // Most processes have one capture and nothing to compare it with.
    const own = captures.length === 1 ? '' : contentOf(record);
    if (own === content) continue;
    content = own;
    const { capturedAt } = capture;
    shown.contents.push(capture);
    shown.states.push({ record, key: capturedAt, capturedAt, statedAt: null });
  }
  return shown;
}

const DOCUMENT_INDEX = /(?<=documents?\/)\d+(?=\/|$)/gi;

/** @returns a text that is equal for two records that differ only in the order of their documents */
function contentOf({ documents, issues, ...rest }: SourceRecord): string {
  const unordered = documents.map((document) => JSON.stringify({ ...document, position: 0 })).sort();
  const unplaced = issues.map((issue) =>
    JSON.stringify({ ...issue, path: issue.path.replace(DOCUMENT_INDEX, '') }),
  );
  return JSON.stringify([rest, unordered, unplaced.sort()]);
}
