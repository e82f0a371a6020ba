import { emailsIn } from '#shared/domain/documents/reading/emails.ts';
import { before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { once } from '#shared/domain/documents/reading/once.ts';
import { lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { type Detail, namesIn } from './names.ts';

/** A name, number or address in the document. */
export type Token = Detail & {
  line: number;
  /** Which of two contacts side by side it belongs to; null where its line is about one. */
  lane: 0 | 1 | null;
};

const PHONE =
  /(?<![\d/.-])(?:(?:\+ ?27|\(?0)[ -]?(?:\(0\) ?)?\(?\d{1,2}\)?[ -]{0,3}\d{3}[ -]{0,2}\d{4}|0\d{3}[ -]\d{3}[ -]\d{3}|0\d{2}[ -]\d{4}[ -]\d{3})(?!\d)/g;
const FAX = /(?:fax|faks|facs)[a-z -]{0,20}[:.]? ?$/i;

/** Digits as the country writes them: `011-822-3945`. */
function phoneOf(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^270?(?=\d{9}$)/, '0');
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}

/** A line of a form with two contacts is not longer. */
const MAX_FORM = 160;
/** Labels of a form; one that a line has twice divides it into two contacts. */
const LABELS: readonly RegExp[] = [
  /\bcontact persons?\b/gi,
  /\b(?:telephone|tel|phone)\b/gi,
  /\bnumber\b/gi,
  /\be-?mail\b(?! *@)/gi,
  /\b(?:[ei]nquiries|queries)\b/gi,
];

/**
 * @param isBelowTwo whether lines just above are about two contacts
 * @returns where the second contact of a line begins; null for a line about one
 */
export function secondOf(
  reader: Reader,
  line: number,
  tokens: readonly Omit<Token, 'lane'>[],
  isBelowTwo = false,
): number | null {
  const { start, text, cells } = reader.lines[line]!;
  // A sentence may have a label twice as well.
  const isForm = text.length <= MAX_FORM && !/[.;] [A-Z]/.test(text);
  const seconds = LABELS.flatMap((label) =>
    isForm ? [...text.matchAll(label)].slice(1, 2).map(({ index }) => start + index) : [],
  );
  if (cells.length > 1)
    for (const { kind, start: at } of tokens) {
      const cell = cells.find((one) => at >= one.start && at < one.end);
      const other = tokens.find((one) => one.kind === kind && one.start < (cell?.start ?? 0));
      if (other !== undefined && cell !== undefined) seconds.push(cell.start);
    }
  // `Mr Nel Ms Moloi`, or one number twice, or two below two contacts, without a cell that ends between them.
  for (const [at, { kind, start: from, text: said }] of tokens.entries()) {
    const previous = tokens[at - 1];
    const isNext = previous?.kind === kind && from - previous.end < 3;
    if (isNext && (kind === 'name' || isBelowTwo || previous.text === said)) seconds.push(from);
  }
  if (seconds.length > 0) {
    const second = Math.min(...seconds);
    return cells.length === 1 ? second : (cells.findLast((cell) => cell.start <= second)?.start ?? second);
  }
  if (cells.length > 1 || !isBelowColumns(reader, line)) return null;
  const [first, second] = [...text.matchAll(ANY_LABEL)];
  if (first === undefined) return null;
  // One label, and behind it the numbers of both.
  const next = tokens.find(({ kind }, at) => tokens[at - 1]?.kind === kind);
  return second === undefined ? (next?.start ?? start + text.length + 1) : start + second.index;
}

/** `Bidding procedure enquiries … technical information …`: labels below it belong to either, though not the same ones stand side by side. */
export const HEADINGS = /\b(?:[ei]nquir\w+|quer(?:y|ies)|information|navrae)\b/gi;
const ANY_LABEL =
  /\b(?:department|contact persons?|(?:tele|cell)?phone(?: number)?|tel|facsimile(?: number)?|fax|e-?mail(?: address)?)\b(?! *@)/gi;
const ENDS = /supplier information|name of bidder/i;
const MOST_LINES = 6;

function isBelowColumns({ lines }: Reader, line: number): boolean {
  for (let at = line - 1; at >= Math.max(0, line - MOST_LINES); at -= 1) {
    const { text, cells } = lines[at]!;
    if (ENDS.test(text) || cells.length > 1) return false;
    if ((text.match(HEADINGS)?.length ?? 0) > 1) return /\bdirected\b.*\bdirected\b/i.test(text);
  }
  return false;
}

/** @returns the names, numbers and addresses of a document, in their order */
export const tokensOf = once((reader: Reader): readonly Token[] => {
  const phones = matchesOf(reader, PHONE).filter(({ start }) => !FAX.test(before(reader, start, 30)));
  const details: Detail[] = [
    ...emailsIn(reader).map(({ address, ...one }) => ({ ...one, kind: 'email' as const, text: address })),
    ...phones.map(({ start, end, text }) => ({ start, end, kind: 'phone' as const, text: phoneOf(text) })),
  ];
  const tokens = [...namesIn(reader, details).map((one) => ({ ...one, kind: 'name' as const })), ...details]
    .map((token) => ({ ...token, line: lineAt(reader, token.start) }))
    .sort((one, other) => one.start - other.start);
  const seconds = new Map<number, number | null>();
  let two = Number.NEGATIVE_INFINITY;
  for (const [line, own] of Map.groupBy(tokens, (token) => token.line)) {
    const second = secondOf(reader, line, own, line - two <= NEAR_LINES);
    seconds.set(line, second);
    if (second !== null) two = line;
  }
  const placed = tokens.map((token): Token => {
    const second = seconds.get(token.line) ?? null;
    return { ...token, lane: second === null ? null : token.start < second ? 0 : 1 };
  });
  // Two names one under the other, and below them the details of both side by side: the cells of a row came one after the other.
  for (const [at, { line }] of placed.entries()) {
    const [one, other, detail] = placed.slice(at, at + 3);
    const areNames = [one, other].every((name) => name?.kind === 'name' && name.lane === null);
    if (!areNames || detail === undefined || detail.lane !== 0 || detail.line - line > NEAR_LINES) continue;
    if (other!.line > line) [one!.lane, other!.lane] = [0, 1];
  }
  return placed;
});
/** So near together, in lines, are the details of a contact in a column. */
export const NEAR_LINES = 4;
