/** Where a value stands in the bytes of a JSON text: from `start` up to, not including, `end`. */
export type ByteSpan = { start: number; end: number };

const code = (character: string): number => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA] = [code('"'), code('\\'), code(',')];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [code('['), code(']'), code('{'), code('}')];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

const utf8 = new TextDecoder();

/**
 * Finds the records of a response in its bytes, in the order in which the source's format gives them: the elements of
 * a list, or of the list in a member of an object, or the whole object where it has no such member.
 * @param bytes JSON text in UTF-8, with or without a byte order mark; it must be valid
 * @param members names of the members that may hold the list; the first that is present counts, and of several members
 *   with one name the last, as in `JSON.parse`
 * @returns none where the member is no list, and for a text that is neither list nor object
 */
export function recordSpans(bytes: Uint8Array, members: readonly string[]): ByteSpan[] {
  const start = afterBlanks(bytes, BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte) ? 3 : 0);
  if (bytes[start] === OPEN_LIST) return elements(bytes, start);
  if (bytes[start] !== OPEN_OBJECT) return [];
  const found = new Map<string, number>();
  for (const { name, value } of membersOf(bytes, start)) if (members.includes(name)) found.set(name, value);
  const name = members.find((candidate) => found.has(candidate));
  if (name === undefined) return [{ start, end: afterValue(bytes, start) }];
  const list = found.get(name)!;
  return bytes[list] === OPEN_LIST ? elements(bytes, list) : [];
}

/** @returns a JSON list of records; `recordSpans` finds their bytes again */
export const listOf = (records: readonly Uint8Array[]): Buffer =>
  Buffer.concat([
    Buffer.from('['),
    ...records.flatMap((record, at) => (at === 0 ? [record] : [Buffer.from(','), record])),
    Buffer.from(']'),
  ]);

function elements(bytes: Uint8Array, list: number): ByteSpan[] {
  const spans: ByteSpan[] = [];
  let at = afterBlanks(bytes, list + 1);
  while (at < bytes.length && bytes[at] !== CLOSE_LIST) {
    const end = afterValue(bytes, at);
    spans.push({ start: at, end });
    at = afterBlanks(bytes, end);
    if (bytes[at] === COMMA) at = afterBlanks(bytes, at + 1);
  }
  return spans;
}

/** @returns name of each member of an object, and where its value begins */
function membersOf(bytes: Uint8Array, object: number): { name: string; value: number }[] {
  const members: { name: string; value: number }[] = [];
  let at = afterBlanks(bytes, object + 1);
  while (bytes[at] === QUOTE) {
    const end = afterValue(bytes, at);
    const name = JSON.parse(utf8.decode(bytes.subarray(at, end))) as string;
    // One byte for the colon.
    const value = afterBlanks(bytes, afterBlanks(bytes, end) + 1);
    members.push({ name, value });
    at = afterBlanks(bytes, afterValue(bytes, value));
    if (bytes[at] === COMMA) at = afterBlanks(bytes, at + 1);
  }
  return members;
}

/** Blanks of JSON are space, tab, line feed and carriage return; all control characters count, as none else can occur. */
function afterBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at]! <= 0x20) at += 1;
  return at;
}

function afterValue(bytes: Uint8Array, from: number): number {
  const first = bytes[from];
  if (first === QUOTE) return afterText(bytes, from);
  let at = from;
  if (first !== OPEN_LIST && first !== OPEN_OBJECT) {
    while (at < bytes.length && !endsScalar(bytes[at]!)) at += 1;
    return at;
  }
  let depth = 0;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = afterText(bytes, at) - 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return at;
}

const endsScalar = (byte: number): boolean =>
  byte <= 0x20 || byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT;

/** @param from the quote that begins the text; @returns the place after the quote that ends it */
function afterText(bytes: Uint8Array, from: number): number {
  let end = bytes.indexOf(QUOTE, from + 1);
  while (end !== -1 && isEscaped(bytes, from, end)) end = bytes.indexOf(QUOTE, end + 1);
  return end === -1 ? bytes.length : end + 1;
}

/** Whether the quote at `at` belongs to the text: an odd number of backslashes stands before it. */
function isEscaped(bytes: Uint8Array, from: number, at: number): boolean {
  let backslashes = 0;
  while (at - 1 - backslashes > from && bytes[at - 1 - backslashes] === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
