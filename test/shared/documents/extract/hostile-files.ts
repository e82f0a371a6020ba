import { deflateSync } from 'node:zlib';
import {
  CATALOGUE,
  cyclic,
  encrypted,
  HELVETICA,
  truncated,
  withoutUnicode,
} from '#services/sample-publisher/generate/documents/hostile/pdfs.ts';
import { rawPdf, stream } from '#services/sample-publisher/generate/documents/hostile/raw-pdf.ts';
import type { DocumentFault } from '#shared/documents/document-error.ts';
import type { FileHints } from '#shared/documents/extract/file-kind.ts';
import { zipOf } from '#test/support/zip.ts';

/** A file that was made to do harm, or that came to harm, and what is said about it. */
export type HostileFile = {
  name: string;
  /** @param size 1 for its full size; less makes it quick to read */
  bytes: (size: number) => Buffer | Promise<Buffer>;
  hints?: FileHints;
  /** The faults that may be recorded, or how its text is obtained. Which limit is met first depends on the machine. */
  outcome: { faults: readonly DocumentFault[] } | { method: string; says?: string; never?: string };
};

const SECRET = 'MACRO-RAN';
const _letter = (document: PDFKit.PDFDocument): unknown =>
  document.text('Bid 12/2026 closes at 11:00', 50, 50);
const docx = (body: string, more: Record<string, string | Buffer> = {}) =>
  zipOf({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`, ...more });
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

const page = (resources: string, contents: number): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents ${contents} 0 R >>`;

/** A page whose content unpacks to so many bytes. */
const contentOf = (unpacked: Buffer): Buffer =>
  rawPdf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page('/Font << /F1 5 0 R >>', 4),
    stream(deflateSync(unpacked).toString('latin1'), '/Filter /FlateDecode'),
    HELVETICA,
  ]);

/** A form that draws itself. */
const formInItself = rawPdf([
  CATALOGUE,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  page('/Font << /F1 5 0 R >> /XObject << /X 6 0 R >>', 4),
  stream('BT /F1 12 Tf 50 700 Td (Bid 12/2026) Tj ET /X Do'),
  HELVETICA,
  stream(
    '/X Do',
    '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 6 0 R >> >>',
  ),
]);

const times = (text: string, count: number): Buffer => Buffer.alloc(text.length * Math.floor(count), text);

/** Sizes hold for the full size. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'no bytes', bytes: () => Buffer.alloc(0), outcome: { faults: ['empty'] } },
  {
    name: 'an encrypted PDF',
    bytes: encrypted,
    outcome: { faults: ['encrypted'] },
  },
  {
    name: 'an encrypted DOCX, as Word writes it',
    bytes: () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(512),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    outcome: { faults: ['encrypted'] },
  },
  {
    name: 'a DOCX in an encrypted archive',
    bytes: () => zipOf({ 'word/document.xml': paragraph('Text') }, { encrypted: true }),
    outcome: { faults: ['encrypted'] },
  },
  {
    name: 'a PDF that breaks off',
    bytes: truncated,
    outcome: { faults: ['damaged'] },
  },
  {
    name: 'a DOCX that breaks off',
    bytes: () => docx(paragraph('Text')).subarray(0, -30),
    outcome: { faults: ['damaged'] },
  },
  {
    name: 'a tree of pages that contains itself',
    bytes: cyclic,
    outcome: { faults: ['damaged'] },
  },
  {
    name: 'a form that draws itself',
    bytes: () => formInItself,
    outcome: { method: 'pdf-text', says: 'Bid 12/2026' },
  },
  {
    name: 'a PDF of 10,000 pages',
    bytes: (size) => {
      const pages = Math.max(3_001, 10_000 * size);
      const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
      const leaves = Array(pages).fill('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>') as string[];
      return rawPdf([CATALOGUE, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`, ...leaves]);
    },
    outcome: { faults: ['too-large'] },
  },
  {
    name: 'a PDF that says that it has a billion pages',
    bytes: () => rawPdf([CATALOGUE, '<< /Type /Pages /Kids [2 0 R] /Count 1000000000 >>']),
    outcome: { faults: ['too-large', 'damaged'] },
  },
  {
    name: 'a page whose content unpacks to 200 MB',
    bytes: (size) => contentOf(times('BT /F1 9 Tf 9 9 Td (a) Tj ET\n', size * 7_000_000)),
    outcome: { faults: ['too-large', 'too-slow', 'too-much-memory'] },
  },
  {
    name: 'a file of 200 MB',
    bytes: (size) =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(68e6, size * 200e6), 32)]),
    outcome: { faults: ['too-large'] },
  },
  {
    name: 'a DOCX of 300 KB that unpacks to 300 MB',
    bytes: (size) => docx(times(' ', Math.max(2e6, size * 300e6)).toString()),
    outcome: { faults: ['too-large'] },
  },
  {
    name: 'a DOCX that unpacks to more than it states',
    bytes: () => {
      const body = `<w:document>${paragraph('Bid. '.repeat(20_000))}</w:document>`;
      return zipOf({ 'word/document.xml': body }, { size: 500 });
    },
    outcome: { faults: ['damaged'] },
  },
  {
    name: 'a DOCX of a million tables in each other',
    bytes: (size) => docx('<w:tbl><w:tr><w:tc>'.repeat(Math.max(2_000, size * 1e6)) + paragraph('Deep')),
    outcome: { faults: ['too-large'] },
  },
  {
    name: 'a DOCX with macros',
    bytes: () =>
      docx(paragraph('Text'), { 'word/vbaProject.bin': `Sub AutoOpen()\nShell "${SECRET}"\nEnd Sub` }),
    hints: { fileName: 'form.docm' },
    outcome: { method: 'docx-text', says: 'Text', never: SECRET },
  },
  {
    name: 'entities that multiply, and one that names a file',
    bytes: () =>
      zipOf({
        'word/document.xml': `<!DOCTYPE d [<!ENTITY a "${SECRET.repeat(20)}"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM
          "file:///etc/hostname">]><w:document>${paragraph('Text &b; &c;')}</w:document>`,
      }),
    outcome: { method: 'docx-text', says: 'Text', never: SECRET },
  },
  {
    name: 'a program that is called a PDF',
    bytes: () => Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04'),
    hints: { fileName: 'tender.pdf', mimeType: 'application/pdf' },
    outcome: { faults: ['other-format'] },
  },
  {
    name: 'a web page that is called a PDF',
    bytes: () => Buffer.from('<!doctype html><p>Please sign in</p>'),
    hints: { fileName: 'tender.pdf', mimeType: 'application/pdf' },
    outcome: { method: 'html-text', says: 'Please sign in' },
  },
  { name: 'a font without a Unicode map', bytes: withoutUnicode, outcome: { method: 'pdf-none' } },
  {
    name: 'RTF with a million groups and a length beyond its end',
    bytes: (size) => Buffer.from(`{\\rtf1 Text${'{'.repeat(Math.max(1_000, size * 1e6))}\\bin2000000000 x`),
    outcome: { method: 'rtf-text', says: 'Text' },
  },
  {
    name: 'HTML with a million elements that never end',
    bytes: (size) => Buffer.from(`<html>Text${'<table><tr><td><div>'.repeat(Math.max(2_000, size * 1e6))}`),
    outcome: { faults: ['too-large'] },
  },
  {
    name: 'bytes without a meaning',
    bytes: () => Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919 + (at >> 3) * 31) % 256)),
    outcome: { faults: ['other-format'] },
  },
];
