import { HELD_AT, IS_RULE, NO_PLACE, ONLINE, PLACE_END } from '#shared/domain/documents/phrases/briefing.ts';
import { after, before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { passageAt } from '#shared/domain/documents/reading/passages.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

const VENUE =
  /\b(?:venue|place|plek|lokaal|location|ligging|site details)\b(?: (?:for|of|vir|van)(?: the| die)? (?:[a-z-]{4,20} ?){1,3})? ?[:-]? ?/gi;
/** What stands before a word that is no label of a place: `closing venue`, `takes place`. */
const NO_LABEL = /\b(?:clos[a-z]{0,6}|tak(?:es?|ing|en)) $/i;
const OF_BIDS = /\b(?:clos|submi|deliver)/i;
const AT = /\b(?:at|in|by|te)(?: the| die)?(?:: ?[\u2022\u25cf-]?)? /gi;
/** `on 7 September at 11h00, Adam Kok Building`: a place in a sentence of its own behind the hour. */
const BEHIND_TIME = /\d(?:[h:.]\d{2}|[ap]m|noon), (?=[A-Z\d])/g;
const NAMED = /^[A-Z\d][\w' ]{2,40},/;
const AT_TIME =
  /^\d{1,2} ?[h:]|^\d{1,2}\.\d{2}|^\d{1,2} [ap]m|^(?:no later|which|least|own|order|terms|person)/i;
/** Another label behind a place, such as ` Attendance: `. */
const NEXT_LABEL = / [A-Z][a-z]{2,14}(?: [a-z]{2,12}){0,2} ?: /;
const [MIN_PLACE, MAX_PLACE] = [4, 160];
/** Characters behind the name of a session, or its day, in which a label, or words for being held, stand. */
const [LABEL_WITHIN, HELD_WITHIN] = [420, 260];

/** The place of a session as written; sure where the paper says it twice, or names a service, and nothing else. */
export type Venue = { text: string; span: Span; isSure: boolean };
type Place = { text: string; span: Span };

/**
 * @param about where the session is named, and its days
 * @returns the place where it is held, the fullest of those that the paper gives; sure where two places agree and none differs; null where
 *   none is stated
 */
export function venueOf(reader: Reader, about: readonly Span[]): Venue | null {
  const found = new Map<number, Place>();
  for (const name of about)
    for (const place of [labelledAt(reader, name), statedAt(reader, name), onlineAt(reader, name)])
      if (place !== null) found.set(place.span.start, place);
  const [first, ...others] = found.values();
  if (first === undefined) return null;
  const same = others.filter((one) => isSamePlace(one, first));
  const fullest = same.reduce((best, one) => (one.text.length > best.text.length ? one : best), first);
  return {
    ...fullest,
    isSure: (same.length > 0 || ONLINE.test(first.text)) && same.length === others.length,
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
/** So much of the shorter one of two texts the other has where both name one place. */
const ALIKE = 0.6;

function isSamePlace(one: Place, other: Place): boolean {
  const [few, many] = [wordsOf(one.text), wordsOf(other.text)].sort((a, b) => a.length - b.length);
  return few!.filter((word) => many!.includes(word)).length >= ALIKE * few!.length;
}

const windowOf = ({ flow }: Reader, { start, end }: Span, before: number, within: number): Span => ({
  start: Math.max(0, start - before),
  end: Math.min(flow.length, end + within),
});

/** @returns the place behind a label near the name of the session */
function labelledAt(reader: Reader, name: Span): Place | null {
  const label = matchesOf(reader, VENUE, windowOf(reader, name, 10, LABEL_WITHIN)).find(
    ({ start, end, text }) =>
      !OF_BIDS.test(text) &&
      !NO_LABEL.test(before(reader, start, 10)) &&
      !after(reader, end, 1).startsWith(','),
  );
  return label === undefined ? null : placeFrom(reader, label.end, true);
}

/** @returns the place in the sentence that says where the session is held */
function statedAt(reader: Reader, name: Span): Place | null {
  const near = windowOf(reader, name, 60, HELD_WITHIN);
  const held = HELD_AT.exec(reader.flow.slice(near.start, near.end));
  if (held === null) return null;
  const from = near.start + held.index;
  const until = passageAt(reader, from)?.said.end ?? near.end;
  const end = Math.min(near.end, Math.max(until, name.end));
  for (const at of [
    ...matchesOf(reader, AT, { start: from, end }),
    ...matchesOf(reader, BEHIND_TIME, { start: from, end }).filter((one) =>
      NAMED.test(after(reader, one.end, 45)),
    ),
  ]) {
    if (AT_TIME.test(after(reader, at.end, 12))) continue;
    const place = placeFrom(reader, at.end, false);
    if (place !== null) return place;
  }
  return null;
}

/** @returns the link or the service by which a session is held that nobody travels to, in the sentence or row that names it */
function onlineAt(reader: Reader, name: Span): Place | null {
  const said = passageAt(reader, name.start)?.said ?? name;
  const part = {
    start: Math.max(said.start, name.start - 60),
    end: Math.min(said.end, name.end + HELD_WITHIN),
  };
  const [first, ...others] = matchesOf(reader, ONLINE, part);
  if (first === undefined) return null;
  const best = others.find(({ text }) => /:\/\//.test(text)) ?? first;
  // `virtual on MS Teams`
  const how =
    /(?:virtual(?:ly)?|online) (?:on|via|through|by) $/i.exec(before(reader, best.start, 22))?.[0] ?? '';
  const span = { start: best.start - how.length, end: best.end };
  return { text: reader.flow.slice(span.start, span.end), span };
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
