import { documentSections } from '#shared/codelists/document-sections.ts';
import type { DocumentSection } from '#shared/domain/documents/analysis.ts';
import type { Evidence } from '#shared/domain/documents/document-text.ts';
import { isHeading, namedLength } from '#shared/domain/documents/reading/headings.ts';
import { evidenceOf, type Reader } from '#shared/domain/documents/reading/reader.ts';

const MAX_SECTIONS = 400;
const MAX_UNCLASSIFIED = 100;

/** Divides a document by its headings. Text under a heading outside the taxonomy is unclassified. */
export function findSections(reader: Reader): {
  sections: (DocumentSection & { start: number; flow: { start: number; end: number } })[];
  unclassified: Evidence[];
} {
  const headings = reader.lines.filter((_, index) => isHeading(reader, index));
  const sections = [];
  const unclassified: Evidence[] = [];
  for (const [index, heading] of headings.entries()) {
    const end = (headings[index + 1]?.start ?? reader.flow.length) - 1;
    if (end <= heading.end || sections.length >= MAX_SECTIONS) continue;
    const kind = documentSections.find((each) => namedLength(each, heading.text) > 0);
    const passages = evidenceOf(reader, { start: heading.start, end });
    const [first, last] = [passages[0], passages.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (kind === undefined) {
      if (unclassified.length < MAX_UNCLASSIFIED) unclassified.push(first);
      continue;
    }
    sections.push({
      section: kind.section,
      title: heading.text,
      page: first.page,
      start: first.start,
      lastPage: last.page,
      end: last.end,
      flow: { start: heading.start, end },
    });
  }
  return { sections, unclassified };
}
