import { publishedIn } from '#shared/domain/captures/published-files.ts';
import { excessOf, MAX_RESPONSE_BYTES } from '#shared/domain/captures/size.ts';
import type { Bad, PublishedLine } from './document.ts';
import { FileFault } from './fault.ts';

const NEWLINE = 10;
const utf8 = new TextDecoder();

/**
 * Reads JSON Lines: a package, record or release on each line. Blank lines are skipped; lines that are not JSON or too
 * large are reported with the reason.
 */
export async function* releasesOfLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<PublishedLine | Bad> {
  let line = 0;
  for await (const whole of linesOf(bytes)) {
    line += 1;
    const rule = excessOf(whole);
    if (rule !== null) {
      yield { line, rule, ocid: null };
      continue;
    }
    const text = utf8.decode(whole);
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      yield { line, rule: `no JSON: ${(error as Error).message}`, ocid: null };
      continue;
    }
    for (const published of publishedIn(value)) yield { ...published, line };
  }
  if (line === 0) throw new FileFault('the file is empty');
}

/** Gives the bytes of each line; of a line that is too long, only enough to show that it is. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  const take = (last: Buffer): Buffer => {
    const whole = pieces.length === 0 ? last : Buffer.concat([...pieces, last]);
    pieces = [];
    size = 0;
    return whole;
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield take(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start === chunk.length || size > MAX_RESPONSE_BYTES) continue;
    pieces.push(chunk.subarray(start));
    size += chunk.length - start;
  }
  if (pieces.length > 0) yield take(Buffer.alloc(0));
}
