import type { Found, Moment } from '#shared/domain/documents/analysis.ts';
import { type Event, standing } from '#shared/domain/documents/reading/events.ts';
import { before } from '#shared/domain/documents/reading/matches.ts';
import { momentsOf, timesIn } from '#shared/domain/documents/reading/moments.ts';
import { once } from '#shared/domain/documents/reading/once.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { elect, foundAt } from './found.ts';

/** Finds the closing time of bids. The day with most places wins; a day that replaces another one counts more. */
export function findClosing(reader: Reader): Found<Moment> | null {
  const votes = standing(reader, 'closing')
    .filter((event) => !isInTitle(reader, event))
    .map((event) => ({
      start: Math.min(event.start, event.label.start, event.from ?? event.start),
      end: event.end,
      value: event.date,
      weight: weightOf(event) + (isExtension(reader, event) ? 6 : 0),
      event,
    }));
  const day = elect(reader, votes, { agreed: 0.97, disputed: 0.85 });
  if (day === null) return null;
  const same = votes.filter(({ value }) => value === day.value);
  const timed = same.filter(({ event }) => event.time !== null);
  const time = elect(
    reader,
    timed.map(({ event, ...vote }) => ({ ...vote, value: event.time })),
    { agreed: 1, disputed: 0.9 },
  );
  const apart = time === null ? closingTimeApart(reader) : null;
  const value = { date: day.value, time: time?.value ?? apart?.value ?? null };
  const spans = [...same].sort(
    (one, other) => places(other, value) - places(one, value) || other.weight - one.weight,
  );
  const found = foundAt(
    reader,
    value,
    [...spans, ...(apart === null ? [] : [apart.span])],
    day.confidence * (time?.confidence ?? 0.95),
  );
  // A day that stands with two years is a typing error in one of them.
  const other = votes.find(({ value: date }) => date !== day.value && date.slice(4) === day.value.slice(4));
  const inOtherYear = other === undefined ? [] : [foundAt(reader, other.value, [other], 0)];
  const against = (day.against ?? inOtherYear).map(({ value: date, evidence }) => ({
    value: { date, time: null },
    evidence,
  }));
  return against.length === 0 ? found : { ...found, against };
}

/** Number of characters before a day that are the same on each page if the day is part of the title. */
const TITLE = 24;
const LEAST_TITLES = 3;

/** Whether a day is one of those in the title of the tender, which is printed on each page: `GUARDS UNTIL 31 JANUARY 2027`. */
const isInTitle = (reader: Reader, { label, ...moment }: Event): boolean =>
  label.end <= moment.day.start - TITLE && repeatsOf(reader).get(inWords(reader, moment))! >= LEAST_TITLES;

/** Number of places that name the same day behind the same words. */
const repeatsOf = once((reader: Reader): ReadonlyMap<string, number> => {
  const repeats = new Map<string, number>();
  for (const moment of momentsOf(reader)) {
    const words = inWords(reader, moment);
    repeats.set(words, (repeats.get(words) ?? 0) + 1);
  }
  return repeats;
});
const inWords = (reader: Reader, { date, day }: Pick<Event, 'date' | 'day'>): string =>
  `${before(reader, day.start, TITLE).toLowerCase()} ${date}`;

const places = ({ event }: { event: Event }, { time }: Moment): number => (event.time === time ? 1 : 0);
const weightOf = ({ labelText, time }: Event): number =>
  (/clos|sluit|deadline|due/.test(labelText) ? 3 : 1) + (time === null ? 0 : 1);
const EXTENSION = /\b(?:extended|verleng|postponed|new closing|nuwe sluit|revised closing|amended closing)/i;
const isExtension = ({ flow }: Reader, { start }: Span): boolean =>
  EXTENSION.test(
    flow
      .slice(Math.max(0, start - 160), start)
      .split(/[.;] /)
      .at(-1)!,
  );
const TIME_LABEL = /\b(?:closing time|sluitingstyd|time of closing|closing hour)\b/gi;

/** `CLOSING TIME: 11:00`, separate from the day. */
function closingTimeApart(reader: Reader): { value: string; span: Span } | null {
  for (const match of reader.flow.slice(0, MAX_READ).matchAll(TIME_LABEL)) {
    const at = match.index;
    const [time] = timesIn(reader, { start: at, end: Math.min(at + 60, reader.flow.length) });
    if (time !== undefined) return { value: time.time, span: { start: at, end: time.end } };
  }
  return null;
}
const MAX_READ = 400_000;
