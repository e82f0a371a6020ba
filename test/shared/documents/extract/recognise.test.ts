import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDocumentReader } from '#shared/documents/extract/apart.ts';
import { extractText } from '#shared/documents/extract/extract.ts';
import { newFolder } from '#test/support/folders.ts';
import { pdfOf } from '#test/support/pdf.ts';

/** A picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bytes = await pdfOf((document) => {
  document.image(PICTURE, 0, 0, { width: 595 });
  document
    .addPage()
    .fontSize(10)
    .text('A page of the file itself, which needs no recognition at all, and has its text', 50, 50);
  document.addPage();
});
const limits = { milliseconds: 60_000, megabytes: 512 };
/** Answers as tesseract does, with a table whose first cell says how large the picture was that it got. */
const PROGRAM = `#!${process.execPath}
if (process.argv.includes('--list-langs')) { console.log('List of available languages (2):\\neng\\nosd'); process.exit(0); }
const parts = [];
process.stdin.on('data', (part) => parts.push(part)).on('end', () => {
  const png = Buffer.concat(parts);
  const size = png.readUInt32BE(16) + 'x' + png.readUInt32BE(20);
  const word = (line, x, text, sure) => [5, 1, 1, 1, line, 1, x, 100 * line, 90, 30, sure, text].join('\\t');
  console.log([word(1, 100, size, 90), word(1, 900, 'Weight', 80), word(2, 100, 'Staff', 70), word(2, 900, '40', 80)].join('\\n'));
});
`;
const folder = await newFolder({}, afterAll);
const reader = openDocumentReader({ limits, path: folder });
afterAll(reader.close);

describe('a page that is an image', () => {
  it('is marked if nothing recognises it; a blank page is read', async () => {
    const { text, method, confidence } = await extractText(bytes, {}, null);
    expect(text.pages.map((page) => page.method)).toEqual(['none', 'text', 'text']);
    expect({ method, confidence }).toEqual({ method: 'pdf-text', confidence: 0.5 });
  });

  it('is drawn and recognised if the program is on the path, and keeps its layout', async () => {
    writeFileSync(join(folder, 'tesseract'), PROGRAM, { mode: 0o755 });
    expect(await reader.extract(bytes, {})).toMatchObject({
      method: 'pdf-mixed',
      confidence: 0.9,
      text: {
        pages: [
          // A4 at 200 points an inch.
          { method: 'recognised', text: '1653x2338\tWeight\nStaff\t40\n' },
          { method: 'text' },
          { method: 'text', text: '' },
        ],
      },
    });
  });

  it('is marked if the program fails', async () => {
    writeFileSync(join(folder, 'tesseract'), `${PROGRAM}\nprocess.exit(1);`, { mode: 0o755 });
    const read = await reader.extract(bytes, {});
    expect('text' in read && read.text.pages[0]).toEqual({ number: 1, text: '', method: 'none' });
  });
});
