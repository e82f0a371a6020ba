import { CLOSES, EXTENDED, FALLS_AWAY, OF_BIDS } from '#shared/domain/documents/phrases/days.ts';
import { SESSION } from '#shared/domain/documents/phrases/sessions.ts';
import { givesNew, isTakenBack } from '#shared/domain/documents/qualifiers/corrections.ts';
import { labelOfColumn } from './days-in-columns.ts';
import { type Label, nearest } from './event-labels.ts';
import { limitOfOffers, topicOfHeading } from './limits.ts';
import { type FoundMoment, momentsOf } from './moments.ts';
import { once } from './once.ts';
import { lineAt, type Reader, type Span } from './reader.ts';
import { sessionOf } from './sessions.ts';

/** A day, its event, and the words that state it. */
export type Event = FoundMoment & Label;

const SAYS_CLOSING = /clos|sluit|deadline|due|date|datum|cut-?off|return by|inhandiging|indiening/;
const ASKED =
  /\b(?:enquir|inquir|quer(?:y|ies)|question|navra|vrae|clarification|objection|appeal|complaint|sample)/i;
/** Words just before a day that is replaced by a later one. */
const FORMER = new RegExp(
  [
    '\\b(?:originally|previously|initially|instead of|(?:was|were) to (?:have )?clos\\w*)\\b|\\b(?:original|previous|initial|old|former|',
    'oorspronklike|vorige)(?= (?:\\w{1,8} )?(?:clos|dat|day|deadline|due|sluit|briefing|time))',
  ].join(''),
  'gi',
);
/** Words that end the part with the former day. */
const ANOTHER = /[.;]|\b\d{4}\b|\b(?:new|revised|amended|nuwe)\b/i;
const FROM = /\b(?:van|from)(?: the| die)?(?: [a-z]{6,9},?)? ?$/i;

const REACH = 220;
/** @returns the days of a document whose event is stated, in order */
export const eventsOf = once((reader: Reader): readonly Event[] => {
  const moments = momentsOf(reader);
  const events = moments.flatMap((moment, index) => {
    const said = judged(reader, labelOf(reader, moment, moments[index - 1]));
    const label = said === null || said.kind === 'other' ? (ofHeading(reader, moment) ?? said) : said;
    return label === null ? [] : [{ ...moment, ...label }];
  });
  return events;
});

function labelOf(reader: Reader, moment: FoundMoment, previous: FoundMoment | undefined): Label | null {
  const lines = [lineAt(reader, moment.day.start), lineAt(reader, moment.start)];
  const line = reader.lines[Math.min(...lines)]!;
  const from = Math.max(line.start, previous?.end ?? 0);
  const inLine = nearest(reader, { start: Math.min(from, moment.start), end: moment.start });
  const isLabelled =
    inLine !== null &&
    (['closing', 'enquiries', 'briefing'].includes(inLine.kind) || isPublished(inLine, moment));
  const limit = isLabelled ? null : limitOfOffers(reader, moment);
  if (limit !== null) return { kind: 'closing', label: limit, labelText: 'closing' };
  if (inLine !== null && inLine.kind !== 'other') return inLine;
  const ofColumn = labelOfColumn(reader, lines[0]!, moment);
  if (ofColumn !== null) return ofColumn;
  const session = sessionOf(reader, moment);
  if (session !== null) return { kind: 'briefing', label: session, labelText: 'briefing' };
  const start = Math.max(previous?.end ?? 0, moment.start - REACH);
  const above = nearest(reader, { start: Math.min(start, moment.start), end: moment.start });
  return above === null ? extensionOf(reader, moment, previous) : isOfColumns(reader, above) ? null : above;
}

/** `advertised on 11 August 2026, closing on …` */
const isPublished = ({ kind, label }: Label, { start }: Span): boolean =>
  kind === 'notice' && start - label.end <= ' on '.length;

/** Whether a line names the closing and the session: columns, of which nothing tells that of a day below. */
function isOfColumns(reader: Reader, { kind, label }: Label): boolean {
  const { text } = reader.lines[lineAt(reader, label.start)]!;
  return (kind === 'closing' || kind === 'briefing') && CLOSES.test(text) && SESSION.test(text);
}

/** Characters between a day and the one that takes its place. */
const AFTER_DAY = 120;

/**
 * `from 16 September 2026 to 23 September 2026`: the second day has the event of the first one. So has a day that stands
 * alone behind another one: the first of the two was struck out, which the text does not show.
 */
function extensionOf(reader: Reader, moment: FoundMoment, previous: FoundMoment | undefined): Label | null {
  if (previous === undefined || moment.start - previous.end > AFTER_DAY) return null;
  const between = reader.flow.slice(previous.end, moment.start);
  const isInstead = FALLS_AWAY.test(between) && /\bnow\b/i.test(between);
  if (between.length > 40 && !isInstead) return null;
  // The same date in another language or spelling is a repetition.
  const isAgain = moment.date === previous.date && /^[ /(,|-]{1,4}$/.test(between);
  const isCorrected = givesNew(between) || /^ $/.test(between);
  if (!isAgain && !isCorrected && !isInstead && !/\b(?:to|until|na|tot)\b/i.test(between)) return null;
  const label = nearest(reader, { start: Math.max(0, previous.start - REACH), end: previous.start });
  return label;
}

/** Something that begins on a day does not end then: `can be downloaded from 5 August 2026`. */
function ofHeading(reader: Reader, moment: FoundMoment): Label | null {
  const { start } = reader.lines[lineAt(reader, moment.start)]!;
  const kind = FROM.test(reader.flow.slice(0, moment.start).slice(-30))
    ? null
    : topicOfHeading(reader, moment);
  return (
    kind && { kind, label: { start: Math.min(start, moment.start), end: moment.start }, labelText: 'heading' }
  );
}

/** Rarely does a sentence go on with a capital letter behind an e-mail address. */
const SENTENCES = /(?:[.;]|@[\w-]{1,40}\.[\w.-]{2,40}) (?=[A-Z])/;
/** `must be submitted by` is the closing only if bids are submitted. */
function judged(reader: Reader, found: Label | null): Label | null {
  if (found === null || found.kind !== 'closing' || SAYS_CLOSING.test(found.labelText)) return found;
  const { flow } = reader;
  const sentence = `${flow
    .slice(Math.max(0, found.label.start - REACH), found.label.start)
    .split(SENTENCES)
    .at(-1)!}`;
  if (ASKED.test(sentence)) return { ...found, kind: 'enquiries' };
  return OF_BIDS.test(`${sentence}${flow.slice(found.label.start, found.label.end + 60)}`)
    ? found
    : { ...found, kind: 'other' };
}

/** @returns the events of a kind that still hold: of no earlier tender, and on no day that another one replaces at some place */
export function standing(reader: Reader, kind: Event['kind']): readonly Event[] {
  const gone = replacedDays(reader);
  return eventsOf(reader).filter(
    (event) => event.kind === kind && !gone.has(event.date) && !isLongBefore(reader, event.date),
  );
}
const replacedDays = once(
  (reader: Reader): ReadonlySet<string> =>
    new Set(eventsOf(reader).flatMap((event) => (isReplaced(reader, event) ? [event.date] : []))),
);

/** Whether a later day replaces this one. */
function isReplaced({ flow }: Reader, { start, end }: Span): boolean {
  if (isTakenBack(flow, { start, end }) || FALLS_AWAY.test(flow.slice(end, end + 40))) return true;
  const text = flow.slice(Math.max(0, start - 60), start);
  const [former] = [...text.matchAll(FORMER)].slice(-1);
  if (former !== undefined && !ANOTHER.test(text.slice(former.index))) return true;
  return FROM.test(text) && EXTENDED.test(flow.slice(Math.max(0, start - 160), start));
}

/** Whether a day is more than a year before those of the tender: of a law, a resolution, or an earlier tender. */
const isLongBefore = (reader: Reader, date: string): boolean =>
  Number(date.slice(0, 4)) < usualYearOf(reader) - 1;
/**
 * The year of most days on which a step of the tender falls, each of which counts once; of two such years the later one.
 * A contract may end years later, and laws and resolutions are older.
 */
const usualYearOf = once((reader: Reader): number => {
  const days = new Set(eventsOf(reader).flatMap(({ kind, date }) => (STEPS.has(kind) ? [date] : [])));
  const years = Map.groupBy(days, (date) => Number(date.slice(0, 4)));
  const [most] = [...years].toSorted(
    ([year, one], [later, other]) => other.length - one.length || later - year,
  );
  return most?.[0] ?? 0;
});
const STEPS: ReadonlySet<Event['kind']> = new Set(['closing', 'briefing', 'enquiries', 'notice']);
