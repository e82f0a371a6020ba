import { describe, expect, it } from 'vitest';
import { extractText } from '#shared/documents/extract/extract.ts';
import { pdfOf } from '#test/support/pdf.ts';

type Draw = (document: PDFKit.PDFDocument) => void;

const linesOf = async (draw: Draw): Promise<string[]> => {
  const { text } = await extractText(await pdfOf((document) => draw(document.fontSize(10))), {}, null);
  return text.pages.flatMap((page) => page.text.split('\n').slice(0, -1));
};
const at = (document: PDFKit.PDFDocument, text: string, x: number, y: number, width?: number): void => {
  document.text(text, x, y, width === undefined ? { lineBreak: false } : { width });
};
const conditions =
  'The supplier delivers the goods to the address that is stated in the order within thirty days after it was received. ';

describe('the layout of a page', () => {
  it('separates the cells of a table by tabs, and leaves those empty that a row lacks', async () => {
    const lines = await linesOf((document) => {
      for (const [n, [number, name, weight, evidence]] of [
        ['No', 'Criterion', 'Weight', 'Evidence'],
        ['1', 'Experience of the bidder in similar', '30', 'Letters of clients on'],
        ['', 'projects', '', 'letterheads'],
        ['2', 'Key staff', '70', 'Certified copies'],
      ].entries())
        for (const [text, x] of [
          [number, 50],
          [name, 90],
          [weight, 290],
          [evidence, 340],
        ] as const)
          if (text) at(document, text, x, 100 + 12 * n);
    });
    expect(lines).toEqual([
      'No\tCriterion\tWeight\tEvidence',
      '1\tExperience of the bidder in similar\t30\tLetters of clients on',
      '\tprojects\t\tletterheads',
      '2\tKey staff\t70\tCertified copies',
    ]);
  });

  it('reads a cell that lines enclose as one text, however many lines it runs over, and each of its paragraphs', async () => {
    const lines = await linesOf((document) => {
      const box = (x: number, y: number, width: number, height: number, text: string) => {
        document.rect(x, y, width, height).stroke();
        at(document, text, x + 4, y + 4, width - 8);
      };
      box(50, 100, 70, 50, 'CLOSING DATE:');
      box(120, 100, 80, 50, 'Friday 28 August 2026');
      box(200, 100, 120, 25, 'TIME: 11:00');
      box(200, 125, 120, 25, 'late bids');
      box(50, 150, 150, 60, 'To be handed in:\nSBD 4\nProof of registration on the central database');
      box(200, 150, 120, 60, '');
      box(320, 150, 80, 60, '3');
    });
    expect(lines).toEqual([
      'CLOSING DATE:\tFriday 28 August 2026\tTIME: 11:00',
      '\t\tlate bids',
      'To be handed in:\t\t3',
      'SBD 4',
      'Proof of registration on the central database',
    ]);
  });

  it('keeps justified lines whole, and the lines of a list without empty cells', async () => {
    const lines = await linesOf((document) => {
      at(document, '1.1', 50, 100);
      document.text(conditions.repeat(2), 90, 100, { width: 300, align: 'justify' });
    });
    expect(lines[0]).toMatch(/^1\.1\tThe supplier/);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.slice(1).filter((line) => line.includes('\t'))).toEqual([]);
    expect(lines.join(' ').replaceAll('\t', ' ')).toBe(`1.1 ${conditions.repeat(2).trim()}`);
  });

  it('reads two columns of running text one after the other, and what is above and below where it stands', async () => {
    const lines = await linesOf((document) => {
      at(
        document,
        'CONDITIONS OF CONTRACT THAT HOLD FOR EVERY ORDER OF THIS DEPARTMENT AND ITS AGENCIES',
        50,
        80,
      );
      at(document, `LEFT ${conditions.repeat(4)}`, 50, 110, 230);
      at(document, `RIGHT ${conditions.repeat(4)}`, 310, 112, 230);
      at(document, 'Initials', 50, 700);
    });
    const text = lines.join(' ');
    expect(text).toBe(
      `CONDITIONS OF CONTRACT THAT HOLD FOR EVERY ORDER OF THIS DEPARTMENT AND ITS AGENCIES LEFT ${conditions.repeat(
        4,
      )}RIGHT ${conditions.repeat(4)}Initials`,
    );
  });

  it('reads a page that was turned, and a mark across a page last', async () => {
    const turned = await linesOf((document) => {
      document.rotate(90, { origin: [300, 300] });
      at(document, 'Item', 100, 100);
      at(document, 'Quantity', 300, 100);
      at(document, 'Cement', 100, 115);
      at(document, '40', 300, 115);
    });
    expect(turned).toEqual(['Item\tQuantity', 'Cement\t40']);
    const marked = await linesOf((document) => {
      document.save().rotate(45, { origin: [300, 300] });
      at(document, 'DRAFT', 200, 300);
      document.restore();
      at(document, 'Above the mark', 50, 100);
      at(document, 'Below the mark', 50, 500);
    });
    expect(marked).toEqual(['Above the mark', 'Below the mark', 'DRAFT']);
  });

  it('finds headers and footers by their repetition', async () => {
    const bytes = await pdfOf((document) => {
      for (let page = 1; page <= 4; page += 1) {
        if (page > 1) document.addPage();
        at(document.fontSize(10), 'BID 12/2026', 50, 20);
        at(document, ['Alpha', 'Beta', 'Gamma', 'Delta'][page - 1]!, 50, 100);
        at(document, `Page ${page} of 4`, 50, 760);
      }
    });
    const { text } = await extractText(bytes, {}, null);
    expect(text.pages.map(({ repeated }) => repeated)).toEqual(Array(4).fill([0, 2]));
    expect(text.pages[1]?.text).toBe('BID 12/2026\nBeta\nPage 2 of 4\n');
  });
});
