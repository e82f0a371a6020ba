import { DocumentError } from '#shared/documents/document-error.ts';
import type { ReadMember } from './archive.ts';
import type { PageLines } from './extraction.ts';
import { readMarkup } from './markup.ts';
import { textFlow } from './text-flow.ts';

const SLIDE = /^ppt\/slides\/slide(\d+)\.xml$/;

/**
 * Reads a presentation of PowerPoint (PPTX): a page for each slide, in the order of their files.
 * @param names of all members
 * @throws {DocumentError} as openArchive; damaged (there is no slide)
 */
export function readPptx(member: ReadMember, names: readonly string[]): PageLines[] {
  const numbers = names.flatMap((name) => Number(SLIDE.exec(name)?.[1] ?? []) || []);
  if (numbers.length === 0) throw new DocumentError('damaged', 'the presentation has no slides');
  return numbers
    .toSorted((one, other) => one - other)
    .map((number) => ({ lines: slideLines(member(`ppt/slides/slide${number}.xml`) ?? '') }));
}

function slideLines(xml: string): string[] {
  const flow = textFlow();
  let isText = false;
  readMarkup(xml, 'xml', {
    open(name) {
      if (name === 't') isText = true;
      else if (name === 'tr') flow.openRow();
      else if (name === 'tc') flow.openCell();
      else if (name === 'br') flow.endLine();
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'p') flow.endLine();
      else if (name === 'tr') flow.closeRow();
      else if (name === 'tc') flow.closeCell();
    },
    text(content) {
      if (isText) flow.text(content);
    },
  });
  return flow.pages().flatMap(({ lines }) => lines);
}
