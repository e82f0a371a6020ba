import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { extractText } from '#shared/documents/extract/extract.ts';
import type { FileHints } from '#shared/documents/extract/file-kind.ts';
import { zipOf } from '#test/support/zip.ts';

const pagesOf = async (bytes: Uint8Array, hints: FileHints = {}): Promise<string[]> =>
  (await extractText(bytes, hints, null)).text.pages.map(({ text }) => text);

const docxOf = (body: string, more: Record<string, string> = {}): Buffer =>
  zipOf({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`, ...more });
const paragraph = (text: string, before = ''): string => `<w:p><w:r>${before}<w:t>${text}</w:t></w:r></w:p>`;
const row = (...cells: string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;

describe('DOCX', () => {
  it('gives paragraphs as lines, rows of tables with tabs, and the pages that Word saved', async () => {
    const table = `<w:tbl>${row(paragraph('Criterion'), paragraph('Weight'))}${row(
      paragraph('Experience') + paragraph('five years'),
      paragraph('30'),
    )}${row(paragraph(''), paragraph('100'))}</w:tbl>`;
    const second = paragraph('Form SBD 4', '<w:lastRenderedPageBreak/>');
    expect(await pagesOf(docxOf(paragraph('Invitation') + table + second))).toEqual([
      'Invitation\nCriterion\tWeight\nExperience\t30\nfive years\n\t100\n',
      'Form SBD 4\n',
    ]);
  });

  it('leaves out what was deleted, hidden or computed, and reads a text box once', async () => {
    const box = (element: string) =>
      `<${element}><w:txbxContent>${paragraph('Bid box')}</w:txbxContent></${element}>`;
    const body = `<w:p><w:r><w:t xml:space="preserve">Bids &amp; </w:t></w:r>
      <w:del><w:r><w:t>old</w:t><w:delText>old</w:delText></w:r></w:del>
      <w:r><w:instrText>PAGE</w:instrText><w:t>offers</w:t></w:r>
      <w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>
      <w:r>${box('mc:Choice')}${box('mc:Fallback')}</w:r></w:p>`;
    expect(await pagesOf(docxOf(body))).toEqual(['Bids & offers\nBid box\n']);
  });

  it('says which lines are headers and footers', async () => {
    const part = (text: string) => `<w:hdr>${paragraph(text)}</w:hdr>`;
    const bytes = docxOf(paragraph('Text'), {
      'word/header1.xml': part('BID 12/2026'),
      'word/header2.xml': part('BID 12/2026'),
      'word/footer1.xml': part('Initials'),
    });
    expect((await extractText(bytes)).text.pages).toEqual([
      { number: 1, text: 'BID 12/2026\nText\nInitials\n', method: 'text', repeated: [0, 2] },
    ]);
  });
});

describe('other formats', () => {
  it('XLSX: a page for each sheet, its name first', async () => {
    const sheets = [
      {
        name: 'Prices',
        rows: [
          ['Item', 'Price'],
          ['Cement', 102.5],
          [null, new Date('2026-09-16')],
        ],
      },
      { name: 'Notes', rows: [['VAT included']] },
    ];
    expect(await pagesOf(await writeXlsx({ sheets }))).toEqual([
      'Prices\nItem\tPrice\nCement\t102.5\n\t2026-09-16\n',
      'Notes\nVAT included\n',
    ]);
  });

  it('PPTX: a page for each slide', async () => {
    const slide = (text: string) => `<p:sld><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`;
    const bytes = zipOf({
      'ppt/presentation.xml': '<p:presentation/>',
      'ppt/slides/slide10.xml': slide('Questions'),
      'ppt/slides/slide2.xml': slide('Briefing'),
    });
    expect(await pagesOf(bytes)).toEqual(['Briefing\n', 'Questions\n']);
  });

  it('ODT: paragraphs, rows, page breaks, without remarks', async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const bytes = zipOf({
      'META-INF/manifest.xml': '<manifest/>',
      'content.xml': `<office:body><office:text>
        <text:h>Offer<text:s text:c="2"/>form</text:h>
        <office:annotation><text:p>remark</text:p></office:annotation>
        <table:table><table:table-row>${cell('Goal')}${cell('Points')}</table:table-row></table:table>
        <text:p><text:soft-page-break/>Next</text:p></office:text></office:body>`,
    });
    const read = await extractText(bytes);
    expect(read.text.pages.map(({ text }) => text)).toEqual(['Offer form\nGoal\tPoints\n', 'Next\n']);
    expect(read).toMatchObject({ mimeType: 'application/vnd.oasis.opendocument.text', method: 'odt-text' });
  });

  it('RTF: characters of its code page and of Unicode, rows, and no objects', async () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\*\generator x}
{\pict 0102}Caf\'e9 \u8211?\~\{80/20\}\par\trowd Goal\cell 20\cell\row\page
Last \uc0\u8364 100{\object{\objdata 00}}\par}`;
    expect(await pagesOf(Buffer.from(rtf))).toEqual(['Café – {80/20}\nGoal\t20\n', 'Last €100\n']);
  });

  it('HTML: what is shown, with rows of tables', async () => {
    const html = `<!doctype html><html><head><title>x</title><style>p{}</style></head><body>
      <h1>Bid  notice</h1><script>alert(1)</script><p style="display:none">hidden<br>text</p>
      <table><tr><td>Closing</td><td><p>16&nbsp;September</p><p>11:00</p></td></tr></table>
      <p>One<br>two</body></html>`;
    expect(await pagesOf(Buffer.from(html))).toEqual([
      'Bid notice\nClosing\t16 September\n\t11:00\nOne\ntwo\n',
    ]);
  });

  it.each([
    ['UTF-8', Buffer.from('\ufeffprys – R5\r\nVoorwaardes: geldigheidstermyn, ê\n')],
    ['UTF-16', Buffer.from('\ufeffprys – R5\r\nVoorwaardes: geldigheidstermyn, ê\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('prys – R5\rVoorwaardes: geldigheidstermyn, ê', 'utf16le')],
    ['Windows-1252', Buffer.from('prys \x96 R5\nVoorwaardes: geldigheidstermyn, \xea\n', 'latin1')],
  ])('TXT in %s', async (_, bytes) => {
    expect(await pagesOf(bytes)).toEqual(['prys – R5\nVoorwaardes: geldigheidstermyn, ê\n']);
  });

  it('TXT: tabs between columns that blanks align, and none before indented text', async () => {
    const typed =
      '     2. CRITERIA\nCRITERION          POINTS\nFleet and depot        40\nDrivers.  Licences     60   \n';
    expect(await pagesOf(Buffer.from(typed))).toEqual([
      '2. CRITERIA\nCRITERION\tPOINTS\nFleet and depot\t40\nDrivers. Licences\t60\n',
    ]);
  });

  it('CSV: rows with tabs; what is only called CSV stays as it is', async () => {
    const hints = { fileName: 'prices.csv' };
    expect(await pagesOf(Buffer.from('Item;Price\n"Cement; grey";102,50\n'), hints)).toEqual([
      'Item\tPrice\nCement; grey\t102,50\n',
    ]);
    expect(await pagesOf(Buffer.from('A "quote" that\nnever ends, "so\n'), hints)).toEqual([
      'A "quote" that\nnever ends, "so\n',
    ]);
  });
});

describe('the kind of a file', () => {
  it('is that of its content, whatever it is called', async () => {
    const hints = { fileName: 'tender.pdf', mimeType: 'application/pdf' };
    expect(await extractText(docxOf(paragraph('Text')), hints)).toMatchObject({ method: 'docx-text' });
    expect(await extractText(Buffer.from('<html><body>No such page</body></html>'), hints)).toMatchObject({
      mimeType: 'text/html',
    });
  });
});
