import fc from 'fast-check';

/** Values that programs are known to stumble over, and any JSON. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    { toString: 1 },
    { valueOf: null, toString: null },
    { toJSON: 1, length: -1 },
    JSON.parse('{"__proto__": {"name": 1}, "constructor": 1}'),
    ...['constructor', '__proto__', 'toString', 'hasOwnProperty', '\u0000', 'a\u0000b', '\ud800', '\udfff x'],
    ...['<', '&#0;', '&#xD800;', '&#x110000;', '9'.repeat(400), '1e999', '-0', '٣', 'İ', 'ﷺ'.repeat(200)],
    ...['0000-00-00', '2026-02-30T25:61:61Z', '+275760-09-13T00:00:00Z', 'R 1,79E+308', '%', '%E0%A4%A'],
    ...[1e308, -1e308, 1e-320, 2 ** 53, -(2 ** 63), 0.1 + 0.2, -0, 2_147_483_648],
    Array.from({ length: 3_000 }, () => null),
    Array.from({ length: 300 }, (_, at) => ({ id: at, name: 'x', company: 'x' })),
    nested(500),
    [[[]]],
    [{}],
    [null, 1, 'x', []],
  ),
  fc.jsonValue({ maxDepth: 4, noUnicodeString: false, stringUnit: 'binary' }),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { name: value };
  return value;
}

/** @returns every place in a content, as the keys that lead to it */
export function placesIn(content: unknown): string[][] {
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([key, value]) => [
    [key],
    ...placesIn(value).map((place) => [key, ...place]),
  ]);
}

/** @returns the content with a value in a place; the key is set as JSON.parse sets it */
export function planted(content: unknown, [key, ...inner]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: object = Array.isArray(content) ? [...content] : { ...(content as object) };
  Object.defineProperty(copy, key, {
    value: planted((content as Record<string, unknown>)[key], inner, value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}
