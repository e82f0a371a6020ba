import { emailsIn } from '#shared/domain/documents/reading/emails.ts';
import { before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { type Cell, lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

/** A number or address at which somebody is reached. */
export type Detail = Span & {
  kind: 'email' | 'phone';
  /** As the record has it: `012-345-6789`. */
  text: string;
  line: number;
  /** Place of its cell in the row, from 0. */
  cell: number;
};

/** Details of one person or office; `lane` is the place of its column where several stand side by side. */
export type Cluster = Span & { details: Detail[]; lane: number | null };

const PHONE = /(?<![\d/.-])(?:\+ ?27|\(?0)[ -]?(?:\(0\) ?)?\d{1,2}\)?[ -]?\d{3}[ -]?\d{4}(?!\d)/g;
const FAX = /(?:fax|faks|facs)[a-z -]{0,20}[:.]? ?$/i;
/** Details of one contact stand this close together. */
const NEAR = 160;

function detailsOf(reader: Reader): Detail[] {
  const placed = (kind: Detail['kind'], start: number, end: number, text: string): Detail => {
    const line = lineAt(reader, start);
    const cell = reader.lines[line]!.cells.findIndex((one) => start >= one.start && start < one.end);
    return { kind, start, end, text, line, cell: Math.max(0, cell) };
  };
  const emails = emailsIn(reader).map(({ start, end, address }) => placed('email', start, end, address));
  const phones = matchesOf(reader, PHONE)
    .filter(({ start }) => !FAX.test(before(reader, start, 30)))
    .map(({ start, end, text }) => placed('phone', start, end, phoneOf(text)));
  return [...emails, ...phones].sort((one, other) => one.start - other.start);
}

/** Digits as the country writes them: `011-822-3945`. */
function phoneOf(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^270?(?=\d{9}$)/, '0');
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}

/**
 * Puts together what belongs to one contact: the details of a row, of a column, or those that follow each other until one of their
 * kind comes again or `divides` says that another contact begins between two places.
 */
export function clustersOf(reader: Reader, divides: (start: number, end: number) => boolean): Cluster[] {
  const clusters: Cluster[] = [];
  for (const detail of detailsOf(reader)) {
    const lane = isBeside(reader, detail) ? detail.cell : null;
    const last = lane === null ? clusters.at(-1) : clusters.findLast((one) => one.lane === lane);
    const isOwn =
      last !== undefined &&
      last.lane === lane &&
      !last.details.some(({ kind }) => kind === detail.kind) &&
      (lane === null
        ? detail.start - last.end <= NEAR && !divides(last.end, detail.start)
        : detail.line - last.details.at(-1)!.line <= 4);
    if (isOwn) {
      last.details.push(detail);
      last.end = Math.max(last.end, detail.end);
    } else clusters.push({ start: detail.start, end: detail.end, details: [detail], lane });
  }
  return clusters;
}

/** Whether another detail of its kind stands beside it in the row. */
function isBeside(reader: Reader, { kind, line, cell }: Detail): boolean {
  const { cells } = reader.lines[line]!;
  if (cells.length < 2) return false;
  const has = (one: Cell): boolean =>
    (kind === 'email' ? emailsIn(reader, one) : matchesOf(reader, PHONE, one)).length > 0;
  return cells.some((one, at) => at !== cell && has(one));
}
