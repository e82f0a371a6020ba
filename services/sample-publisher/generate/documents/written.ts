import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { FIXTURES, fixture } from '#services/sample-publisher/generate/fixture.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { printedAs } from './document.ts';
import { fileFormats, mimeTypes } from './file-kind.ts';
import { block, look } from './print/paper.ts';
import { type DocumentTruth, documentCategories, listFields, valueFields } from './truth.ts';

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

const FOLDER = 'documents';

/**
 * A paper that is data: `fixtures/documents/<layout>/<number>.yaml` says what is printed, in which format, and what it says.
 * `heldOut`: it is kept from those who write rules. `author` and `made` stand in the file's properties.
 */
const paper = z.strictObject({
  heldOut: z.boolean(),
  category: z.enum(documentCategories),
  format: z.enum(fileFormats),
  scanned: z.boolean().optional(),
  author: z.string(),
  made: z.string(),
  truth: z.strictObject({
    values: z.partialRecord(z.enum(valueFields), z.unknown()),
    lists: z.record(z.enum(listFields), z.array(z.unknown())),
    contradicts: z.array(z.enum([...valueFields, ...listFields])),
  }),
  look,
  blocks: z.array(block),
});

/** @returns paths of all papers below `fixtures/`, the first of each layout before any second */
export const writtenPapers = (): string[] =>
  readdirSync(join(FIXTURES, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .sort((one, other) => basename(one).localeCompare(basename(other)) || one.localeCompare(other))
    .map((path) => join(FOLDER, path));

/** Prints a paper; the same bytes each time. */
export async function printedPaper(path: string): Promise<LabelledDocument> {
  const { category, truth, ...read } = fixture(path, paper);
  const layout = basename(join(path, '..'));
  const fileName = `${layout}-${basename(path, '.yaml')}.${read.format}`;
  const info = { title: fileName, author: read.author, made: new Date(read.made) };
  return {
    ...{ layout, fileName, heldOut: read.heldOut, mimeType: mimeTypes[read.format] },
    bytes: await printedAs(read, read, info, randomOf(0, 'print', fileName)),
    truth: { ...(truth as Omit<DocumentTruth, 'category'>), category },
  };
}
