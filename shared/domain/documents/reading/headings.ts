import { documentSections, type SectionKind } from '#shared/codelists/document-sections.ts';
import { returnableDocuments } from '#shared/codelists/returnable-documents.ts';
import { STATES } from '#shared/domain/documents/phrases/points.ts';
import { pairsOf } from './matches.ts';
import type { Line, Reader } from './reader.ts';

const PART =
  /^(?:part|deel|section|afdeling|annexure|bylae|schedule|stage|phase|step|fase|stadium|stap) (?=[A-Z\d])/i;
const NUMBERED =
  /^(?:[A-Z]|[A-Z]\.?\d{1,2}(?:\.\d{1,2}){0,3}|\d{1,2}(?:\.\d{1,2})?|[TCF]\d(?:\.\d)?|[IVX]{1,4})[.:)]? +(?=\S)/;
const FORM = /^(?:SBD|MBD) ?\d(?:\.\d)?\b/;
const MAX_HEADING = 90;
const MAX_QUESTION = 140;
/** What makes a short line a sentence. */
const SENTENCE =
  /\b(?:will|shall|must|may|is|are|be|has|have|should|can|sal|moet|word|het|kan)\b|^(?:please|attach|submit|provide|note)\b/i;

/** Whether a line is the heading of what follows it: in capitals, numbered, apart from other text, or a question. */
export function isHeading({ lines }: Pick<Reader, 'lines'>, index: number): boolean {
  const [line, next] = [lines[index]!, lines[index + 1]];
  const { text, cells } = line;
  if (cells.length > 2 || next === undefined || text.length < 4) return false;
  if (isQuestion(text)) return cells.length === 1 || NUMBER_CELL.test(cells[0]!.text);
  if (text.length > MAX_HEADING || /[.;,]$/.test(text)) return false;
  if (FORM.test(text)) return !isAmongForms(lines, index);
  const title = text.replace(PART, '').replace(NUMBERED, '');
  if (
    !/[A-Za-z]{3}/.test(title) ||
    (title.endsWith(':') && SENTENCE.test(title)) ||
    /@|\d{4}|https?:/.test(title) ||
    STATES.test(title)
  )
    return false;
  const words = title.split(' ').length;
  const isNumbered = title !== text && /^[A-Z]/.test(title);
  if (isNumbered && !isCapital(title) && isListed(lines, index) && !isTopic(line, title)) return false;
  return (
    (isCapital(title) && words <= 12) ||
    (isNumbered && words <= 9) ||
    (line.afterGap && words <= 8 && /^[A-Z]/.test(title) && !/[:?]$/.test(title.slice(0, -1))) ||
    isTopic(line, title) ||
    isShort(lines, index)
  );
}

const PAGE = / (\d{1,3})$/;
const MAX_PAGES = 15;
/** Whether a line is one of contents, with the number of its page: `Scope of work 8` above `Pricing 9`. */
export function isOfContents(lines: readonly Line[], index: number): boolean {
  const [before, own, behind] = [index - 1, index, index + 1].map((at) => {
    const page = PAGE.exec(lines[at]?.text ?? '')?.[1];
    return page === undefined ? null : Number(page);
  });
  if (own == null) return false;
  const follows = (one: number | null | undefined, next: number | null | undefined): boolean =>
    one != null && next != null && next >= one && next - one <= MAX_PAGES;
  return follows(before, own) || follows(own, behind);
}

/** Forms on lines that follow each other are a list of them, and none begins its own form. */
const isAmongForms = (lines: readonly Line[], index: number): boolean =>
  [index - 1, index + 1].some((at) => /\b[SM]BD ?\d/.test(lines[at]?.text ?? ''));

const NUMBER_CELL = /^\(?[A-Z]?\.?\d{0,2}(?:\.\d{1,2}){0,4}[.)]?$/i;

/** Which documents must I hand in? */
export const isQuestion = (text: string): boolean =>
  text.endsWith('?') && text.length <= MAX_QUESTION && text.includes(' ');

export const isCapital = (text: string): boolean => /[A-Z]/.test(text) && !/[a-z]{2}/.test(text);

/** Whether the line before or behind has the number before or behind: an item of a list, or a line of contents. */
function isListed(lines: readonly Line[], index: number): boolean {
  const [before, here, behind] = [index - 1, index, index + 1].map((at) => numberOf(lines[at]?.text ?? ''));
  if (here === null || here === undefined) return false;
  return [[before, -1] as const, [behind, 1] as const].some(
    ([other, step]) => other?.depth === here.depth && other.last === here.last + step,
  );
}

const numberOf = (text: string): { depth: number; last: number } | null => {
  const parts = /^\d{1,2}(?:\.\d{1,2}){0,4}(?=[.)]? )/.exec(text)?.[0].split('.');
  return parts === undefined ? null : { depth: parts.length, last: Number(parts.at(-1)) };
};

const TOPIC_WORDS = 7;

/** Word processors leave no empty line before a heading: it is known by what it says, if it says little else. */
const isTopic = ({ cells }: Line, title: string): boolean =>
  cells.length === 1 &&
  title.split(' ').length <= TOPIC_WORDS &&
  /^[A-Z]/.test(title) &&
  !/[:\d]/.test(title.slice(0, -1)) &&
  !SENTENCE.test(title) &&
  !returnableDocuments.some(({ named }) => named.test(title)) &&
  documentSections.some((kind) => namedLength(kind, title) >= title.length / 2);

const SHORT_WORDS = 6;

/** A few words without a verb, between the end of a sentence and the text, list or table that they stand over. */
function isShort(lines: readonly Line[], index: number): boolean {
  const [before, { text, cells }, behind] = [lines[index - 1], lines[index]!, lines[index + 1]!];
  return (
    cells.length === 1 &&
    /^[A-Z][^:\d]*[a-z)]$/.test(text) &&
    text.split(' ').length <= SHORT_WORDS &&
    !SENTENCE.test(text) &&
    (before === undefined || before.cells.length > 1 || /[.!?]$/.test(before.text)) &&
    (behind.cells.length > 1 ||
      /[.:;]$/.test(behind.text) ||
      behind.text.length > MAX_HEADING ||
      isMarked(behind.text)) &&
    !/^[a-z]/.test(behind.text)
  );
}

const isMarked = (text: string): boolean => /^(?:[^\p{L}\p{N}"'(]|\(?[a-z\d]{1,3}[.)] )/iu.test(text);

/** @returns the sections that a heading, question or label is about; several for `Eligibility and disqualification` */
export const topicsOf = (title: string): string[] =>
  documentSections.filter((kind) => namedLength(kind, title) > 0).map(({ section }) => section);

const NUMBER_BEFORE =
  /^(?:(?:part|section|annexure|schedule) (?=[A-Z\d]))?(?:(?:[A-Z]\.?)?\d{1,2}(?:\.\d{1,2}){0,4}[.:)]?|[A-Z][.:)]|[IVX]{1,4}[.:)]?) +/;
const END = /[ :.?-]{1,4}$/;

/** Characters between the first word of a question and what it is about. */
const APART = 50;

/** @returns how much of a heading names the kind of section; 0 where nothing does */
export function namedLength({ headings, whole, asks }: SectionKind, title: string): number {
  if (whole?.test(title.replace(NUMBER_BEFORE, '').replace(END, ''))) return title.length;
  const named = headings.exec(title)?.[0].length ?? 0;
  if (named > 0 || asks === undefined) return named;
  return pairsOf({ flow: title }, asks[0], asks[1], APART)[0]?.text.length ?? 0;
}
