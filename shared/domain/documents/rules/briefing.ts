import type { AnalysisValues, Found, Moment } from '#shared/domain/documents/analysis.ts';
import { eventsOf, isReplaced } from '#shared/domain/documents/reading/events.ts';
import { after, before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { elect, foundAt } from './found.ts';

type Briefing = AnalysisValues['briefing'];

const NAME =
  /\b(?:(?:tender |bid |pre-? ?(?:bid|tender) )?briefings?(?: sessions?| meetings?)?|(?:site )?clarification (?:meeting|session)s?|site (?:inspection|meeting|visit|briefing)s?(?: meeting)?|information (?:session|meeting)|inligting(?:sessie|svergadering|ssessie)|terrein(?:vergadering|besoek|inspeksie)|toeligtingsvergadering|verduidelikingsvergadering)\b/gi;
const NOT_COMPULSORY =
  /\bnon[- ]?(?:compulsory|mandatory)|\bnot (?:be )?(?:compulsory|mandatory)|\boptional|\bnie[- ]verpligte|\bnie verpligtend|\bcompulsory[ :?]{0,4}no\b|\bvoluntary\b|\bneed not attend|\b(?:attendance|bywoning) is not\b|\bnot required to attend|\bvrywillig|\bnie verplig|\bhoef nie|\bverpligtend[ :?]{0,4}nee\b/i;
const COMPULSORY =
  /\bcompulsory|\bmandatory|\bverpligte?(?:nd)?\b|\bmust (?:be )?attend|\bwill only be accepted from (?:bidders|tenderers) who attend|\bfailure to attend|\b(?:who|that) (?:do|does|did|have|has) not attend|\bnot attending\b|\bstay(?:s|ing)? away|\bobligatory|\battendance is (?:a )?(?:condition|required)|\bmust be (?:attended|represented)|\bnie bywoon|\bverpligtende?\b/i;
const MUST_ATTEND = /\bmoet [\w -]{0,40}\bbywoon/i;
const NONE = /\b(?:no|geen|without)(?: compulsory| formal| site)? ?$/i;
const NOT_HELD =
  /^ ?(?:\(?s\)? )?(?:will not be held|is not applicable|not applicable|n\/a\b|:? ?n\/a\b|:? ?none\b|:? ?geen\b|:? not applicable|session:? n\/a|:? ?no\b)/i;
const VENUE =
  /\b(?:venue|place|plek|lokaal|location|ligging)\b(?: (?:for|of|vir|van)(?: the| die)? (?:[a-z-]{4,20} ?){1,3})? ?[:-]? ?/gi;
const HELD_AT =
  /\b(?:(?:will be |is to be |to be )?held|takes? place|gehou|plaasvind|vind plaas|meet(?:ing)?)\b/i;
const AT = /\b(?:at|in|by|te)(?: the| die)? /gi;
/** Where the name of a place ends. */
const PLACE_END =
  /[.;](?: |$)|,? (?:on|op|at \d|om \d|from \d|@|who|where|which|by no later|bidders|tenderers|attendance|prospective|compulsory|closing|contact|failure|date:|time:|datum:|tyd:)(?: |$)|,? (?:mon|tues|wednes|thurs|fri)day\b|\(compulsory|\bdate ?:|\btime ?:|\d{1,2}[h:]\d{2}/i;

/** Finds the session at which the tender is explained: when, where, and whether bidders must come. */
export function findBriefing(reader: Reader): Found<Briefing> | null {
  const events = eventsOf(reader).filter((event) => event.kind === 'briefing' && !isReplaced(reader, event));
  const names = matchesOf(reader, NAME);
  const moment = elect<Moment>(
    reader,
    events.map((event) => ({
      start: Math.min(event.start, event.label.start),
      end: event.end,
      value: { date: event.date, time: event.time },
      weight: event.time === null ? 1 : 2,
    })),
    { agreed: 0.96, disputed: 0.85 },
  );
  const held = names.filter(
    (name) => !NONE.test(before(reader, name.start, 30)) && !NOT_HELD.test(after(reader, name.end, 40)),
  );
  if (moment === null && (held.length === 0 || held.length < names.length)) return null;
  const about = events.length > 0 ? events.map(({ label }) => label) : held;
  const compulsory = compulsion(reader, names.length > 0 ? held : about);
  const venue = venueOf(reader, [...about, ...events]);
  if (moment === null && venue === null) return null;
  const spans = [
    ...(moment === null ? [] : spansOf(events, moment.value)),
    ...(compulsory === null ? [] : [compulsory.span]),
    ...(venue === null ? [] : [venue.span]),
  ];
  return foundAt(
    reader,
    { moment: moment?.value ?? null, venue: venue?.text ?? null, compulsory: compulsory?.value ?? null },
    spans,
    moment?.confidence ?? 0.6,
  );
}

const spansOf = (events: readonly (Span & Moment & { label: Span })[], { date, time }: Moment): Span[] =>
  events
    .filter((event) => event.date === date && event.time === time)
    .slice(0, 2)
    .map(({ start, end, label }) => ({ start: Math.min(start, label.start), end }));

function compulsion(reader: Reader, names: readonly Span[]): { value: boolean; span: Span } | null {
  let yes: Span | null = null;
  let no: Span | null = null;
  for (const name of names) {
    const window = { start: Math.max(0, name.start - 40), end: Math.min(reader.flow.length, name.end + 160) };
    const text = reader.flow.slice(window.start, window.end);
    const negative = NOT_COMPULSORY.exec(text);
    if (negative !== null)
      no ??= {
        start: window.start + negative.index,
        end: window.start + negative.index + negative[0].length,
      };
    const positive = negative === null ? (COMPULSORY.exec(text) ?? MUST_ATTEND.exec(text)) : null;
    if (positive !== null && !/\bif (?:applicable|any)/i.test(text))
      yes ??= {
        start: window.start + positive.index,
        end: window.start + positive.index + positive[0].length,
      };
  }
  if (no !== null) return { value: false, span: no };
  return yes === null ? null : { value: true, span: yes };
}

const MAX_PLACE = 160;

function venueOf(reader: Reader, about: readonly Span[]): { text: string; span: Span } | null {
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
  const next = reader.lines[lineAt(reader, start) + 1];
  if (
    labelled &&
    next !== undefined &&
    /,$|\b(?:and|of|the|en|van)$/i.test(line.text) &&
    next.cells.length === 1
  )
    limit = next.end;
  const text = reader.flow.slice(start, Math.min(limit, start + MAX_PLACE));
  const stop = PLACE_END.exec(text);
  const place = (stop === null ? text : text.slice(0, stop.index))
    .replace(/^[ :]{1,3}/, '')
    .replace(/[ ,(:-]{1,3}$/, '');
  if (place.length < 4 || /^(?:n\/a|none|not applicable|date|time)\b/i.test(place)) return null;
  const at = start + text.indexOf(place);
  return { text: place, span: { start: at, end: at + place.length } };
}
