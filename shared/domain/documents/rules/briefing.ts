import type { AnalysisValues, Found, Moment } from '#shared/domain/documents/analysis.ts';
import {
  AROUND_IT,
  COMPULSORY,
  IS_HELD,
  MUST_ATTEND,
  NOT_COMPULSORY,
  NOT_HELD,
  SESSION,
} from '#shared/domain/documents/phrases/briefing.ts';
import { isNon, isNotAskedBehind } from '#shared/domain/documents/qualifiers/negation.ts';
import { eventsOf, isReplaced } from '#shared/domain/documents/reading/events.ts';
import { topicsOf } from '#shared/domain/documents/reading/headings.ts';
import { before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import {
  daysWithin,
  type FoundMoment,
  momentsOf,
  timesIn,
} from '#shared/domain/documents/reading/moments.ts';
import { outlineOf, placedAt, placedBefore } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { tickedAnswer } from '#shared/domain/documents/reading/ticks.ts';
import { venueOf } from './briefing-venue.ts';
import { elect, foundAt } from './found.ts';

type Briefing = AnalysisValues['briefing'];

/** Whether bidders must come is also said where the session is not named. */
const ATTENDANCE = /\b(?:attend(?:ance|ed|s)?|non-?attendance|bywon\w*|bywoon|bygewoon)\b/gi;
const MUST = /\b(?:moet|slegs)\b/gi;
const THERE = /\b(?:bywoon|bygewoon|teenwoordig|aanwesig|verteenwoordig)/i;
const NONE =
  /(?<!\b(?:tender|bid|quotation|contract|rf[qpb]|item|reference) )\b(?:no|geen|without)(?: (?:a|compulsory|formal|site|further|separate|physical|public|virtual|verpligte|formele)){0,2} ?$/i;
/** What holds for any tender and says nothing of this one. */
const RULE = /\b(?:where|if|when|whenever|waar|indien|wanneer)\b/gi;
const isRuleIn = (text: string): boolean =>
  /\bas a rule\b/i.test(text) || pairsOf({ flow: text }, RULE, IS_HELD, 60).length > 0;
const BY_APPOINTMENT = /\bby (?:prior )?appointment\b|\bvolgens afspraak\b/i;
/** Answers of a form, one of which is chosen elsewhere. */
const NEGATIVE =
  '(?:non-? ?(?:compulsory|mandatory)|not (?:compulsory|mandatory|applicable)|optional|opsioneel|nie-verpligtend|none|n\\/a)';
const OPTIONS = new RegExp(
  `\\(?(?:(?:compulsory|mandatory|verpligtend) ?(?:\\/|or|of) ?${NEGATIVE}(?: ?(?:\\/|or|of) ?${NEGATIVE})?|${NEGATIVE} ?(?:\\/|or|of) ?(?:compulsory|mandatory|verpligtend))\\)?`,
  'gi',
);

/** Finds the session at which the tender is explained: when, where, and whether bidders must come. */
export function findBriefing(reader: Reader): Found<Briefing> | null {
  const flow = withoutOptions(reader);
  const names = namesOf(reader, flow);
  const isAbsent = (span: Span) =>
    names.some(({ start, end, is }) => is === 'none' && span.start < end && span.end > start);
  const events = eventsOf(reader).filter(
    (event) => event.kind === 'briefing' && !isReplaced(reader, event) && !isAbsent(event.label),
  );
  const itself = events.filter(
    ({ label, day }) =>
      day.start < label.start ||
      !AROUND_IT.test(
        flow.slice(Math.max(reader.lines[lineAt(reader, label.start)]!.start, label.start - 50), day.start),
      ),
  );
  const taken = (itself.length > 0 ? itself : events).map((event) => ({
    ...event,
    ...(event.time === null ? timeApart(reader, event) : {}),
  }));
  const moment = elect<Moment>(
    reader,
    taken.map((event) => ({
      start: Math.min(event.start, event.label.start),
      end: event.end,
      value: { date: event.date, time: event.time },
      weight: event.time === null ? 1 : 2,
    })),
    { agreed: 0.96, disputed: 0.85 },
  );
  const held = names.filter(({ is }) => is === 'held');
  if (moment === null && (held.length === 0 || names.some(({ is }) => is === 'none'))) return null;
  const about = taken.length > 0 ? taken.map(({ label }) => label) : held;
  const compulsory =
    compulsion(reader, flow, held.length > 0 ? held : about) ??
    compulsion(reader, flow, matchesOf(reader, ATTENDANCE));
  const venue = venueOf(reader, [...about, ...taken]);
  // Of a session whose day and place are still to come it may be known that bidders must attend.
  if (moment === null && venue === null && compulsory?.value !== true) return null;
  const spans = [
    ...(moment === null ? [] : spansOf(taken, moment.value)),
    ...(compulsory === null ? [] : [compulsory.span]),
    ...(venue === null ? [] : [venue.span]),
  ];
  return foundAt(
    reader,
    { moment: moment?.value ?? null, venue: venue?.text ?? null, compulsory: compulsory?.value ?? null },
    spans,
    moment === null ? 0.6 : isOnClosing(reader, moment.value) ? SUSPECT : moment.confidence,
  );
}

/** A session on the day on which bids close was probably read from the row of the closing. */
const SUSPECT = 0.5;
const isOnClosing = (reader: Reader, { date }: Moment): boolean =>
  eventsOf(reader).some((event) => event.kind === 'closing' && event.date === date);

/** Characters between a day and its time, where the place stands between them. */
const APART = 200;

/** @returns the time of a session that stands behind its place: in the row, the sentence, or where a label says so */
function timeApart(reader: Reader, { day, start, end }: FoundMoment): { time?: string; end?: number } {
  const next = momentsOf(reader).find((one) => one.day.start > day.start);
  const until = Math.min(next?.day.start ?? reader.flow.length, end + APART);
  const row = reader.lines[lineAt(reader, day.start)]!;
  const sentence = placedAt(reader, start);
  const said = Math.max(row.end, sentence?.end ?? 0);
  const found = timesIn(reader, { start: end, end: Math.max(end, until) }).find(
    (time) => time.end <= said || /\b(?:time|tyd)\b[ :]{0,3}$/i.test(before(reader, time.start, 20)),
  );
  return found === undefined || /clos|sluit/i.test(reader.flow.slice(end, found.start))
    ? {}
    : { time: found.time, end: found.end };
}

/** @returns the text of the document with blanks for the answers among which a form lets choose */
function withoutOptions(reader: Reader): string {
  let flow = '';
  for (const { start, end } of matchesOf(reader, OPTIONS))
    flow += reader.flow.slice(flow.length, start) + ' '.repeat(end - start);
  return flow + reader.flow.slice(flow.length);
}

/** A session that is named; one that is not held, or that a rule for all tenders speaks of. */
type Named = Span & { is: 'held' | 'none' | 'rule' };

function namesOf(reader: Reader, flow: string): Named[] {
  const said = outlineOf(reader);
  let index = 0;
  return matchesOf({ flow }, SESSION).map(({ start, end }): Named => {
    while (index + 1 < said.length && said[index + 1]!.start <= start) index += 1;
    const passage = said[index];
    const row = reader.lines[lineAt(reader, start)]!;
    const rest = flow.slice(end, end + 120).replace(/ +/g, ' ');
    const ticked = tickedAnswer(row.text);
    const cell = row.cells.findLast((one) => one.start <= start) ?? row;
    const head = flow.slice(Math.max(row.cells.length > 1 ? cell.start : 0, start - 40), start);
    const isNone =
      ticked === null
        ? NONE.test(head) || (NOT_HELD.test(rest) && !saysOptional(flow, start, rest))
        : !ticked && !/\?|\bis\b/i.test(row.text);
    if (isNone || (passage !== undefined && BY_APPOINTMENT.test(passage.text)))
      return { start, end, is: 'none' };
    const isRule = passage !== undefined && isRuleIn(passage.text) && !hasDay(reader, passage);
    return { start, end, is: isRule ? 'rule' : 'held' };
  });
}

/** `Compulsory briefing: No` may mean that there is one that need not be attended. */
const saysOptional = (flow: string, start: number, rest: string): boolean =>
  /\b(?:compulsory|mandatory|verpligte?) $/i.test(flow.slice(Math.max(0, start - 14), start)) &&
  /^ ?(?:sessions?|meetings?)? ?[:?]? ?(?:no|nee)\b(?! \w+ (?:will|is|sal))/i.test(rest);

const hasDay = (reader: Reader, span: Span): boolean =>
  daysWithin(reader, span).some((day) => !saysUntil(reader, day));
const saysUntil = (reader: Reader, { start }: Span): boolean =>
  /\b(?:until|before|tot|voor)(?: the)? ?$/i.test(before(reader, start, 12));

const spansOf = (events: readonly (Span & Moment & { label: Span })[], { date, time }: Moment): Span[] =>
  events
    .filter((event) => event.date === date && event.time === time)
    .slice(0, 2)
    .map(({ start, end, label }) => ({ start: Math.min(start, label.start), end }));

/** `Tenderaars moet … teenwoordig wees`. */
function mustBeThere(text: string): { 0: string; index: number } | null {
  const [pair] = pairsOf({ flow: text }, MUST, THERE, 90);
  return pair === undefined ? null : { 0: pair.text, index: pair.start };
}

const isAboutOther = (title: string): boolean => {
  const topics = topicsOf(title);
  return topics.length > 0 && !topics.includes('briefing');
};

function compulsion(
  reader: Reader,
  flow: string,
  names: readonly Span[],
): { value: boolean; span: Span } | null {
  let yes: Span | null = null;
  let no: Span | null = null;
  for (const name of names) {
    const row = reader.lines[lineAt(reader, name.start)]!;
    const ticked = COMPULSORY.test(row.text) ? tickedAnswer(row.text) : null;
    if (ticked !== null) return { value: ticked, span: row };
    const title = outlineOf(reader).find(
      ({ start, isTitle, text: said }) => isTitle && start > name.end && isAboutOther(said),
    );
    const sentence = placedBefore(reader, name.start);
    const window = {
      start: Math.max(0, Math.min(name.start - 40, Math.max(sentence?.start ?? 0, name.start - 100))),
      end: Math.min(title?.start ?? flow.length, name.end + 200),
    };
    const text = flow.slice(window.start, window.end);
    const negative = NOT_COMPULSORY.exec(text);
    const at = (match: { 0: string; index: number }): Span => ({
      start: window.start + match.index,
      end: window.start + match.index + match[0].length,
    });
    if (negative !== null) no ??= at(negative);
    const positive =
      negative === null ? (COMPULSORY.exec(text) ?? MUST_ATTEND.exec(text) ?? mustBeThere(text)) : null;
    const isNegated = positive !== null && isNon(text, positive.index);
    if (isNegated) no ??= at(positive);
    const isAsked =
      positive !== null &&
      !isNegated &&
      !/\bif (?:applicable|any)/i.test(text) &&
      !isNotAskedBehind(text, positive.index + positive[0].length);
    if (isAsked) yes ??= at(positive);
  }
  if (no !== null) return { value: false, span: no };
  return yes === null ? null : { value: true, span: yes };
}
