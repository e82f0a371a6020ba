import { ADDRESS_END, ADDRESS_LABEL } from '#shared/domain/documents/phrases/submission.ts';
import { after, before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

const BOX = /\b(?:(?:bid|tender|quotation) ?box|tenderbus|bodbus|kwotasiebus)\b/gi;
const BOX_AT = /\(street address\)|(?:\b(?:at|in|by|te)(?: the| die)?\b|:) ?(?=\S)/i;
/** The label of the next field of a form. */
const NEXT_LABEL = / [A-Z]{4,20} ?:/;
const MAX_ADDRESS = 200;

/** @returns where the address stands at which bids are handed in */
export function addressOfBox(reader: Reader): Span | null {
  const labelled = matchesOf(reader, ADDRESS_LABEL);
  for (const { end: start } of [...labelled, ...pairsOf(reader, BOX, BOX_AT, 70)]) {
    const text = after(reader, start, MAX_ADDRESS);
    const stops = [ADDRESS_END, NEXT_LABEL].map((end) => end.exec(text)?.index ?? MAX_ADDRESS);
    const line = reader.lines[lineAt(reader, start)]!;
    const cell = line.cells.find((one) => start >= one.start - 1 && start < one.end);
    // What a label names ends with its cell, or with its line where that has a whole address.
    const isWhole =
      labelled.some(({ end }) => end === start) && /\d[^,\d]{0,40},/.test(reader.flow.slice(start, line.end));
    const inCell = cell !== undefined && line.cells.length > 1;
    const limit = inCell ? cell.end - start : isWhole ? line.end - start : MAX_ADDRESS;
    const address = text
      .slice(0, Math.min(...stops, limit))
      .replace(/^[ :,-]{1,3}/, '')
      .trimEnd()
      .replace(/[,(:-]$/, '');
    if (address.length < 8 || address.length >= MAX_ADDRESS || !/[A-Z]/.test(address)) continue;
    const at = start + text.indexOf(address);
    return { start: at, end: at + address.length };
  }
  return null;
}

/** @returns where the link stands under which bids are submitted */
export function addressOfPortal(reader: Reader): Span | null {
  const [link] = matchesOf(reader, /\b(?:https?:\/\/|www\.)[\w./?=&%-]{4,100}[\w/]/gi).filter(({ start }) => {
    const head = before(reader, start, 160)
      .split(/[.;] (?=[A-Z])/)
      .at(-1)!;
    return /\b(?:submi|upload|lodge|elektronies|opgelaai)/i.test(head);
  });
  return link === undefined ? null : { start: link.start, end: link.end };
}
