import { ADDRESS_END, ADDRESS_LABEL } from '#shared/domain/documents/phrases/submission.ts';
import { after, before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

const BOX =
  /\b(?:(?:bid|tender|quotation) ?box|tenderbus|bodbus|kwotasiebus|box(?= (?:located|situated)))\b/gi;
/** What stands between a box and its address; forms name what is to be written there. */
const BOX_AT =
  /(?:\b(?:at|in|by|te|delivered to)(?: the| die)?\b|:) ?[;:]? ?(?:\(street address\)? ?)?(?=\S)|\(street address\)?/i;
/** The same behind the title of the bid, which the box or the envelope is marked with. */
const LOCATED = /\b(?:located|situated) (?:at|in|on)\b(?: the)?/i;
/** The label of the next field of a form. */
const NEXT_LABEL = / [A-Z]{4,20} ?:/;
const [MIN_ADDRESS, MAX_ADDRESS, MOST_BETWEEN, MOST_TITLE] = [8, 200, 70, 260];
/** Labels of the standard contract data, one behind the other: `is: Location of tender box: … Physical address: …`. */
const LABELS =
  /^(?:(?:is|are)\b|[ :;,-]|(?:the )?(?:location of (?:the )?)?(?:tender|bid) box\b(?= ?:)|\(street address\)?|(?:physical|street) address\b(?= ?:)){1,9}/i;
/** What begins no place: a time, or words that go on with the sentence. */
const NO_PLACE =
  /^(?:\d{1,2} ?(?:[h:.]\d{2}|am|pm)|(?:of|and|or|be|as|for|that|which|who|not?|no later|any|all|least|above|below|time)\b|the (?:above|following|closing|time|correct|address)\b)/i;
/** Brackets and quotations within an address, in which no end is looked for. */
const ASIDE = /\([^()@\d]{0,90}\)|"[^"@]{0,120}"/g;

/** An address, and whether the paper has one street for it and no other. */
export type SubmissionAddress = { span: Span; isSure: boolean };

/** @returns where the address stands at which bids are handed in: of those with a street, the fullest one */
export function addressOfBox(reader: Reader): SubmissionAddress | null {
  const found = [
    ...matchesOf(reader, ADDRESS_LABEL).map(({ end }) => addressAt(reader, end, true)),
    ...pairsOf(reader, BOX, BOX_AT, MOST_BETWEEN).map(({ end }) => addressAt(reader, end, false)),
    ...pairsOf(reader, BOX, LOCATED, MOST_TITLE).map(({ end }) => addressAt(reader, end, false)),
  ].filter((one) => one !== null);
  const text = ({ start, end }: Span): string => reader.flow.slice(start, end);
  const streetOf = (one: Span): string | undefined => STREET_NAME.exec(text(one))?.[0].toLowerCase();
  const inStreets = found.filter((one) => streetOf(one) !== undefined);
  const [first] = inStreets;
  if (first === undefined) return found[0] === undefined ? null : { span: found[0], isSure: false };
  const same = inStreets.filter((one) => streetOf(one) === streetOf(first));
  const span = same.reduce((best, one) => (one.end - one.start > best.end - best.start ? one : best));
  const places = new Set(same.map(({ start }) => start));
  // One place says it in full where no other one has words that it lacks.
  const words = (one: Span): string[] =>
    text(one)
      .toLowerCase()
      .match(/[\p{L}\d]{2,}/gu) ?? [];
  const own = words(span);
  const isFull =
    IN_FULL.test(text(span)) && found.every((one) => words(one).every((word) => own.includes(word)));
  return { span, isSure: same.length === inStreets.length && (isFull || places.size > 1) };
}
const KINDS = 'street str road rd avenue ave drive way lane crescent boulevard terrace straat weg laan';
/** One place says it in full: with the number of the house before the street, or the code of the town. */
const IN_FULL = /\b\d{1,4},? (?:[A-Za-z][\w'’]{0,20} ){1,3}|\b\d{4}\b/;
/** A number and a name: `77 Mark Street`. */
export const STREET = new RegExp(
  `\\b\\d{1,4},? (?:[a-z'’]{2,20} ){1,3}(?:${KINDS.replaceAll(' ', '|')})\\b`,
  'i',
);
/** The name of a street alone, of which two addresses are told to be the same. */
const STREET_NAME = new RegExp(
  `\\b[A-Z][\\w'’]{1,20} (?:${KINDS.split(' ')
    .flatMap((kind) => [kind.toUpperCase(), kind[0]!.toUpperCase() + kind.slice(1)])
    .join('|')})\\b`,
);

/** @returns the address that begins at a place; what a label names ends with its cell, or with its line where that has a whole one */
export function addressAt(reader: Reader, place: number, isLabelled: boolean): Span | null {
  const start = place + (LABELS.exec(after(reader, place, MAX_ADDRESS))?.[0].length ?? 0);
  const text = after(reader, start, MAX_ADDRESS);
  if (NO_PLACE.test(text)) return null;
  const line = reader.lines[lineAt(reader, start)]!;
  const cell = line.cells.find((one) => start >= one.start - 1 && start < one.end);
  const inCell = cell !== undefined && line.cells.length > 1;
  const isWhole = isLabelled && /\d[^,\d]{0,40},/.test(reader.flow.slice(start, line.end));
  const limit = inCell ? cell.end - start : isWhole ? line.end - start : MAX_ADDRESS;
  // The next label may stand where the address should.
  const said = ` ${text.replace(ASIDE, (aside) => '-'.repeat(aside.length))}`;
  const stops = [ADDRESS_END, NEXT_LABEL].map((end) => (end.exec(said)?.index ?? MAX_ADDRESS + 1) - 1);
  const address = text
    .slice(0, Math.max(0, Math.min(...stops, limit)))
    .trimEnd()
    .replace(/[,(:-]$/, '');
  // What has one quotation mark begins within the title of the bid.
  const isPlace = /[A-Z]/.test(address) && !/\w@\w|^[^"]*"[^"]*$/.test(address);
  if (address.length < MIN_ADDRESS || address.length >= MAX_ADDRESS || !isPlace) return null;
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
