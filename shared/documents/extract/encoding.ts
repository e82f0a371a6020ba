/** A text has so few control characters at most, as a share of its first characters. */
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;
const MOST_CONTROL = 0.002;
const LOOKED_AT = 65_536;
/** Latin text in UTF-16 without a mark has a zero byte beside most letters. */
const MOST_ZERO = 0.3;
const FEW_ZERO = 0.05;
/** A text that is cut within a character ends so; no other place may be wrong. */
const CUT = 4;

/**
 * Decodes the bytes of a text by their mark, else as UTF-8, else as UTF-16 where every other byte is zero, else as Windows-1252.
 * @returns null for bytes that are no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeAs(encodingOf(bytes), bytes);
  const start = text.slice(0, LOOKED_AT);
  const control = start.match(CONTROL)?.length ?? 0;
  return control > MOST_CONTROL * start.length ? null : text;
}

/** @param label of the Encoding Standard, such as `windows-1252` */
export const decodeAs = (label: string, bytes: Uint8Array): string => new TextDecoder(label).decode(bytes);

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros.map((count) => (2 * count) / start.length);
  if (odd > MOST_ZERO && even < FEW_ZERO) return 'utf-16le';
  if (even > MOST_ZERO && odd < FEW_ZERO) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  const valid = (part: Uint8Array) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(part);
      return true;
    } catch {
      return false;
    }
  };
  return (
    valid(bytes) || [1, 2, 3].some((cut) => cut < CUT && bytes.length > CUT && valid(bytes.subarray(0, -cut)))
  );
}
