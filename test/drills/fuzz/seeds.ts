import { gzipSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { pngOf } from '#services/sample-publisher/generate/documents/scan/png.ts';
import { pdfOf } from '#test/support/pdf.ts';
import { zipOf } from '#test/support/zip.ts';
import { wordOf } from './word-before-2007.ts';

/** Small files that are as they should be, of each kind that publishers and companies send. */

/** A file with its name; of an archive, also what is in it. */
export type Seed = { name: string; bytes: Buffer; parts?: Readonly<Record<string, Buffer>> };

const LINES = [
  'Invitation to bid 12/2026',
  'Closing date: 14 October 2026 at 11:00',
  'Functionality: 70 points',
];

const archive = (name: string, files: Readonly<Record<string, string | Buffer>>): Seed => {
  const parts = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]),
  );
  return { name, bytes: zipOf(parts), parts };
};

export async function makeSeeds(): Promise<Seed[]> {
  const pdf = await pdfOf(
    (document) => {
      for (const line of LINES) document.text(line);
      document.addPage().text('Form SBD 4').rect(50, 120, 200, 40).stroke();
    },
    { compress: true, info: { CreationDate: new Date(0) } },
  );
  const plain = await pdfOf((document) => document.text(LINES.join('\n')), { compress: false });
  const word = LINES.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const table = `<w:tbl><w:tr><w:tc>${word}</w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>`;
  const docx = archive('bid.docx', {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${word}${table}</w:body></w:document>`,
    'word/header1.xml': `<w:hdr>${word}</w:hdr>`,
    'word/numbering.xml': '<w:numbering/>',
  });
  const sheets = [
    {
      name: 'Prices',
      rows: [
        ['Item', 'Price', 'Day'],
        ['Cement', 102.5, new Date('2026-09-16')],
        [null, '=1'],
      ],
    },
    { name: 'Notes', rows: [['VAT']] },
  ];
  const pptx = archive('briefing.pptx', {
    'ppt/presentation.xml': '<p:presentation/>',
    'ppt/slides/slide1.xml': `<p:sld><a:p><a:r><a:t>${LINES[0]}</a:t></a:r></a:p></p:sld>`,
  });
  const odt = archive('terms.odt', {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml': `<office:document-content><office:body><office:text>${LINES.map((line) => `<text:p>${line}</text:p>`).join('')}</office:text></office:body></office:document-content>`,
  });
  const csv = Buffer.from(`Item;Price\r\n"Cement; grey";"102,50"\r\n${LINES.join(';')}\r\n`);
  const doc = wordOf(`${LINES.join('\r')}\r`);
  const png = pngOf({ width: 32, height: 8, rowBytes: 4, bits: Buffer.alloc(32, 0b1010_0101) });
  const inner = archive('inner.zip', { 'form.csv': csv, 'deep.zip': zipOf({ 'a.txt': 'deep' }) });
  return [
    { name: 'bid.pdf', bytes: pdf },
    { name: 'plain.pdf', bytes: plain },
    docx,
    { name: 'prices.xlsx', bytes: Buffer.from(await writeXlsx({ sheets })) },
    pptx,
    odt,
    { name: 'old.doc', bytes: doc },
    archive('documents.zip', { 'bid.pdf': pdf, 'bid.docx': docx.bytes, 'folder/old.doc': doc }),
    archive('nested.zip', {
      'inner.zip': inner.bytes,
      'again.zip': inner.bytes,
      'notes.txt': LINES.join('\n'),
    }),
    { name: 'prices.csv', bytes: csv },
    {
      name: 'page.html',
      bytes: Buffer.from(
        `<!DOCTYPE html><html><body><table><tr><td>${LINES.join('</td><td>')}</td></tr></table></body></html>`,
      ),
    },
    {
      name: 'letter.rtf',
      bytes: Buffer.from(`{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 ${LINES.join('\\par ')}\\u8364?\\'e9}`),
    },
    { name: 'stamp.png', bytes: png },
    {
      name: 'photo.jpg',
      bytes: Buffer.concat([
        Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300', 'hex'),
        Buffer.alloc(64, 1),
        Buffer.from('ffd9', 'hex'),
      ]),
    },
    { name: 'scan.tif', bytes: Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(32)]) },
    { name: 'packed.gz', bytes: gzipSync(csv) },
  ];
}
