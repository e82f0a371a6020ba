import PDFDocument from 'pdfkit';

type Options = ConstructorParameters<typeof PDFDocument>[0];

/** @returns the bytes of a PDF of A4 pages that a test draws; the first page exists */
export function pdfOf(draw: (document: PDFKit.PDFDocument) => void, options: Options = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', ...options });
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    draw(document);
    document.end();
  });
}
