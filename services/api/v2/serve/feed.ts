import type { Cursors } from '#services/api/v2/serve/cursor.ts';

/**
 * Progress of a reader of the change feed. For each resource it has begun: the last change number it has seen, and the
 * change number at which it began. Records that were withdrawn before that number need not be reported to it.
 */
export type FeedProgress = Readonly<Record<string, FeedMark>>;
export type FeedMark = { seen: bigint; from: bigint };

/** @returns the change number up to which withdrawals do not concern the reader */
export const withdrawalsFrom = ({ seen, from }: FeedMark): bigint => (seen < from ? from : seen);

/** @returns the progress of a reader that has everything up to these change numbers, by resource */
export const upTo = (versions: Readonly<Record<string, string | bigint>>): FeedProgress =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const from = BigInt(version);
      return [name, { seen: from, from }];
    }),
  );

const SCOPE = '/v2/changes';

/** @returns the cursor that continues after this progress */
export function writeProgress(cursors: Cursors, progress: FeedProgress): string {
  const marks = Object.entries(progress).map(([resource, { seen, from }]) => [
    resource,
    // Once a reader has passed the number at which it began, that number is no longer needed.
    seen >= from ? [String(seen)] : [String(seen), String(from)],
  ]);
  return cursors.write({ key: JSON.stringify(Object.fromEntries(marks)), id: '' }, SCOPE);
}

/** @returns the progress in a cursor of the change feed; null for any other text */
export function readProgress(cursors: Cursors, text: string): FeedProgress | null {
  const position = cursors.read(text, SCOPE);
  if (position?.key == null) return null;
  const marks = JSON.parse(position.key) as Record<string, [seen: string, from?: string]>;
  return Object.fromEntries(
    Object.entries(marks).map(([resource, [seen, from = seen]]) => [
      resource,
      { seen: BigInt(seen), from: BigInt(from) },
    ]),
  );
}
