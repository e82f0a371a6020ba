import { hashOf, randomOf } from '#services/sample-publisher/generate/random.ts';

/** @returns the file of an id, or null for an id that {@link documentId} never made */
export function documentOf(seed: number, id: string): { tender: number; position: number } | null {
  const parts = /^([0-9a-f]{8})-([0-9a-f]{4})-4[0-9a-f]{3}-8[0-9a-f]{3}-([0-9a-f]{4})([0-9a-f]{8})$/.exec(
    id.toLowerCase(),
  );
  if (!parts) return null;
  const mask = maskOf(seed, parts[4]!);
  const tender = (Number.parseInt(parts[1]!, 16) ^ mask) >>> 0;
  const position = (Number.parseInt(parts[2]!, 16) ^ mask) & 0xffff;
  return documentId(seed, tender, position) === id.toLowerCase() ? { tender, position } : null;
}

/** A stable id that looks random but encodes tender and position, so that no table of ids is needed. */
export function documentId(seed: number, tender: number, position: number): string {
  const random = randomOf(seed, 'document', tender, position);
  const hex = (digits: number) =>
    random
      .integer(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  const tail = hex(8);
  const mask = maskOf(seed, tail);
  const head = ((tender ^ mask) >>> 0).toString(16).padStart(8, '0');
  const second = ((position ^ mask) & 0xffff).toString(16).padStart(4, '0');
  return `${head}-${second}-4${hex(3)}-8${hex(3)}-${hex(4)}${tail}`;
}

const maskOf = (seed: number, tail: string): number => hashOf([seed, 'mask', tail]);
