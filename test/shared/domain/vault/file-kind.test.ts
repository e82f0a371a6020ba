import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOfName, scanKind } from '#shared/domain/vault/file-kind.ts';
import { lookalikes, type SampleKind, samples } from '#test/services/api/application/support/files.ts';
import { property } from '#test/support/property.ts';

const kindOf = (...pieces: Uint8Array[]) => {
  const scan = scanKind();
  for (const piece of pieces) scan.add(piece);
  return scan.kind();
};

describe('the kind of a file', () => {
  it.each(Object.keys(samples) as SampleKind[])(
    'is %s, however the file is cut into pieces',
    async (kind) => {
      const file = samples[kind];
      await property(fc.uniqueArray(fc.nat(file.length), { maxLength: 6 }), (cuts) => {
        const at = [0, ...cuts.sort((one, other) => one - other), file.length];
        expect(kindOf(...at.slice(1).map((end, index) => file.subarray(at[index], end)))).toBe(kind);
      });
      expect(kindOf(...[...file].map((byte) => Uint8Array.of(byte)))).toBe(kind);
    },
  );

  it.each(Object.entries(lookalikes))('is none for %s', (_name, file) => {
    expect(kindOf(file)).toBeNull();
  });

  it('is none for random bytes and for the beginning of a file alone', async () => {
    await property(fc.uint8Array({ maxLength: 200 }), (bytes) => kindOf(bytes) === null);
    expect(kindOf()).toBeNull();
    for (const kind of ['doc', 'docx'] as const) expect(kindOf(samples[kind].subarray(0, 40))).toBeNull();
  });
});

it.each([
  ['a.pdf', 'pdf'],
  ['a.b.JPEG', 'jpg'],
  ['a.docx', 'docx'],
  ['a.pdf.exe', null],
  ['pdf', null],
  ['a.', null],
  ['a.constructor', null],
  ['', null],
])('the name %j says the kind %j', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});
