import { describe, expect, it } from 'vitest';
import { extractText } from '#shared/documents/extract/extract.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';

/** Those whose harm is their size are read in full size by hostile.long.test.ts, in a process of their own. */
const SMALL = 0.001;
const NEEDS_ITS_SIZE = /200 MB$/;

const outcomeOf = async ({
  bytes,
  hints,
}: HostileFile): Promise<{ fault: unknown } | { method: string; text: string }> => {
  try {
    const { method, text } = await extractText(await bytes(SMALL), hints, null);
    return { method, text: text.pages.map((page) => page.text).join('') };
  } catch (error) {
    return { fault: (error as { fault?: unknown }).fault ?? error };
  }
};

describe('hostile files', () => {
  it.each(hostileFiles.filter(({ name }) => !NEEDS_ITS_SIZE.test(name)))('$name', async (file) => {
    const { outcome } = file;
    const had = await outcomeOf(file);
    if ('faults' in outcome) {
      expect(outcome.faults).toContain('fault' in had ? had.fault : had.method);
      return;
    }
    expect(had).toMatchObject({ method: outcome.method });
    if (!('text' in had)) throw new Error('a text was expected');
    if (outcome.says !== undefined) expect(had.text).toContain(outcome.says);
    if (outcome.never !== undefined) expect(had.text).not.toContain(outcome.never);
  });
});
