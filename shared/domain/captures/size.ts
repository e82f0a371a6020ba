/**
 * How large a content may be. A response is judged by its bytes, before it is parsed: JSON of some megabytes can become
 * hundreds of megabytes of objects. A record is judged by its values, before the rules see it. What exceeds a limit is set
 * aside with an issue that names the limit; its bytes are kept.
 */

/** Releases have about six levels of lists and objects; many more would overflow the stack when they are written again. */
const MAX_DEPTH = 500;
/** A page of 1,000 releases has 300,000. A process holds several times as many within its memory. */
const MAX_VALUES = 750_000;
/** The longest pages have 5 MB. */
export const MAX_RESPONSE_BYTES = 16_777_216;

/** Releases and rows have some hundred values; those with a thousand documents have 20,000. */
const MAX_RECORD_VALUES = 50_000;
/** Releases have about 3,000 characters; a text of a million is still read. */
const MAX_RECORD_CHARACTERS = 4_000_000;

/** What stands for a content that is too large to be read. */
export const TOO_LARGE = Symbol('a content that is too large to be read');

/** The limits of a record, in words. */
export const RECORD_LIMITS = `${MAX_RECORD_VALUES} values and ${MAX_RECORD_CHARACTERS} characters`;

/** How large JSON is: bytes of its text, levels of lists and objects, values and names of members. */
export type JsonSize = { bytes: number; depth: number; values: number };

/**
 * @param bytes JSON text
 * @returns the limit that a response exceeds, in words, so that it must not be parsed; null where it exceeds none
 */
export function excessOf(bytes: Uint8Array): string | null {
  return excessOfSize({ bytes: bytes.length, depth: 0, values: 0 }) ?? excessOfSize(structureOf(bytes));
}

/** The same for JSON that is counted while it is read. */
export function excessOfSize({ bytes, depth, values }: JsonSize): string | null {
  if (bytes > MAX_RESPONSE_BYTES) return `more than ${MAX_RESPONSE_BYTES} bytes`;
  if (depth > MAX_DEPTH) return `nested more than ${MAX_DEPTH} levels deep`;
  return values > MAX_VALUES ? `more than ${MAX_VALUES} values` : null;
}

/** @returns whether a record exceeds the limits of records */
export function isTooLarge(record: unknown): boolean {
  if (record === TOO_LARGE) return true;
  let values = 0;
  let characters = 0;
  const waiting: unknown[] = [record];
  while (waiting.length > 0) {
    const value = waiting.pop();
    values += 1;
    if (typeof value === 'string') characters += value.length;
    else if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) characters += name.length;
        waiting.push(inner);
      }
      if (values + waiting.length > MAX_RECORD_VALUES) return true;
    }
    if (characters > MAX_RECORD_CHARACTERS) return true;
  }
  return values > MAX_RECORD_VALUES;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, COMMA, COLON] = [
  ...'"\\[]{},:',
].map((character) => character.charCodeAt(0));

/** @returns how deep lists and objects are nested in JSON text, and how many values and names of members it has at most */
function structureOf(bytes: Uint8Array): JsonSize {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (quoted) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === COMMA || byte === COLON) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > deepest) deepest = depth;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return { bytes: bytes.length, depth: deepest, values };
}
