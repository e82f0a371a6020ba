import type { Cursors } from '#services/api/v2/serve/cursor.ts';

/**
 * How far a reader of the changes has come. For each resource it has begun: the last change number it has seen, and the
 * number at which it began. What was withdrawn up to there it never saw, so it need not hear of it.
 */
export type Progress = Readonly<Record<string, Mark>>;
export type Mark = { seen: bigint; from: bigint };

/** @returns the number up to which nothing that was withdrawn concerns the reader */
export const deaf = ({ seen, from }: Mark): bigint => later(seen, from);

function later(one: bigint, other: bigint): bigint {
  if (one < other) return other;
  return one;
}

const SCOPE = '/v2/changes';

/** @returns the cursor that goes on after this progress */
export function writeProgress(cursors: Cursors, progress: Progress): string {
  const marks = Object.entries(progress).map(([resource, { seen, from }]) => [
    resource,
    // Once a reader has passed the number at which it began, that number says nothing any more.
    seen >= from ? [String(seen)] : [String(seen), String(from)],
  ]);
  return cursors.write({ key: JSON.stringify(Object.fromEntries(marks)), id: '' }, SCOPE);
}

/** @returns what a cursor of the changes says, or null for any other text */
export function readProgress(cursors: Cursors, text: string): Progress | null {
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
