import { HELD_AT, IS_RULE, NO_PLACE, PLACE_END } from '#shared/domain/documents/phrases/briefing.ts';
import { after, before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { passageAt } from '#shared/domain/documents/reading/passages.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

const VENUE =
  /\b(?:venue|place|plek|lokaal|location|ligging|site details)\b(?: (?:for|of|vir|van)(?: the| die)? (?:[a-z-]{4,20} ?){1,3})? ?[:-]? ?/gi;
const AT = /\b(?:at|in|by|te)(?: the| die)?(?:: ?[\u2022\u25cf-]?)? /gi;

const MAX_PLACE = 160;
/** Another label behind a place, such as ` Attendance: `. */
const NEXT_LABEL = / [A-Z][a-z]{2,14}(?: [a-z]{2,12}){0,2} ?: /;

/**
 * @param about where the session is named
 * @returns the place where it is held, as written; null where none is stated
 */
export function venueOf(reader: Reader, about: readonly Span[]): { text: string; span: Span } | null {
  for (const { start, end } of about) {
    const window = { start: Math.max(0, start - 10), end: Math.min(reader.flow.length, end + 420) };
    const [label] = matchesOf(reader, VENUE, window).filter(
      (match) =>
        !/\b(?:clos|submi|deliver)/i.test(match.text) &&
        !/clos[a-z]{0,6} $/i.test(before(reader, match.start, 10)),
    );
    if (label !== undefined) {
      const venue = placeFrom(reader, label.end, true);
      if (venue !== null) return venue;
    }
  }
  for (const { start, end } of about) {
    const window = { start: Math.max(0, start - 60), end: Math.min(reader.flow.length, end + 260) };
    const text = reader.flow.slice(window.start, window.end);
    const heldAt = HELD_AT.exec(text);
    if (heldAt === null) continue;
    for (const match of matchesOf(reader, AT, { start: window.start + heldAt.index, end: window.end })) {
      if (
        /^\d{1,2} ?[h:]|^\d{1,2}\.\d{2}|^\d{1,2} [ap]m|^(?:no later|which|least|own|order|terms)/i.test(
          after(reader, match.end, 12),
        )
      )
        continue;
      const venue = placeFrom(reader, match.end, false);
      if (venue !== null) return venue;
    }
  }
  return null;
}

/** Reads the name of a place; one with a label ends with its line or cell, unless the line goes on. */
function placeFrom(reader: Reader, start: number, labelled: boolean): { text: string; span: Span } | null {
  const line = reader.lines[lineAt(reader, start)]!;
  const cell = line.cells.find((one) => start >= one.start - 1 && start < one.end);
  let limit = labelled ? (cell ?? line).end : start + MAX_PLACE;
  const said = passageAt(reader, start)?.said;
  // A place in a sentence goes on in the next line, where the sentence does.
  if (labelled && said !== undefined && !said.isRow && line.cells.length === 1) {
    const rest = NEXT_LABEL.exec(reader.flow.slice(limit, Math.max(limit, said.end)));
    limit = Math.max(limit, rest === null ? said.end : limit + rest.index);
  }
  const text = reader.flow.slice(start, Math.min(limit, start + MAX_PLACE));
  const stop = PLACE_END.exec(text);
  const place = (stop === null ? text : text.slice(0, stop.index))
    .replace(/^(?:(?:is|will be)\b)?[ :]{1,3}/, '')
    .replace(/[ ,(:-]{1,3}$/, '');
  if (place.length < 4 || IS_RULE.test(place) || NO_PLACE.test(place)) return null;
  const at = start + text.indexOf(place);
  return { text: place, span: { start: at, end: at + place.length } };
}
