import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { mimeTypes, printedAs } from './document.ts';
import type { Layout } from './layout.ts';
import type { Paper } from './print/paper.ts';
import type { DocumentCategory, DocumentTruth } from './truth.ts';

/** A document with what it says. */
export type LabelledDocument = {
  layout: string;
  /** Whether the layout is kept from those who write rules. */
  heldOut: boolean;
  fileName: string;
  bytes: Buffer;
  mimeType: string;
  truth: DocumentTruth;
};

const FOLDER = join(import.meta.dirname, '../../../../fixtures/documents');

/**
 * A paper that is data: `fixtures/documents/<layout>/<number>.yaml` says what is printed, in which format, and what it says.
 * `heldOut`: it is kept from those who write rules. `author` and `made` stand in the file's properties.
 */
type WrittenPaper = Pick<Layout, 'format' | 'scanned'> &
  Paper & {
    heldOut: boolean;
    category: DocumentCategory;
    author: string;
    made: string;
    truth: Omit<DocumentTruth, 'category'>;
  };

/** @returns paths of all papers, the first of each layout before any second */
export const writtenPapers = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort((one, other) => basename(one).localeCompare(basename(other)) || one.localeCompare(other))
    .map((path) => join(FOLDER, path));

/** Prints a paper; the same bytes each time. */
export async function printedPaper(path: string): Promise<LabelledDocument> {
  const paper = parse(readFileSync(path, 'utf8')) as WrittenPaper;
  const layout = basename(join(path, '..'));
  const fileName = `${layout}-${basename(path, '.yaml')}.${paper.format}`;
  const info = { title: fileName, author: paper.author, made: new Date(paper.made) };
  return {
    ...{ layout, fileName, heldOut: paper.heldOut, mimeType: mimeTypes[paper.format] },
    bytes: await printedAs(paper, paper, info, randomOf(0, 'print', fileName)),
    truth: { ...paper.truth, category: paper.category },
  };
}
