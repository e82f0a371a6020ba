import { bytesOf } from './bytes.ts';
import { type Bad, type PublishedLine, releasesOfDocument } from './document.ts';
import type { Input } from './inputs.ts';
import { releasesOfLines } from './lines.ts';

/** Number of bytes in which the first line of JSON Lines is searched for. */
const FIRST_LINE_BYTES = 4_194_304;
const NEWLINE = 10;
/** File names of JSON Lines, so that a broken first line does not hide the format. */
const LINES_NAME = /\.(jsonl|ndjson|jsonlines)(\.gz)?$/i;

/**
 * Reads the releases of a file in constant memory: a package, a record package, the monthly archive, a list, or lines
 * of any of these, plain or gzip.
 * @param count receives the number of stored bytes of each piece that was read
 * @throws FileFault if the file cannot be read further; everything before has been given
 */
export async function* releasesOfFile(
  input: Input,
  count: (bytes: number) => void,
): AsyncGenerator<PublishedLine | Bad> {
  const bytes = bytesOf(input, count);
  const start = await startOf(bytes);
  const whole = withStart(start, bytes);
  if (LINES_NAME.test(input.name) || hasLines(start)) yield* releasesOfLines(whole);
  else yield* releasesOfDocument(whole);
}

type Start = { pieces: Buffer[]; fault: unknown };

/** Reads up to the end of the first line. A fault there is thrown after what precedes it was given. */
async function startOf(bytes: AsyncGenerator<Buffer>): Promise<Start> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    while (size < FIRST_LINE_BYTES && !pieces.at(-1)?.includes(NEWLINE)) {
      const { value, done } = await bytes.next();
      if (done) break;
      pieces.push(value);
      size += value.length;
    }
    return { pieces, fault: null };
  } catch (fault) {
    return { pieces, fault };
  }
}

async function* withStart({ pieces, fault }: Start, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield* pieces;
  if (fault !== null) throw fault;
  yield* rest;
}

/** @returns whether the first line is a complete JSON value, which is so only in JSON Lines */
function hasLines({ pieces }: Start): boolean {
  const start = Buffer.concat(pieces);
  const end = start.indexOf(NEWLINE);
  if (end === -1) return false;
  try {
    const first: unknown = JSON.parse(new TextDecoder().decode(start.subarray(0, end)));
    return first !== null && typeof first === 'object';
  } catch {
    return false;
  }
}
