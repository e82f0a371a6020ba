import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dataIn, fixture, texts, weights } from '#services/sample-publisher/generate/fixture.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';

const schema = z.strictObject({ towns: z.array(z.strictObject({ name: z.string(), code: z.string() })) });
const read = (text: string) => dataIn('places.yaml', text, schema);

describe('data of the sample', () => {
  it('is what the file says', () => {
    const text = 'towns:\n  - { name: Qunu, code: "5100" }\n';
    expect(read(text)).toEqual({ towns: [{ name: 'Qunu', code: '5100' }] });
  });

  it.each([
    [
      'a value of another type',
      'towns:\n  - name: Qunu\n    code: 5100\n',
      /^places\.yaml, line 3: towns\.0\.code: /,
    ],
    ['a field that is missing', 'towns:\n\n  - name: Qunu\n', /^places\.yaml, line 3: towns\.0\.code: /],
    ['a field that is unknown', 'towns: []\nrivers: []\n', /^places\.yaml, line 1: the file: .*rivers/],
    ['what is no YAML', 'towns:\n  - name: "Qunu\n', /^places\.yaml, line \d: /],
    ['an empty file', '', /^places\.yaml, line 1: the file: /],
  ])('is refused with its file and line: %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('has weights, of which only those above 0 are drawn', () => {
    const draw = dataIn('weights.yaml', '- [seldom, 0]\n- [often, 3]\n', weights(z.string()));
    expect(Array.from({ length: 20 }, (_, at) => draw(randomOf(at)))).toEqual(Array(20).fill('often'));
    expect(() => dataIn('weights.yaml', '- [often]\n', weights(z.string()))).toThrow('weights.yaml, line 1');
  });

  it('is read from the folder of fixtures', () => {
    expect(fixture('sample/titles.yaml', z.looseObject({ again: texts })).again).toContain(' (RE-ADVERT)');
  });
});
