import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { envelopeOf, rebuildResponse, storedPlaces } from '#shared/domain/captures/envelope.ts';
import { formats } from '#shared/domain/captures/format.ts';
import { jsonOf } from '#shared/domain/captures/ocds-package.ts';
import { recordSpans } from '#shared/domain/captures/record-spans.ts';
import { anyCharacter, propertyOf } from '#test/support/property.ts';

/** JSON text as any publisher might write it: odd blanks, members twice, needless escapes, odd numbers. */
const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r'), maxLength: 3 });
const escaped = (unit: string) =>
  [...Array(unit.length).keys()]
    .map((at) => `\\u${unit.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');
const text = fc
  .array(
    fc.oneof(
      fc
        .string({ unit: anyCharacter, minLength: 1, maxLength: 3 })
        .map((unit) => JSON.stringify(unit).slice(1, -1)),
      fc.string({ unit: anyCharacter, minLength: 1, maxLength: 2 }).map(escaped),
      fc.constantFrom(
        '\\/',
        '\\"',
        '\\\\',
        '\\\\\\"',
        '[',
        ']',
        '{',
        '}',
        ',',
        ':',
        'é',
        '😀',
        '\\ud83d',
        '\\n',
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => `"${parts.join('')}"`);
const number = fc.oneof(
  fc.constantFrom('0', '-0', '1e5', '1E+2', '21796778.0', '1e400', '-1.50', '12345678901234567890'),
  fc.integer().map(String),
);
const name = fc.oneof(
  text,
  fc.constantFrom(
    '"releases"',
    '"Releases"',
    '"data"',
    '"\\u0072eleases"',
    '"links"',
    '"tender_No"',
    '"ocid"',
  ),
);

const { value, list } = fc.letrec<{ value: string; list: string; object: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    number,
    text,
    fc.constantFrom('null', 'true', 'false'),
    tie('list'),
    tie('object'),
  ),
  list: fc
    .tuple(
      blanks,
      fc.array(
        fc.tuple(blanks, tie('value'), blanks).map((parts) => parts.join('')),
        { maxLength: 4 },
      ),
    )
    .map(([blank, items]) => `[${items.join(',') || blank}]`),
  object: fc
    .tuple(
      blanks,
      fc.array(
        fc
          .tuple(blanks, name, blanks, blanks, tie('value'), blanks)
          .map(([a, key, b, c, member, d]) => `${a}${key}${b}:${c}${member}${d}`),
        { maxLength: 5 },
      ),
    )
    .map(([blank, members]) => `{${members.join(',') || blank}}`),
}));
const lists = fc
  .tuple(fc.array(fc.tuple(name, value), { maxLength: 3 }), fc.constantFrom('"releases"', '"data"'), list)
  .map(
    ([members, key, records]) =>
      `{${[...members, [key, records]].map((pair) => pair.join(': ')).join(' , ')}}`,
  );
const response = fc
  .tuple(fc.boolean(), blanks, fc.oneof(value, list, lists), blanks)
  .map(([marked, before, json, after]) => Buffer.from(`${marked ? '\ufeff' : ''}${before}${json}${after}`));

const url = 'https://publisher.test/?status=2';

describe('the envelope of a response', () => {
  it.each(['ocds', 'etenders'] as const)(
    'and the bytes of its records are its bytes again: %s',
    async (source) => {
      const { itemsOf, lists: members } = formats[source];
      await propertyOf({ numRuns: 1_000 }, response, fc.infiniteStream(fc.boolean()), (bytes, kept) => {
        const items = itemsOf(jsonOf(bytes), url);
        const spans = recordSpans(bytes, members);
        // An object that is no record of this source.
        if (items.length === 0 && spans.length === 1) return;
        expect(spans.length).toBe(items.length);
        const texts = spans.map(({ start, end }) => bytes.subarray(start, end));
        // A record is the same by itself as in its response.
        for (const [place, record] of texts.entries())
          expect(itemsOf(jsonOf(Buffer.from(`[${record}]`)), url)).toEqual([items[place]]);
        const places = spans.map((span) => ({ ...span, stored: kept.next().value }));
        const envelope = envelopeOf(bytes, places);
        expect(rebuildResponse(envelope, (place) => texts[place]!).equals(bytes)).toBe(true);
        expect(storedPlaces(envelope)).toEqual(
          places.flatMap(({ stored }, place) => (stored ? [place] : [])),
        );
      });
    },
  );

  it('is small if the records are elsewhere', () => {
    const bytes = Buffer.from(
      JSON.stringify({ uri: 'x', releases: Array(1_000).fill({ ocid: 'ocds-1-1' }) }),
    );
    const spans = recordSpans(bytes, formats.ocds.lists);
    expect(spans).toHaveLength(1_000);
    expect(
      envelopeOf(
        bytes,
        spans.map((span) => ({ ...span, stored: true })),
      ).length,
    ).toBeLessThan(2_100);
  });

  it('leaves out records even if their bytes are not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('[{"a":"'), Buffer.from([0xff, 0xc3]), Buffer.from('"},  7 ]')]);
    const spans = recordSpans(bytes, []);
    expect(spans).toEqual([
      { start: 1, end: 11 },
      { start: 14, end: 15 },
    ]);
  });
});
