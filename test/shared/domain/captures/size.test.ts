import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excessOf, isTooLarge } from '#shared/domain/captures/size.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { property } from '#test/support/property.ts';

const excess = (text: string) => excessOf(Buffer.from(text));

it.each([
  ['a usual page', JSON.stringify({ releases: [portalRelease(1)] }), null],
  ['depth at the limit', '['.repeat(500) + ']'.repeat(500), null],
  ['depth above it', '['.repeat(501) + ']'.repeat(501), 'nested more than 500 levels deep'],
  ['many values', `[${'0,'.repeat(750_000)}0]`, 'more than 750000 values'],
  ['marks inside a text', JSON.stringify([`"[{\\,:`.repeat(200_000)]), null],
  ['many bytes', `"${'x'.repeat(16_777_216)}"`, 'more than 16777216 bytes'],
])('a response is judged by its bytes: %s', (_, text, expected) => {
  expect(excess(text)).toBe(expected);
});

it.each([
  ['a usual release', portalRelease(1), false],
  ['many values', portalRelease(1, { items: Array(50_000).fill(0) }), true],
  ['many characters', portalRelease(1, { description: 'x'.repeat(4_000_001) }), true],
  ['a long name', { ['x'.repeat(4_000_001)]: 0 }, true],
])('a record is judged by its values: %s', (_, record, expected) => {
  expect(isTooLarge(record)).toBe(expected);
});

it('any small JSON is neither too large as a response nor as a record', () =>
  property(fc.jsonValue(), (value) => {
    expect(excess(JSON.stringify(value))).toBeNull();
    expect(isTooLarge(value)).toBe(false);
  }));
