import { describe, expect, it } from 'vitest';
import { extractApart } from '#shared/documents/extract/apart.ts';
import { extractText } from '#shared/documents/extract/extract.ts';
import { pdfOf } from '#test/support/pdf.ts';

const letter = await pdfOf((document) => document.fontSize(10).text('Closing: 16 September 2026', 50, 50));
const limits = { milliseconds: 60_000, megabytes: 512 };

describe('extracting in a process of its own', () => {
  it('gives the same text as in this process, and the fault of a file that has none', async () => {
    expect(await extractApart(letter, {}, limits, '')).toEqual(await extractText(letter, {}, null));
    expect(await extractApart(Buffer.alloc(0), {}, limits, '')).toEqual({
      fault: 'empty',
      message: 'the file has no bytes',
    });
  });

  it.each([
    ['too-slow', { ...limits, milliseconds: 1 }],
    ['too-much-memory', { ...limits, megabytes: 20 }],
  ])('ends a process that is %s, and this one goes on', async (fault, smaller) => {
    expect(await extractApart(letter, {}, smaller, '')).toMatchObject({ fault });
  });
});
