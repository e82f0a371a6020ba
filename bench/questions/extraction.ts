import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractionMib, pdfDocuments } from '#bench/harness/documents.ts';
import { openDocumentReader } from '#shared/documents/extract/apart.ts';
import { extractText } from '#shared/documents/extract/extract.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { Question } from '../question.ts';
import { interleave, median } from '../statistics.ts';

const DOCUMENTS = 18;
const LONG_PAGES = 150;
const MAX_MIB = 512;

export const extraction: Question = {
  name: 'extraction',
  asks: 'pages of PDF documents read with their layout, against pdftotext on the same files',
  unit: 'pages/s on one core',
  ours: 'extractText, one document after the other in one process',
  reference: 'pdftotext -layout, a process for each document',
  target: 0.3,
  measure: async ({ harness, say, rounds }) => {
    const documents = await pdfDocuments(DOCUMENTS, LONG_PAGES);
    const files = await Promise.all(
      documents.map(async (bytes, at) => {
        const file = join(harness.folder, `${at}.pdf`);
        await writeFile(file, bytes);
        return file;
      }),
    );
    let pages = 0;
    const perSecond = async (read: () => Promise<void> | void) => {
      const began = performance.now();
      await read();
      return (pages * 1_000) / (performance.now() - began);
    };
    const ours = async () => {
      pages = 0;
      for (const bytes of documents) pages += (await extractText(bytes, {}, null)).text.pages.length;
    };
    // Each page is counted before anything is divided by their number.
    await ours();
    const memory: number[] = [];
    for (const bytes of documents) memory.push(await extractionMib(bytes));
    const reader = openDocumentReader();
    const readApart = async () => {
      for (const bytes of documents) await reader.extract(bytes, {});
    };
    const [apart, alone]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      apart.push(await perSecond(readApart));
      alone.push(await perSecond(ours));
    }
    reader.close();
    const inProcesses = Math.round(median(apart));
    say(
      `ours ${Math.round(median(alone))} pages/s, ${inProcesses} apart, in processes that read one document at a time`,
    );
    if (!isInstalled())
      throw new EnvironmentError(
        `pdftotext is not installed, so that there is no reference; ours ${Math.round(median(alone))} pages/s, ${Math.round(
          Math.max(...memory),
        )} MiB for a document at most`,
      );
    return {
      ...(await interleave(rounds, {
        ours: () => perSecond(ours),
        reference: () =>
          perSecond(() => {
            for (const file of files) execFileSync('pdftotext', ['-layout', file, '-']);
          }),
      })),
      limits: [
        {
          what: 'largest MiB of a process that extracts one document',
          value: Math.max(...memory),
          max: MAX_MIB,
        },
      ],
      remarks: [
        `${documents.length} documents of ${pages} pages, one of them with ${LONG_PAGES}; no scanned pages`,
        `apart, as the stage reads them, ${inProcesses} pages/s; median memory ${Math.round(
          median(memory),
        )} MiB`,
      ],
    };
  },
};

function isInstalled(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
