import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { property } from '#test/support/property.ts';
import { linedJson } from '../../scripts/generate/lined-json.ts';

describe('JSON with a line for each entry', () => {
  it('opens what is named and nothing else', () => {
    expect(linedJson({ a: { b: 1, c: [1, { d: 2 }] }, e: [{ f: 3 }, {}], g: {} }, ['', 'a', 'e', 'g'])).toBe(
      [
        ...['{', '  "a": {', '    "b": 1,', '    "c": [1,{"d":2}]', '  },'],
        ...['  "e": [', '    {"f":3},', '    {}', '  ],', '  "g": {}', '}', ''],
      ].join('\n'),
    );
  });

  it('says the same as JSON without lines', () =>
    property(fc.jsonValue(), (value) => {
      expect(JSON.parse(linedJson(value, ['', '*', '*/*']))).toEqual(JSON.parse(JSON.stringify(value)));
    }));
});
