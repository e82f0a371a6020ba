import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { labelledDocuments } from '#services/sample-publisher/generate/documents/labelled.ts';
import { frameOf } from '#shared/documents/apart/frames.ts';
import type { ReadingRequest } from '#shared/documents/apart/limits.ts';
import { DOCUMENT_LIMITS, type DocumentQuestion } from '#shared/documents/extract/apart.ts';

const PROGRAM = join(import.meta.dirname, '../../shared/documents/extract/program.ts');
/** Writes the largest memory of the process to its standard error, in KiB. */
const TELL_MEMORY =
  "data:text/javascript,process.on('exit',()=>process.stderr.write(' '+process.resourceUsage().maxRSS))";

const CLAUSE =
  'The service provider keeps records of all goods that were delivered, and hands them to the institution within fourteen days of a request. ';

/** @returns the first labelled PDF files, each of another layout, and a long one */
export async function pdfDocuments(count: number, longPages: number): Promise<Buffer[]> {
  const documents: Buffer[] = [];
  for await (const { bytes } of labelledDocuments({ seed: 11, count }))
    if (bytes.subarray(0, 5).toString() === '%PDF-') documents.push(bytes);
  return [...documents, await longDocument(longPages)];
}

/** A document of clauses and a price table on each page. */
function longDocument(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 50 });
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) document.addPage();
      document.fontSize(10).text(`Section ${page}`, 50, 50).text(CLAUSE.repeat(12), 50, 70, { width: 495 });
      for (let row = 0; row < 20; row += 1)
        for (const [column, text] of [
          `${page}.${row}`,
          'Item as specified',
          'each',
          `R ${row * 17},00`,
        ].entries())
          document.text(text, 50 + 130 * column, 420 + 16 * row, { lineBreak: false });
    }
    document.end();
  });
}

/** @returns the largest memory of a process that extracts one document, in MiB */
export function extractionMib(bytes: Uint8Array): Promise<number> {
  const child = spawn(process.execPath, ['--import', TELL_MEMORY, PROGRAM, String(process.pid)], {
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  const question: DocumentQuestion = { hints: {} };
  const [input, , errors, answers] = child.stdio;
  (answers as Readable).resume();
  return new Promise((resolve, reject) => {
    let said = '';
    errors!.on('data', (part: Buffer) => {
      said += part.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      const kib = Number(said.trim().split(/\s/).at(-1));
      if (code === 0 && kib > 0) resolve(kib / 1024);
      else reject(new Error(`the process that extracts a document ended with ${code}`));
    });
    for (const part of frameOf({ limits: DOCUMENT_LIMITS, question } satisfies ReadingRequest, bytes))
      input!.write(part);
    input!.end();
  });
}
