import { describe, expect, it } from 'vitest';
import { readPdf } from '#shared/documents/pdf.ts';
import { pdfOf } from '#test/support/pdf.ts';

const letter = (document: PDFKit.PDFDocument): void => {
  document.fontSize(10).text('Alpha', 100, 200, { lineBreak: false });
};
/** A picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('readPdf', () => {
  it('gives each text with its page, its place from the top left, and its size', async () => {
    const bytes = await pdfOf((document) => {
      letter(document);
      document.addPage().fontSize(20).text('Beta', 50, 60, { lineBreak: false });
    });
    const items = await readPdf(bytes);
    expect(items.map(({ page, text }) => [page, text])).toEqual([
      [1, 'Alpha'],
      [2, 'Beta'],
    ]);
    const [alpha, beta] = items;
    expect(alpha?.x).toBeCloseTo(100, 1);
    // The base line of a text is below its top.
    expect(alpha?.y).toBeGreaterThan(200);
    expect(alpha?.y).toBeLessThan(212);
    expect(alpha?.height).toBeCloseTo(10, 1);
    expect(beta?.height).toBeCloseTo(20, 1);
    expect(alpha?.width).toBeGreaterThan(20);
  });

  it('leaves the bytes as they are', async () => {
    const bytes = await pdfOf(letter);
    const before = Buffer.from(bytes);
    await readPdf(bytes);
    expect(bytes.equals(before)).toBe(true);
  });

  it.each([
    ['empty', async () => Buffer.alloc(0)],
    ['other-format', async () => Buffer.from('<!doctype html><title>Not found</title>')],
    ['encrypted', () => pdfOf(letter, { userPassword: 'secret', pdfVersion: '1.7' })],
    ['damaged', async () => (await pdfOf(letter)).subarray(0, 900)],
    ['damaged', async () => Buffer.from('%PDF-1.7\nnothing\n%%EOF\n')],
    ['no-text', () => pdfOf((document) => document.image(PICTURE, 50, 50, { width: 400 }))],
    ['no-text', () => pdfOf(() => undefined)],
  ] as const)('says %s', async (fault, bytes) => {
    await expect(readPdf(await bytes())).rejects.toMatchObject({ name: 'DocumentError', fault });
  });

  it('refuses what is larger than its limits', async () => {
    const bytes = await pdfOf((document) => {
      letter(document);
      letter(document.addPage());
    });
    const limits = { bytes: 1_000_000, pages: 10, items: 10 };
    for (const smaller of [{ bytes: 500 }, { pages: 1 }, { items: 1 }])
      await expect(readPdf(bytes, { ...limits, ...smaller })).rejects.toMatchObject({ fault: 'too-large' });
    expect(await readPdf(bytes, limits)).toHaveLength(2);
  });
});
