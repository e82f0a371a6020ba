import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { UpstreamError } from '#shared/errors.ts';
import { decompressed } from '#shared/raw/compression.ts';
import { readBody } from '#workers/collect/body.ts';

const MEGABYTE = 1_048_576;
const reading = {
  of: 'publisher.test',
  maxBytes: MEGABYTE,
  explain: () => new UpstreamError('truncated', 'broke off'),
};

/** A body of so many pieces of one megabyte, which may break off at its end. */
async function* bodyOf(pieces: number, piece: () => Buffer, breaksOff = false): AsyncGenerator<Buffer> {
  for (let count = 0; count < pieces; count += 1) yield piece();
  if (breaksOff) throw new Error('reset');
}
const text = () => Buffer.alloc(MEGABYTE, 'tender ');

describe('a body that is too large', () => {
  it('is kept to its end', async () => {
    const { bytes, kept, broken } = await readBody(bodyOf(5, text), reading);
    expect(broken).toMatchObject({
      kind: 'too-large',
      message: 'publisher.test sent more than 1048576 bytes; all 5242880 are kept',
    });
    expect(bytes.length).toBe(MEGABYTE);
    const whole = Buffer.concat(Array.from({ length: 5 }, text));
    expect((await decompressed(kept!)).equals(whole)).toBe(true);
    expect(kept).toMatchObject({ size: whole.length, hash: createHash('sha256').update(whole).digest() });
  });

  it.each([
    ['breaks off', bodyOf(5, text, true), 5],
    ['has no end', bodyOf(1_000, text), 64],
    ['cannot be compressed', bodyOf(1_000, () => randomBytes(MEGABYTE)), 17],
  ])('and %s is kept as far as it was received within the limits', async (_, body, megabytes) => {
    const { kept, broken } = await readBody(body, reading);
    expect(broken!.kind).toBe('too-large');
    expect(broken!.message).toContain(`the first ${kept!.size} are kept`);
    expect(Math.ceil(kept!.size / MEGABYTE)).toBeLessThanOrEqual(megabytes);
    expect(Math.ceil(kept!.size / MEGABYTE)).toBeGreaterThanOrEqual(megabytes - 1);
    expect(kept!.body.length).toBeLessThan(18 * MEGABYTE);
  });
});

it('a body that is not too large is held as it is', async () => {
  expect(await readBody(bodyOf(1, text), reading)).toEqual({ bytes: text(), kept: null, broken: null });
  expect((await readBody(bodyOf(1, text, true), reading)).broken).toMatchObject({ kind: 'truncated' });
});
