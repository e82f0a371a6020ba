import { publishedIn } from '#shared/domain/captures/published-files.ts';
import { type Found, MAX_VALUE_BYTES } from './document.ts';
import { FileFault } from './fault.ts';

const NEWLINE = 10;
const utf8 = new TextDecoder();

/** A line that is no JSON. The lines after it are read. */
export type BadLine = { line: number; rule: string };

/**
 * Reads JSON Lines: a package, record or release on each line. Blank lines are passed over.
 * @throws FileFault for a line that is too long to be held in memory
 */
export async function* releasesOfLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Found | BadLine> {
  let line = 0;
  for await (const text of linesOf(bytes)) {
    line += 1;
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      yield { line, rule: `no JSON: ${(error as Error).message}` };
      continue;
    }
    for (const published of publishedIn(value)) yield { ...published, line };
  }
  if (line === 0) throw new FileFault('the file is empty');
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let size = 0;
  let lines = 0;
  const text = (last: Buffer): string => {
    const whole = utf8.decode(pieces.length === 0 ? last : Buffer.concat([...pieces, last]));
    pieces = [];
    size = 0;
    lines += 1;
    return whole;
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield text(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start === chunk.length) continue;
    pieces.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > MAX_VALUE_BYTES) throw new FileFault(`more than ${MAX_VALUE_BYTES} bytes`, lines + 1);
  }
  if (pieces.length > 0) yield text(Buffer.alloc(0));
}
