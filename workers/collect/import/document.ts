import { Tokenizer, TokenParser } from '@streamparser/json';
import { ocidOf } from '#shared/domain/captures/ocds-package.ts';
import {
  dateOfPackage,
  isLink,
  type Published,
  publishedIn,
  publishedInRecord,
} from '#shared/domain/captures/published-files.ts';
import { boundValues } from './bounded.ts';
import { FileFault } from './fault.ts';

/** A release, and the line of the file on which it ends. */
export type PublishedLine = Published & { line: number };

/** A line or value that cannot be read, and why, with its ocid if known. What follows it is read. */
export type Bad = { line: number; rule: string; ocid: string | null };
type Given = Published | Omit<Bad, 'line'>;

/** A file in which no release ends within this number of bytes is not read further. */
export const MAX_VALUE_BYTES = 67_108_864;

const NEWLINE = 10;
/** Lists of packages and records whose items are read one at a time. */
const LISTS = new Set(['releases', 'Releases', 'records']);
/** Each whole value, its items if it is a list, and the items of those lists. */
const PATHS = ['$', '$.*', ...[...LISTS].map((name) => `$.${name}.*`)];

/**
 * Reads JSON as it comes, one value or several. At most one item of a package is in memory. A date that follows the
 * list of a package is not known while the list is read; its releases are then without `packageDate`. A value that is
 * too large is left out during reading.
 * @throws FileFault with the line at which the JSON is broken or ends too early
 */
export async function* releasesOfDocument(bytes: AsyncIterable<Buffer>): AsyncGenerator<PublishedLine | Bad> {
  const lines = countLines();
  let found: Given[] = [];
  const parser = openParser((published) => found.push(...published));
  let sinceFound = 0;
  for await (const chunk of bytes) {
    lines.begin(chunk);
    try {
      parser.write(chunk);
    } catch (error) {
      yield* withLine(found, lines.at(parser.offset()));
      throw new FileFault(ruleOf(error), lines.at(parser.offset()), { cause: error });
    }
    sinceFound = found.length > 0 ? 0 : sinceFound + chunk.length;
    if (sinceFound > MAX_VALUE_BYTES)
      throw new FileFault(`no release in ${MAX_VALUE_BYTES} bytes`, lines.at(parser.offset()));
    yield* withLine(found, lines.at(parser.offset()));
    found = [];
  }
  try {
    parser.end();
  } catch (error) {
    throw new FileFault('the file ends in the middle of a value', lines.last(), { cause: error });
  }
  if (parser.offset() < 0) throw new FileFault('the file is empty');
}

function* withLine(found: readonly Given[], line: number): Generator<PublishedLine | Bad> {
  for (const given of found) yield { ...given, line };
}

/** @param give receives the releases of each value as soon as it is complete */
function openParser(give: (given: Given[]) => void) {
  let offset = -1;
  /** Whether releases of the current value have already been given. */
  let given = false;
  const tokenizer = new Tokenizer({ separator: '' });
  const values = new TokenParser({ paths: PATHS, separator: '' });
  const bounded = boundValues(
    (name) => LISTS.has(name),
    (token) => values.write(token as Parameters<typeof values.write>[0]),
  );
  tokenizer.onToken = (token) => {
    offset = token.offset;
    bounded.write(token);
  };
  /** Gives a complete value, or says why it cannot be read. */
  const giveRead = (read: () => Published[]): boolean => {
    const rule = bounded.excess();
    const published = read();
    const given = rule === null ? published : [{ rule, ocid: ocidOf(published[0]?.release) }];
    give(given);
    return given.length > 0;
  };
  values.onValue = ({ value, parent, stack }) => {
    const [, list] = stack;
    if (stack.length === 0) {
      // For a package, only the members besides its list are left here.
      giveRead(() => (given ? [] : publishedIn(value)));
      given = false;
    } else if (stack.length === 1 && Array.isArray(parent)) {
      given = true;
      giveRead(() => publishedIn(value));
      parent.length = 0;
    } else if (list !== undefined && Array.isArray(parent)) {
      const packageDate = dateOfPackage(list.value as Record<string, unknown>);
      const read = () =>
        list.key === 'records'
          ? publishedInRecord(value, packageDate)
          : isLink(value)
            ? []
            : [{ release: value, packageDate, oneOfSeveral: false }];
      const some = giveRead(read);
      given ||= some;
      parent.length = 0;
    }
  };
  return {
    write: (chunk: Buffer) => tokenizer.write(chunk),
    end: () => {
      tokenizer.end();
      values.end();
    },
    /** Place of the last token that was read; -1 before the first. */
    offset: () => offset,
  };
}

/** Counts lines up to a byte of the current piece. */
function countLines() {
  let before = 1;
  let start = 0;
  let piece: Buffer = Buffer.alloc(0);
  const within = (end: number): number => {
    let lines = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1 && at < end; at = piece.indexOf(NEWLINE, at + 1))
      lines += 1;
    return lines;
  };
  return {
    begin: (chunk: Buffer) => {
      before += within(piece.length);
      start += piece.length;
      piece = chunk;
    },
    /** @returns the line of a byte of the whole text, 1-based */
    at: (offset: number): number => before + within(Math.max(0, offset - start)),
    last: (): number => before + within(piece.length),
  };
}

/** The parser's message without its state, which means nothing to others. */
const ruleOf = (error: unknown): string =>
  `no JSON: ${(error as Error).message.replace(/ at chunk position.*| in state .*$/s, '').replace(/^Unexpected/, 'unexpected')}`;
