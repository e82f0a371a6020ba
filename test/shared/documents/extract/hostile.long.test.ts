import { afterAll, describe, expect, it } from 'vitest';
import { openDocumentReader } from '#shared/documents/extract/apart.ts';
import { hostileFiles } from './hostile-files.ts';

/** As in production, with a time that is short enough for a test: a file that would hang is ended, and says so. */
const reader = openDocumentReader({
  limits: { milliseconds: 10_000, megabytes: 512 },
  path: '',
});
afterAll(reader.close);

describe('hostile files in full size, in a process of their own', () => {
  it.each(hostileFiles)('$name', { timeout: 120_000 }, async ({ bytes, hints, outcome }) => {
    const read = await reader.extract(await bytes(1), hints ?? {});
    if ('faults' in outcome) {
      expect(outcome.faults).toContain('fault' in read ? read.fault : read.method);
      expect('message' in read ? read.message : '').toMatch(/\w+ \w+/);
    } else expect(read).toMatchObject({ method: outcome.method });
  });
});
