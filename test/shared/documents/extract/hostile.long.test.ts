import { describe, expect, it } from 'vitest';
import { extractApart } from '#shared/documents/extract/apart.ts';
import { hostileFiles } from './hostile-files.ts';

/** As in production, with a time that is short enough for a test: a file that would hang is ended, and says so. */
const LIMITS = { milliseconds: 30_000, megabytes: 512 };

describe('hostile files in full size, in processes of their own', () => {
  it.each(hostileFiles)('$name', { timeout: 120_000 }, async ({ bytes, hints, outcome }) => {
    const read = await extractApart(await bytes(1), hints ?? {}, LIMITS, '');
    if ('faults' in outcome) {
      expect(outcome.faults).toContain('fault' in read ? read.fault : read.method);
      expect('message' in read ? read.message : '').toMatch(/\w+ \w+/);
    } else expect(read).toMatchObject({ method: outcome.method });
  });
});
