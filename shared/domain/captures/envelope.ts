import type { ByteSpan } from './record-spans.ts';

/**
 * The envelope of a response: its bytes without those of the records that are stored by themselves. Together they give
 * the exact bytes again.
 *
 * It begins with the number of records. For each follows 0 where its bytes stay in the envelope; otherwise one more than
 * the number of bytes between the place where the record before was taken out, or the beginning, and its own. Then come
 * the remaining bytes. Numbers are written with seven bits in each byte, the lowest first.
 * Decision: docs/decisions/0047-contents-and-runs.md
 */

/** @param spans the records in order; `stored` where the bytes of one are kept elsewhere */
export function envelopeOf(bytes: Uint8Array, spans: readonly (ByteSpan & { stored: boolean })[]): Buffer {
  const header: number[] = [];
  const rest: Uint8Array[] = [];
  pushNumber(header, spans.length);
  let at = 0;
  for (const { start, end, stored } of spans) {
    if (!stored) {
      header.push(0);
      continue;
    }
    pushNumber(header, start - at + 1);
    rest.push(bytes.subarray(at, start));
    at = end;
  }
  rest.push(bytes.subarray(at));
  return Buffer.concat([Uint8Array.from(header), ...rest]);
}

/**
 * @param textOf the bytes of a stored record, by its place among all records of the response
 * @returns the bytes of the response
 */
export function rebuildResponse(envelope: Uint8Array, textOf: (place: number) => Uint8Array): Buffer {
  const header = { bytes: envelope, at: 0 };
  const count = readNumber(header);
  const gaps = Array.from({ length: count }, () => readNumber(header));
  const parts: Uint8Array[] = [];
  let { at } = header;
  for (const [place, gap] of gaps.entries()) {
    if (gap === 0) continue;
    parts.push(envelope.subarray(at, at + gap - 1), textOf(place));
    at += gap - 1;
  }
  parts.push(envelope.subarray(at));
  return Buffer.concat(parts);
}

/** @returns the places of the records whose bytes are stored elsewhere */
export function storedPlaces(envelope: Uint8Array): number[] {
  const header = { bytes: envelope, at: 0 };
  const gaps = Array.from({ length: readNumber(header) }, () => readNumber(header));
  return gaps.flatMap((gap, place) => (gap === 0 ? [] : [place]));
}

function pushNumber(to: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    to.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  to.push(rest);
}

function readNumber(from: { bytes: Uint8Array; at: number }): number {
  let value = 0;
  for (let unit = 1; ; unit *= 0x80) {
    const byte = from.bytes[from.at] ?? 0;
    from.at += 1;
    value += (byte % 0x80) * unit;
    if (byte < 0x80) return value;
  }
}
