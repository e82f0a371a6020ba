import { describe, expect, it } from 'vitest';
import { extractApart } from '#shared/documents/extract/apart.ts';
import { extractText } from '#shared/documents/extract/extract.ts';
import { pdfOf } from '#test/support/pdf.ts';

const letter = await pdfOf((document) => document.fontSize(10).text('Closing: 16 September 2026', 50, 50));
const limits = { milliseconds: 60_000, megabytes: 512 };

/** The PDF with a first page that is no object, and a table of objects that states another generation of the second. */
function withBrokenPages(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const [, first = '', second = ''] = /\/Kids \[(\d+) 0 R (\d+) 0 R\]/.exec(text) ?? [];
  const row = text.indexOf('0000000000 65535 f') + 20 * Number(second);
  const table = `${text.slice(0, row + 11)}00400${text.slice(row + 16)}`;
  return Buffer.from(table.replace(`\n${first} 0 obj`, `\n${first} 0 ob*`), 'latin1');
}

describe('extracting in a process of its own', () => {
  it('gives the same text as in this process, and the fault of a file that has none', async () => {
    expect(await extractApart(letter, {}, limits, '')).toEqual(await extractText(letter, {}, null));
    expect(await extractApart(Buffer.alloc(0), {}, limits, '')).toEqual({
      fault: 'empty',
      message: 'the file has no bytes',
    });
  });

  it('reads a PDF for which its library leaves a rejection that nobody waits for', async () => {
    const pages = await pdfOf((document) => document.text('Bid 12/2026').addPage().text('Form SBD 4'));
    const bytes = withBrokenPages(pages);
    const found = await extractApart(bytes, {}, limits, '');
    expect(found).toMatchObject({ method: 'pdf-none', text: { pages: [{ number: 1 }] } });
  });

  it.each([
    ['too-slow', { ...limits, milliseconds: 1 }],
    ['too-much-memory', { ...limits, megabytes: 20 }],
  ])('ends a process that is %s, and this one goes on', async (fault, smaller) => {
    expect(await extractApart(letter, {}, smaller, '')).toMatchObject({ fault });
  });
});
