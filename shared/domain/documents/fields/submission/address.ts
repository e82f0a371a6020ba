import { ADDRESS_END, ADDRESS_LABEL } from '#shared/domain/documents/phrases/submission.ts';
import { after, before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

const BOX = /\b(?:(?:bid|tender|quotation) ?box|tenderbus|bodbus|kwotasiebus)\b/gi;
/** What stands between a box and its address; forms name what is to be written there. */
const BOX_AT =
  /(?:\b(?:at|in|by|te|delivered to)(?: the| die)?\b|:) ?(?:\(street address\)? ?)?(?=\S)|\(street address\)/i;
/** The label of the next field of a form. */
const NEXT_LABEL = / [A-Z]{4,20} ?:/;
const [MIN_ADDRESS, MAX_ADDRESS, MOST_BETWEEN] = [8, 200, 70];

/** @returns where the address stands at which bids are handed in */
export function addressOfBox(reader: Reader): Span | null {
  const labelled = matchesOf(reader, ADDRESS_LABEL).map(({ end }) => addressAt(reader, end, true));
  const ofBoxes = pairsOf(reader, BOX, BOX_AT, MOST_BETWEEN).map(({ end }) => addressAt(reader, end, false));
  const found = [...labelled, ...ofBoxes].filter((one) => one !== null);
  return found.find(({ start, end }) => STREET.test(reader.flow.slice(start, end))) ?? found[0] ?? null;
}
/** A number and a name: `77 Mark Street`. */
export const STREET =
  /\b\d{1,4},? (?:[a-z'’]{2,20} ){1,3}(?:street|str|road|rd|avenue|ave|drive|way|lane|crescent|straat|weg|laan)\b/i;

/** @returns the address that begins at a place; what a label names ends with its cell, or with its line where that has a whole one */
export function addressAt(reader: Reader, start: number, isLabelled: boolean): Span | null {
  const text = after(reader, start, MAX_ADDRESS);
  const line = reader.lines[lineAt(reader, start)]!;
  const cell = line.cells.find((one) => start >= one.start - 1 && start < one.end);
  const inCell = cell !== undefined && line.cells.length > 1;
  const isWhole = isLabelled && /\d[^,\d]{0,40},/.test(reader.flow.slice(start, line.end));
  const limit = inCell ? cell.end - start : isWhole ? line.end - start : MAX_ADDRESS;
  // The next label may stand where the address should.
  const stops = [ADDRESS_END, NEXT_LABEL].map((end) => (end.exec(` ${text}`)?.index ?? MAX_ADDRESS + 1) - 1);
  const address = text
    .slice(0, Math.max(0, Math.min(...stops, limit)))
    .replace(/^[ :,-]{1,3}/, '')
    .trimEnd()
    .replace(/[,(:-]$/, '');
  if (address.length < MIN_ADDRESS || address.length >= MAX_ADDRESS || !/[A-Z]/.test(address)) return null;
  const at = start + text.indexOf(address);
  return { start: at, end: at + address.length };
}

/** `provided … to room 17, Civic Centre or email to …`: what leads to a place, and what stands behind it. */
const TO_PLACE = /\b(?:to|at) (?=[Rr]oom|[Oo]ffice|the|our|[A-Z\d])/g;
const OR_EMAIL = / or (?:by |via )?e-?mail(?:ed)?(?: to)?[ :]{0,3}$/;

/** @returns the place that a sentence names as the alternative to an e-mail address */
export function placeBeside(reader: Reader, { start }: Span): Span | null {
  const head = before(reader, start, MAX_ADDRESS);
  const said = head.slice(0, OR_EMAIL.exec(head)?.index ?? 0);
  const from = Math.max(said.lastIndexOf(';'), said.lastIndexOf('@')) + 1;
  const [to] = said.slice(from).matchAll(TO_PLACE);
  if (to === undefined) return null;
  const [at, end] = [from + to.index + to[0].length, said.length].map((place) => start - head.length + place);
  return end! - at! < MIN_ADDRESS ? null : { start: at!, end: end! };
}

const LINK = /\b(?:https?:\/\/|www\.)[\w./?=&%-]{4,100}[\w/]/gi;
const SUBMITS = /\b(?:submi|upload|lodge|elektronies|opgelaai)/i;

/** @returns where the link stands under which bids are submitted */
export function addressOfPortal(reader: Reader): Span | null {
  const link = matchesOf(reader, LINK).find(({ start }) =>
    SUBMITS.test(
      before(reader, start, 160)
        .split(/[.;] (?=[A-Z])/)
        .at(-1)!,
    ),
  );
  return link === undefined ? null : { start: link.start, end: link.end };
}
