import { ABBREVIATION } from '#shared/domain/documents/phrases/points.ts';
import { once } from './once.ts';
import type { Cell, Line, Reader } from './reader.ts';
import { lastFrom, type Span } from './span.ts';

/** A sentence, an item of a list, or a row of a table. */
export type Passage = Span & {
  text: string;
  /** Number of its first line. */
  line: number;
  /** Whether it began with a bullet, letter or number. */
  isItem: boolean;
  /** Whether it is a row of a table, its cells one after the other. */
  isRow: boolean;
  /** The label in the cell before it in the row: `Validity`, `Who may bid?`; null without such a cell. */
  label: string | null;
};

/** Longer passages are divided, so that every expression runs on a text of limited length. */
const MAX_CHARACTERS = 1_200;

/** `•`, `-`, `a)`, `(iv)`, `1.2.3`, `A.`, the box of a checklist, `Annexure B:`. */
const ITEM = new RegExp(
  `^(?:${[
    String.raw`[\u2022\u2023\u25a0-\u25cf\u2713\u2714\u27a2\uf0b7\uf0a7\uf0fc*>\u00b7\u2610-\u2612-] ?`,
    String.raw`\(?[a-z]{1,4}\)|[a-z][.)] |\(?\d{1,2}\)|\d{1,2}(?:\.\d{1,2}){0,4}\.? `,
    String.raw`[A-QS-Z]\d?(?:\.\d{1,2}){1,4}(?:-\d{1,2})? (?=[A-Z])|\[ ?\] ?|o `,
    [
      '(?:annex(?:ure)?|appendix|attachment|schedule|document|bylae|returnable) ',
      String.raw`(?:[a-z]{1,2}|\d{1,2}|[a-z]{1,3}[.-]?\d{1,2}) ?(?::|\.|-(?= )) ?`,
    ].join(''),
  ].join('|')})`,
  'i',
);
/** A cell with only the mark or number of an item or clause. */
const MARK =
  /^(?:[^\p{L}\p{N}]{1,3}|\(?[a-z]{1,4}[.)]|[a-z]|\(?(?:[A-Z]{1,2}\.?)?\d{1,3}(?:\.\d{1,2}){0,4}[a-z]?[.):]?)$/iu;
const SENTENCE_END = /[.;!?] (?=["'(]?[A-Z0-9])/g;
/** `… if (a) it is late; (b) it is not signed`: items within a sentence. */
const ITEM_WITHIN = / (?=\((?:[a-h]|[ivx]{1,4})\) ?(?!(?:and|or|of|to|above|below|en|van)\b)[A-Za-z])/g;
/** A longer cell is text, and the cell before it is its label. */
const LONG_CELL = 90;

/** @returns the passages of a document, in order */
export const passagesOf = once((reader: Reader): readonly Passage[] => {
  const found: Passage[] = [];
  let current: Block | null = null;
  const close = () => {
    if (current !== null) found.push(...sentences(reader, current));
    current = null;
  };
  for (const [index, line] of reader.lines.entries()) {
    const isItem = ITEM.test(line.text);
    const above = reader.lines[index - 1];
    if (current !== null && (isItem || line.afterGap || !continues(above!, line, current.isItem))) close();
    if (
      current === null &&
      !isItem &&
      line.cells.length === 1 &&
      above !== undefined &&
      goesOnFromRow(above, line)
    )
      current = blockOf(found.pop()!);
    if (line.cells.length > 1) {
      close();
      found.push(...passagesOfRow(reader, index));
      continue;
    }
    current = current ?? { line: index, start: line.start, end: line.end, isItem, label: null };
    current.end = line.end;
  }
  close();
  return found;
});

type Block = Span & Pick<Passage, 'line' | 'isItem' | 'label'>;

/** A row of short cells is one passage; text in a cell is read as text anywhere else. */
function passagesOfRow(reader: Reader, index: number): Passage[] {
  const { cells, text, start, end } = reader.lines[index]!;
  const worded = cells.filter((cell) => !MARK.test(cell.text));
  const [only] = worded;
  // A number after the words is their value; a tick is not.
  const isAlone =
    worded.length === 1 && !cells.some((cell) => cell.start > only!.start && /\d/.test(cell.text));
  if (isAlone) return ofCell(reader, only!, { line: index, isItem: true, label: null });
  if (!worded.some(isLong))
    return [{ start, end, text, line: index, isItem: ITEM.test(text), isRow: true, label: null }];
  return worded.flatMap((cell, at) => {
    const left = worded[at - 1];
    const label = left !== undefined && !isLong(left) ? left.text : null;
    return ofCell(reader, cell, { line: index, isItem: false, label });
  });
}

const isLong = ({ text, parts }: Cell): boolean =>
  text.length > LONG_CELL ||
  (text.endsWith('.') && text.split(' ').length > 5) ||
  (text.length > LONG_CELL / 2 && (parts.length > 1 || /[.;] [A-Z]/.test(text)));

/** A paragraph of a cell begins with a mark, or with a capital after the end of a sentence. */
function ofCell(reader: Reader, cell: Cell, of: Pick<Block, 'line' | 'isItem' | 'label'>): Passage[] {
  const starts = cell.parts.filter((part, at) => {
    if (at === 0) return true;
    const rest = reader.flow.slice(part, part + 12);
    return ITEM.test(rest) || (/^[A-Z"']/.test(rest) && /[.;:!?] $/.test(reader.flow.slice(part - 2, part)));
  });
  return starts.flatMap((start, at) => {
    const end = (starts[at + 1] ?? cell.end + 1) - 1;
    const isItem = of.isItem || ITEM.test(reader.flow.slice(start, start + 12));
    return end > start ? sentences(reader, { ...of, start, end, isItem }) : [];
  });
}

/**
 * Whether a line continues the sentence of the row above it, whose cell is as wide as the page: `1.2 | Bids that …`.
 */
function goesOnFromRow({ cells }: Line, line: Line): boolean {
  const [mark, said] = cells;
  return (
    cells.length === 2 &&
    !line.afterGap &&
    MARK.test(mark!.text) &&
    said!.text.length >= LEAST_FULL &&
    continues({ ...line, cells: [said!], text: said!.text }, line, true)
  );
}

const blockOf = ({ line, start, end, isItem, label }: Passage): Block => ({
  line,
  start,
  end,
  isItem,
  label,
});

/** Shorter lines end their paragraph. */
const LEAST_FULL = 60;
/** Beginnings of separate sentences below an item. */
const BEGINS_SENTENCE =
  /^(?:The|An?|Any|All|Each|No|Bidders|Tenderers|Bids|Tenders|Proposals|Quotations|Offers|Failure|If|Where|This|These|Should|Further|Only) [a-z]/;

/** Whether a line continues the line before it. */
function continues(previous: Line, line: Line, isItem: boolean): boolean {
  if (previous.cells.length > 1 || /[.:;!?]$/.test(previous.text)) return false;
  const startsLow = /^[a-z(&]/.test(line.text);
  if (
    startsLow ||
    /(?:\b(?:the|of|and|or|a|to|in|for|with|by|at|on|be|is|are|van|die|en|of|vir|in)|,|&|-)$/i.test(
      previous.text,
    )
  )
    return true;
  if (isItem && BEGINS_SENTENCE.test(line.text)) return false;
  // A line much shorter than a full one ends its paragraph; so does a heading.
  return previous.text.length >= LEAST_FULL && isUpper(previous.text) === isUpper(line.text);
}

const isUpper = (text: string): boolean => /[A-Z]/.test(text) && !/[a-z]{2}/.test(text);

function sentences(reader: Reader, { line: first, start, end, isItem, label }: Block): Passage[] {
  const text = reader.flow.slice(start, end);
  const cuts = [0];
  for (const { index } of text.matchAll(SENTENCE_END)) {
    const head = text.slice(Math.max(0, index - 12), index + 1);
    if (!ABBREVIATION.test(head) && !/(?:^| )\d{1,2}(?:\.\d{1,2})*\.$/.test(head)) cuts.push(index + 2);
  }
  const within = [...text.matchAll(ITEM_WITHIN)].map(({ index }) => index + 1);
  if (within.length > 1 || ITEM.test(text)) cuts.push(...within.filter((cut) => !cuts.includes(cut)));
  cuts.sort((one, other) => one - other);
  cuts.push(text.length + 1);
  const found: Passage[] = [];
  let line = first;
  for (let at = 0; at + 1 < cuts.length; at += 1)
    for (let from = cuts[at]!; from < cuts[at + 1]! - 1; from += MAX_CHARACTERS) {
      const piece = { start: start + from, end: start + Math.min(from + MAX_CHARACTERS, cuts[at + 1]! - 1) };
      while ((reader.lines[line + 1]?.start ?? Number.POSITIVE_INFINITY) <= piece.start) line += 1;
      const said = reader.flow.slice(piece.start, piece.end);
      found.push({
        ...piece,
        text: said,
        line,
        isItem: (isItem && at === 0) || within.includes(cuts[at]!),
        isRow: false,
        label,
      });
    }
  return found;
}

/** An address without the first word of a sentence that follows it without a blank: `rfq@musina.gov.za.Please`. */
export const withoutNextSentence = (address: string): string =>
  address.replace(/(\.(?:za|com|org|net|gov|africa|info))\.[A-Z][a-z]{0,20}$/, '$1');

/** @returns the passage at a place, and the one before it; null between passages */
export function passageAt(reader: Reader, at: number): { said: Passage; before: Passage | null } | null {
  const passages = passagesOf(reader);
  const index = indexAt(passages, at);
  return index === -1 ? null : { said: passages[index]!, before: passages[index - 1] ?? null };
}

/** @returns the index of the span that contains a place, among ordered spans; -1 if none does */
export function indexAt(spans: readonly Span[], at: number): number {
  const index = lastFrom(spans, at);
  const found = spans[index];
  return found !== undefined && found.start <= at && at < found.end ? index : -1;
}

/** A sentence without the bullet or number of its item, and without a mark that it is an answer. */
export const bare = (text: string): string =>
  text
    .replace(/^(?:[^\p{L}\d"'(]{1,4}|\(?[a-z]{1,4}\) |[a-z]\. |\d{1,2}(?:\.\d{1,2}){0,4}[.)]? )/iu, '')
    .replace(/^(?:a|answer|antwoord)\d{0,2} ?[:.] /i, '')
    .trim();

/** Whether the sentence of a place is a question, which states nothing. */
export const isAsked = ({ flow }: Pick<Reader, 'flow'>, end: number): boolean =>
  /^[^.;!?]{0,160}\?/.test(flow.slice(end, end + 170));
