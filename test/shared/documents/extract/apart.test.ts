import { describe, expect, it, onTestFinished } from 'vitest';
import { type DocumentReader, openDocumentReader } from '#shared/documents/extract/apart.ts';
import { extractText } from '#shared/documents/extract/extract.ts';
import { fitToKeep } from '#shared/documents/extract/fit-to-keep.ts';
import { readText } from '#shared/domain/documents/read-text.ts';
import { pdfOf } from '#test/support/pdf.ts';

const letter = await pdfOf((document) => document.fontSize(10).text('Closing: 16 September 2026', 50, 50));
const limits = { milliseconds: 60_000, megabytes: 512 };

/** A reader that is closed when the test ends. */
function open(within = limits): DocumentReader {
  const reader = openDocumentReader({ limits: within, path: '' });
  onTestFinished(reader.close);
  return reader;
}

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
    const { extract } = open();
    expect(await extract(letter, {})).toEqual(await extractText(letter, {}, null));
    expect(await extract(Buffer.alloc(0), {})).toEqual({
      fault: 'empty',
      message: 'the file has no bytes',
    });
  });

  it('reads a PDF for which its library leaves a rejection unhandled', async () => {
    const pages = await pdfOf((document) => document.text('Bid 12/2026').addPage().text('Form SBD 4'));
    const bytes = withBrokenPages(pages);
    const found = await open().extract(bytes, {});
    expect(found).toMatchObject({ method: 'pdf-none', text: { pages: [{ number: 1 }] } });
  });

  it.each([
    ['too-slow', { ...limits, milliseconds: 1 }],
    ['too-much-memory', { ...limits, megabytes: 20 }],
  ])('ends a process that is %s, and this one goes on', async (fault, smaller) => {
    expect(await open(smaller).extract(letter, {})).toMatchObject({ fault });
  });

  it('gives no identity number of a person to any rule or table', async () => {
    const read = await open().extract(Buffer.from('ID 8001015009087 of the director\n'), {
      fileName: 'a.txt',
    });
    expect('text' in read && read.text.pages[0]?.text).toBe('ID [identity number] of the director\n');
  });

  it('gives no character that tables refuse', async () => {
    const extraction = await extractText(letter, {}, null);
    const page = { number: 1, text: 'a\0b\ud800c', method: 'text' as const };
    expect(fitToKeep({ ...extraction, text: { pages: [page] } }).text.pages[0]?.text).toBe('a\ufffdb\ufffdc');
  });

  it('applies the rules to a text as this process would, in the process that extracted it', async () => {
    const { extract, analyse } = open();
    const read = await extract(letter, {});
    if ('fault' in read) throw new Error(read.message);
    const document = { id: 'a', fileName: 'letter.pdf' };
    const found = await analyse(read.text, document);
    expect(found).toEqual(JSON.parse(JSON.stringify(readText(read.text, document))));
    expect('analysis' in found && found.analysis.values.closing).toMatchObject({ evidence: [{ page: 1 }] });
  });
});
