import { documentSections } from '#shared/codelists/document-sections.ts';
import type { DocumentSection } from '#shared/domain/documents/analysis.ts';
import type { Evidence } from '#shared/domain/documents/document-text.ts';
import { isUpper } from '#shared/domain/documents/reading/passages.ts';
import { evidenceOf, type Line, type Reader } from '#shared/domain/documents/reading/reader.ts';

const NUMBERED =
  /^(?:(?:part|deel|section|afdeling|annexure|bylae|schedule) )?(?:[A-Z]|\d{1,2}(?:\.\d{1,2})?|[TCF]\d(?:\.\d)?|[IVX]{1,4})[.:)]? +(?=\S)/;
const FORM = /^(?:SBD|MBD) ?\d(?:\.\d)?\b/;
const MAX_HEADING = 90;
const MAX_SECTIONS = 400;
const MAX_UNCLASSIFIED = 100;

/** Divides a document by its headings. Text under a heading that the taxonomy does not know is unclassified. */
export function findSections(reader: Reader): {
  sections: (DocumentSection & { start: number; flow: { start: number; end: number } })[];
  unclassified: Evidence[];
} {
  const headings = reader.lines.filter((line, index) => isHeading(line, reader.lines[index + 1]));
  const sections = [];
  const unclassified: Evidence[] = [];
  for (const [index, heading] of headings.entries()) {
    const end = (headings[index + 1]?.start ?? reader.flow.length) - 1;
    if (end <= heading.end || sections.length >= MAX_SECTIONS) continue;
    const kind = documentSections.find(({ headings: named }) => named.test(heading.text));
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

function isHeading({ text, cells, afterGap }: Line, next: Line | undefined): boolean {
  if (
    text.length > MAX_HEADING ||
    text.length < 4 ||
    cells.length > 2 ||
    next === undefined ||
    /[.;,]$/.test(text)
  )
    return false;
  if (FORM.test(text)) return true;
  const title = text.replace(NUMBERED, '');
  if (!/[A-Za-z]{4}/.test(title) || /@|\d{4}|https?:/.test(title)) return false;
  const capital = isUpper(title);
  const numbered = title !== text && /^[A-Z]/.test(title) && title.split(' ').length <= 9;
  const titled =
    afterGap && title.split(' ').length <= 8 && /^[A-Z]/.test(title) && !/[:?]$/.test(title.slice(0, -1));
  return (capital && title.split(' ').length <= 12) || numbered || titled;
}
