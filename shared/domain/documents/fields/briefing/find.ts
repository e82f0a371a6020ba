import type { AnalysisValues, Found, Moment } from '#shared/domain/documents/analysis.ts';
import { DOUBTFUL } from '#shared/domain/documents/facts/gate.ts';
import { AROUND_IT } from '#shared/domain/documents/phrases/briefing.ts';
import { type Event, eventsOf, standing } from '#shared/domain/documents/reading/events.ts';
import { before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { daysWithin, timesIn } from '#shared/domain/documents/reading/moments.ts';
import { once } from '#shared/domain/documents/reading/once.ts';
import { placedAt } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect, foundAt } from '#shared/domain/documents/rules/found.ts';
import { compulsion } from './attendance.ts';
import { namesOf, withoutOptions } from './locate.ts';
import { venueOf } from './venue.ts';

type Briefing = AnalysisValues['briefing'];

/** Whether bidders must come is also said where the session is not named. */
const ATTENDANCE = /\b(?:attend(?:ance|ed|s)?|non-?attendance|bywon\w*|bywoon|bygewoon)\b/gi;
/**
 * A session that is not before the day on which bids close was probably read wrongly; of one without a day little is sure. Whether bidders
 * must come is, where three places agree.
 */
const SUSPECT = 0.5;

/** Finds the session at which the tender is explained: when, where, and whether bidders must come. */
export function findBriefing(reader: Reader): Found<Briefing> | null {
  const flow = withoutOptions(reader);
  const names = namesOf(reader, flow);
  const [held, none] = [names.filter(({ is }) => is === 'held'), names.filter(({ is }) => is === 'none')];
  const events = standing(reader, 'briefing').filter(
    ({ label }) => !none.some(({ start, end }) => label.start < end && label.end > start),
  );
  const itself = events.filter((event) => !isAround(reader, flow, event));
  const taken = (itself.length > 0 ? itself : events).map((event) => ({
    ...event,
    ...timeApart(reader, event),
  }));
  const closings = eventsOf(reader).flatMap(({ kind, date }) => (kind === 'closing' ? [date] : []));
  const early = taken.filter(
    ({ date }) => closings.length === 0 || closings.some((day) => isBefore(date, day)),
  );
  const votes = (early.length > 0 ? early : taken).map(({ start, end, label, date, time }) => ({
    ...{ start: Math.min(start, label.start), end },
    ...{ value: { date, time }, weight: time === null ? 1 : 2 },
  }));
  const moment = elect<Moment>(reader, votes, { agreed: 0.96, disputed: 0.85 });
  if (moment === null && (held.length === 0 || none.length > 0)) return null;
  const days = taken.map(({ label }) => label);
  const about = days.length > 0 ? days : held;
  const ofAll = compulsion(reader, flow, held.length > 0 ? held : about);
  // Where places differ, what stands beside its day holds: forms and certificates speak of any session.
  const ofSession = (ofAll?.value === null ? compulsion(reader, flow, days) : null) ?? ofAll;
  const compulsory = ofSession ?? compulsion(reader, flow, matchesOf(reader, ATTENDANCE));
  const venue = venueOf(reader, [...about, ...taken]);
  // Of a session whose day and place are still to come it may be known that bidders must attend.
  if (moment === null && venue === null && compulsory?.value !== true) return null;
  const isSure =
    moment !== null &&
    itself.length > 0 &&
    early.length > 0 &&
    !closings.includes(moment.value.date) &&
    !taken.some((event) => isBesideAnother(reader, event));
  const { date, time } = moment?.value ?? { date: null, time: null };
  return foundAt(
    reader,
    { moment: moment?.value ?? null, venue: venue?.text ?? null, compulsory: compulsory?.value ?? null },
    [
      ...votes.filter(({ value }) => value.date === date && value.time === time).slice(0, 2),
      ...[compulsory?.span, venue?.span].filter((span) => span !== undefined),
    ],
    isSure ? moment!.confidence : ofSession?.isAgreed === true ? DOUBTFUL : SUSPECT,
    [
      ...(isSure ? [] : (['briefing.moment'] as const)),
      ...(isSure && venue?.isSure !== false ? [] : (['briefing.venue'] as const)),
    ],
  );
}

/** A session explains the tender before bids close. Half a year before, its year is a mistake. */
const MOST_DAYS = 180;
const isBefore = (date: string, closing: string): boolean =>
  date < closing && Date.parse(closing) - Date.parse(date) <= MOST_DAYS * 86_400_000;

/** Whether another day follows directly, of which nothing else is said: there are two sessions, or one was moved, which the text does not show. */
const isBesideAnother = (reader: Reader, { date, end }: Event): boolean => {
  const [other] = daysWithin(reader, { start: end, end: end + BESIDE });
  if (other === undefined || other.date === date) return false;
  if (other.start - end > 3 && !JOINS.test(reader.flow.slice(end, other.start))) return false;
  return (kindsByDay(reader).get(other.start) ?? 'briefing') === 'briefing';
};
/** Between the days of two sessions. */
const JOINS = /^ (?:and|or|&|en|of)(?: on| op)?(?: the| die)? ?(?:[a-z]{6,9},? )?$/i;
/** Characters in which a day that follows directly ends. */
const BESIDE = 60;
/** What happens on each day, by its place. */
const kindsByDay = once(
  (reader: Reader): ReadonlyMap<number, Event['kind']> =>
    new Map(eventsOf(reader).map(({ day, kind }) => [day.start, kind])),
);

/** Whether a day is that of what is done before or after the session. */
function isAround(reader: Reader, flow: string, { label, day }: Event): boolean {
  const { start } = reader.lines[lineAt(reader, label.start)]!;
  return day.start >= label.start && AROUND_IT.test(flow.slice(Math.max(start, label.start - 50), day.start));
}

const CLOSES = /clos|sluit/i;
/** `Time: `, `Time of briefing session `. */
const OF_TIME = /\b(?:time|tyd)\b(?: (?:of|for) [a-z -]{3,30})?[ :]{0,3}$/i;
/** Characters between a day and its time, where the place stands between them. */
const APART = 200;

/**
 * @returns the time of a session that stands behind its place: in the row, the sentence, or where a label says so; no time in place of that
 *   of the closing, which the next line may give
 */
function timeApart(reader: Reader, event: Event): { time?: string | null; end?: number } {
  const { day, start, end, label } = event;
  if (event.time !== null) return CLOSES.test(reader.flow.slice(day.end, end)) ? { time: null } : {};
  const at = lineAt(reader, day.start);
  const [row, below] = [reader.lines[at]!, reader.lines[at + 1]];
  const [next] = daysWithin(reader, { start: day.end, end: Math.max(row.end, end + APART) + BESIDE });
  const until = Math.max(end, Math.min(next?.start ?? reader.flow.length, end + APART));
  // The label is all between the heading and a day in its column, and the next column has a day, too.
  const isOfColumn = label.start < row.start && label.end === day.start && (next?.start ?? row.end) < row.end;
  if (isOfColumn && below !== undefined) {
    const times = timesIn(reader, below).filter((time) => OF_TIME.test(before(reader, time.start, 40)));
    return times.length === 1 ? { time: times[0]!.time, end: times[0]!.end } : {};
  }
  const said = Math.max(row.end, placedAt(reader, start)?.end ?? 0);
  const found = timesIn(reader, { start: end, end: until }).find(
    (time) => time.end <= said || OF_TIME.test(before(reader, time.start, 40)),
  );
  return found === undefined || CLOSES.test(reader.flow.slice(end, found.start))
    ? {}
    : { time: found.time, end: found.end };
}
