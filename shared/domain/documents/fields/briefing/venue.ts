import { HELD_AT, IS_RULE, NO_PLACE, PLACE_END } from '#shared/domain/documents/phrases/briefing.ts';
import { after, before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { passageAt } from '#shared/domain/documents/reading/passages.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

const VENUE =
  /\b(?:venue|place|plek|lokaal|location|ligging|site details)\b(?: (?:for|of|vir|van)(?: the| die)? (?:[a-z-]{4,20} ?){1,3})? ?[:-]? ?/gi;
/** What stands before a word that is no label of a place: `closing venue`, `takes place`. */
const NO_LABEL = /\b(?:clos[a-z]{0,6}|tak(?:es?|ing|en)) $/i;
const OF_BIDS = /\b(?:clos|submi|deliver)/i;
const AT = /\b(?:at|in|by|te)(?: the| die)?(?:: ?[\u2022\u25cf-]?)? /gi;
const AT_TIME =
  /^\d{1,2} ?[h:]|^\d{1,2}\.\d{2}|^\d{1,2} [ap]m|^(?:no later|which|least|own|order|terms|person)/i;
/** Another label behind a place, such as ` Attendance: `. */
const NEXT_LABEL = / [A-Z][a-z]{2,14}(?: [a-z]{2,12}){0,2} ?: /;
const [MIN_PLACE, MAX_PLACE] = [4, 160];
/** Characters behind the name of a session, or its day, in which a label, or words for being held, stand. */
const [LABEL_WITHIN, HELD_WITHIN] = [420, 260];

/**
 * @param about where the session is named
 * @returns the place where it is held, as written; null where none is stated
 */
export function venueOf(reader: Reader, about: readonly Span[]): { text: string; span: Span } | null {
  const window = ({ start, end }: Span, before: number, within: number): Span => ({
    start: Math.max(0, start - before),
    end: Math.min(reader.flow.length, end + within),
  });
  const labelled = about.flatMap((name) => {
    const label = matchesOf(reader, VENUE, window(name, 10, LABEL_WITHIN)).find(
      ({ start, text }) => !OF_BIDS.test(text) && !NO_LABEL.test(before(reader, start, 10)),
    );
    return label === undefined ? [] : [placeFrom(reader, label.end, true)];
  });
  const stated = labelled.find((place) => place !== null);
  if (stated != null) return stated;
  for (const name of about) {
    const near = window(name, 60, HELD_WITHIN);
    const held = HELD_AT.exec(reader.flow.slice(near.start, near.end));
    if (held === null) continue;
    const from = near.start + held.index;
    // Where it is held is said in one sentence.
    const until = passageAt(reader, from)?.said.end ?? near.end;
    for (const at of matchesOf(reader, AT, {
      start: from,
      end: Math.min(near.end, Math.max(until, name.end)),
    })) {
      if (AT_TIME.test(after(reader, at.end, 12))) continue;
      const place = placeFrom(reader, at.end, false);
      if (place !== null) return place;
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
  const place = text
    .slice(0, PLACE_END.exec(text)?.index)
    .replace(/^(?:(?:is|will be)\b)?[ :]{1,3}/, '')
    .replace(/[ ,(:-]{1,3}$/, '');
  if (place.length < MIN_PLACE || IS_RULE.test(place) || NO_PLACE.test(place)) return null;
  const at = start + text.indexOf(place);
  return { text: place, span: { start: at, end: at + place.length } };
}
