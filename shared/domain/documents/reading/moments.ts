import type { Moment } from '#shared/domain/documents/analysis.ts';
import { type Match, matchesOf } from './matches.ts';
import { once } from './once.ts';
import { passageAt } from './passages.ts';
import type { Reader, Span } from './reader.ts';
import { lastFrom } from './span.ts';

/** A day in a document, with the time of day beside it. */
export type FoundMoment = Span &
  Moment & {
    /** Position of the day alone. */
    day: Span;
    /** Position of the first part of a day whose cell is broken. */
    from?: number;
  };

/** Beginnings of the names of months, in English and Afrikaans. */
const MONTHS = ['ja', 'f', 'm(?:ar|aa|rt)', 'ap', 'm(?:ay|ei)', 'jun', 'jul', 'au', 's', 'o', 'n', 'd'].map(
  (begins) => new RegExp(`^${begins}`, 'i'),
);
const MONTH =
  '(jan(?:uary|uarie)?|feb(?:ruary|ruarie)?|mar(?:ch)?|maart|mrt|apr(?:il)?|may|mei|june?|junie|july?|julie|aug(?:ust|ustus)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cs](?:ember)?)\\.?';
/**
 * Character recognition reads `1st` as `ist` or `lst`; after a label, there may be blanks between the digits of a day.
 */
const DAY_FIRST = new RegExp(
  `(?<!\\d)((?<=\\b(?:date|datum) ?: ?)[0-3] \\d|\\d{1,2}|(?<![a-z])[il](?=st )) ?(?:st|nd|rd|th|ste|de)?(?: day)?(?: of| van)?[ -]?${MONTH}[ ,-]{0,2}(\\d{4}|'?\\d{2}(?![\\d:h/]))`,
  'gi',
);
const MONTH_FIRST = new RegExp(`(?<![a-z])${MONTH} ?(\\d{1,2})(?:st|nd|rd|th)?,? ?(20\\d{2})`, 'gi');
const YEAR_FIRST = /(?<![\d/.-])(20\d{2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{1,2})(?![\d/])/g;
/** Without `2.2.14`, the number of a clause. */
const NUMERIC =
  /(?<![\d/.-])(?!(?:\d\.\d{1,2}|\d{2}\.\d)\.\d{2}(?!\d))(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(20\d{2}|\d{2})(?![\d/-])/g;

/** Character recognition reads `11H00` as `11HO0`. */
const TIME =
  /(?<![\d/.]|\d:)((?<=\b(?:time|tyd) ?: ?)[0-2] \d|[01]?\d|2[0-4]) ?(?:[h:]{1,2} ?|\.(?=\d{2}\b))([0-5]\d|[0-5o][\do](?![a-z]))(?::[0-5]\d)?(?: ?([apvn])\.? ?m\b\.?)?(?![\d/%]|\.\d)/gi;
const TWELVE_HOURS = /(?<![\d/.]|\d:)(1[0-2]|0?[1-9]) ?([apvn])\.? ?m\b\.?/gi;
const NOON = /\b(?:12 ?)?(?:noon|midday)\b|\b12 ?uur\b/gi;
const FULL_HOUR = /(?<![\d/.]|\d:)([01]?\d|2[0-3])(?:([0-5]\d) ?(?:hrs|hours|uur)\b|h\b(?!\w)| ?o'clock\b)/gi;

/** Text that may come between a day and its time. */
const BETWEEN = new Set(
  [
    'at on om op the die of van by from vanaf and en before voor no not nie later than as time times tyd closing closes close',
    'sluit sluiting sluitings sluitingstyd sluitingsdatum start starting starts begin beginning hours hrs uur h precisely sharp',
    'strictly south african standard sast date datum day dag hour midday noon or bid tender briefing meeting session to exactly promptly',
    'mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday',
    'maandag dinsdag woensdag donderdag vrydag saterdag sondag end its quotation quotations bids tenders inligtingsessie',
  ].flatMap((words) => words.split(' ')),
);
const MAX_GAP = 60;

type FoundTime = Span & { time: string };
/** @returns the days that a document names, in order, each with its time of day if there is one */
export const momentsOf = once((reader: Reader): readonly FoundMoment[] => {
  const days = daysIn(reader);
  const times = timesIn(reader).filter((time) => !isInDay(days, time));
  let first = 0;
  return days.map((day, index) => {
    const [from, until] = [days[index - 1]?.end ?? 0, days[index + 1]?.start ?? reader.flow.length];
    while (first < times.length && times[first]!.end <= day.start - MAX_GAP) first += 1;
    const near = times.slice(first, first + 8);
    const next = near.find(
      ({ start }) =>
        start >= day.end &&
        start <= until &&
        start - day.end <= MAX_GAP &&
        isFiller(reader.flow.slice(day.end, start)),
    );
    const previous = near.findLast(
      ({ start, end }) =>
        start >= from &&
        end <= day.start &&
        day.start - end <= MAX_GAP &&
        isFiller(reader.flow.slice(end, day.start)),
    );
    // `at 10h00 on 16 September, and at 11h00 …`: a time that a day follows directly belongs to the day that follows.
    const beside = next !== undefined && !leadsTo(reader, next, days[index + 1]) ? next : (previous ?? next);
    const time = beside ?? onlyTime(reader, day, days, near);
    const span = {
      start: Math.min(day.start, time?.start ?? day.start),
      end: Math.max(day.end, time?.end ?? day.end),
    };
    const { date, from: broken } = day;
    return {
      ...span,
      ...{ date, time: time?.time ?? null, day: { start: day.start, end: day.end } },
      ...(broken === undefined ? {} : { from: broken }),
    };
  });
});

/** @returns the time in the sentence of a day, if the sentence has exactly one of each */
function onlyTime(
  reader: Reader,
  day: Span,
  days: readonly Span[],
  near: readonly FoundTime[],
): FoundTime | undefined {
  const said = passageAt(reader, day.start)?.said;
  if (said === undefined || said.isRow) return undefined;
  const times = near.filter(({ start, end }) => start >= said.start && end <= said.end);
  return times.length === 1 && within(days, said).length === 1 ? times[0] : undefined;
}

/** Maximum number of characters of a day, according to the expressions that find days. */
const LONGEST_DAY = 60;
/** Whether a time is a part of a day, such as `10.12` of `10.12.2026`. */
function isInDay(days: readonly Span[], { start, end }: Span): boolean {
  for (let at = lastFrom(days, end); at >= 0; at -= 1) {
    const day = days[at];
    if (day === undefined || day.start < start - LONGEST_DAY) return false;
    if (start < day.end && end > day.start) return true;
  }
  return false;
}

/** @returns the spans, among ordered spans, that are inside another one */
function within<One extends Span>(ones: readonly One[], { start, end }: Span): One[] {
  const found: One[] = [];
  // Several may begin at one place.
  for (let at = Math.max(0, lastFrom(ones, start - 1)); at < ones.length && ones[at]!.start < end; at += 1)
    if (ones[at]!.start >= start && ones[at]!.end <= end) found.push(ones[at]!);
  return found;
}

const daysOf = once((reader): readonly (Span & { date: string })[] =>
  momentsOf(reader).map(({ day, date }) => ({ ...day, date })),
);

/** @returns the days within a part of the document, in their order */
export const daysWithin = (reader: Reader, span: Span): readonly (Span & { date: string })[] =>
  within(daysOf(reader), span);

/** `Time of the site meeting`: a label of the time. */
const TIME_OF = new RegExp(
  [
    '\\b(?:time|tyd) (?:of|for|van|vir)(?: the| die)?(?: (?:site|clarification|information|compulsory|pre-bid|visit|inspection|',
    'meeting|session|briefing|terreinbesoek|terreininspeksie|vergadering)){1,3}\\b',
  ].join(''),
  'gi',
);

/** Whether a text between a day and a time is about nothing else. */
const isFiller = (text: string): boolean =>
  /^[a-z ,;:@()./|-]*$/i.test(text) &&
  (text.replace(TIME_OF, '').match(/[a-z]+/gi) ?? []).every((word) => BETWEEN.has(word.toLowerCase()));

/** Whether a time is followed by words such as `on the` and then by another day. */
const leadsTo = ({ flow }: Reader, time: FoundTime, day: Span | undefined): boolean =>
  day !== undefined &&
  day.start - time.end < 25 &&
  /^ ?(?:hrs|hours|uur|am|pm)?,? ?(?:on|op)(?: the| die)?(?: [a-z]{6,9},?)? ?$/i.test(
    flow.slice(time.end, day.start),
  );

/** Expressions for days, with their groups for year, month and day. */
const DAYS: readonly (readonly [RegExp, year: number, month: number, day: number])[] = [
  [DAY_FIRST, 2, 1, 0],
  [MONTH_FIRST, 2, 0, 1],
  [YEAR_FIRST, 0, 2, 3],
  [NUMERIC, 3, 2, 0],
];

const DAY_ALONE = new RegExp(`(?<!\\d)(\\d{1,2})(?: of| van)? ?${MONTH}(?! ?[-,']? ?\\d)`, 'gi');
const YEAR_ALONE = /(?<=\b(?:date|datum) ?: ?)(20\d{2})(?![\d/.-])/i;
const YEAR_LAST = /(?:^|[^\d/.-] |:\d{2} )(20\d{2})$/;

type FoundDay = Span & { date: string; from?: number };

/**
 * @returns days whose cell is broken: `17 September`, and in the line below `CLOSING DATE: 2026`; their position is
 *   that of the year. Or `17 September` at the end of a line, and `2026` at the end of the line below
 */
const brokenDays = (reader: Reader): FoundDay[] =>
  reader.lines.flatMap((line, at) => {
    const [year, above] = [YEAR_ALONE.exec(line.text), reader.lines[at - 1]];
    const bare = year ?? YEAR_LAST.exec(line.text);
    const days = bare === null || above === undefined ? [] : matchesOf(reader, DAY_ALONE, above);
    const day = days.at(-1);
    const date = dateOf(bare?.[1], monthOf(day?.groups[1]), day?.groups[0]);
    if (bare === null || day === undefined || date === null) return [];
    if (year === null) return day.end === above!.end ? [{ start: day.start, end: day.end, date }] : [];
    const start = line.start + year.index;
    return days.length > 1 ? [] : [{ start, end: start + year[0].length, date, from: day.start }];
  });

const daysIn = (reader: Reader): FoundDay[] =>
  apart([
    ...brokenDays(reader),
    ...DAYS.flatMap(([pattern, year, month, day]) =>
      matchesOf(reader, pattern).flatMap(({ start, end, groups }) => {
        const date = dateOf(groups[year], monthOf(groups[month]), groups[day]);
        return date === null ? [] : [{ start, end, date }];
      }),
    ),
  ]);

/** @returns the spans in order, without those that begin inside another one */
function apart<One extends Span>(spans: readonly One[]): One[] {
  const found = spans.toSorted((one, other) => one.start - other.start || other.end - one.end);
  return found.filter(({ start }, index) => index === 0 || start >= found[index - 1]!.end);
}

const monthOf = (month = ''): number =>
  /^\d/.test(month) ? Number(month) : MONTHS.findIndex((begins) => begins.test(month)) + 1;

/** @returns null for anything that is not a day in the first decades of this century */
function dateOf(year = '', month: number, day = ''): string | null {
  const bare = year.replace("'", '');
  const [y, d] = [
    Number(bare.length === 2 ? `20${bare}` : bare),
    Number(day.replace(/[il]/i, '1').replace(' ', '')),
  ];
  if (y < 2005 || y > 2045 || month < 1 || month > 12 || d < 1) return null;
  const date = new Date(Date.UTC(y, month - 1, d));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}

/** Expressions for times of day, with the meaning of their groups. */
const TIMES: readonly (readonly [RegExp, (groups: Match['groups']) => string | null])[] = [
  [TIME, ([hour, minute, half]) => timeOf(hour, minute, half)],
  [TWELVE_HOURS, ([hour, half]) => timeOf(hour, '00', half)],
  [FULL_HOUR, ([hour, minute = '00']) => timeOf(hour, minute, undefined)],
  [NOON, () => '12:00'],
];

/** `8.30 for 9.00`: one arrives, the other begins. */
const ARRIVES = /^ ?(?:[ap]m )?(?:for|vir) \d/i;
/** @returns the times of day of a document at which something begins or ends, in order */
export const timesIn = (reader: Reader, span?: Span): FoundTime[] =>
  apart(
    TIMES.flatMap(([pattern, read]) =>
      matchesOf(reader, pattern, span).flatMap(({ start, end, groups }) => {
        const time = read(groups);
        const isArrival = ARRIVES.test(reader.flow.slice(end, end + 12));
        return time === null || isArrival ? [] : [{ start, end, time }];
      }),
    ),
  );

function timeOf(hour = '', minute = '', half: string | undefined): string | null {
  let hours = Number(hour.replace(' ', ''));
  if (half !== undefined && hours <= 12) hours = (hours % 12) + (/[pn]/i.test(half) ? 12 : 0);
  // Some write `12:00 am` for noon; nobody means midnight as a closing time by it.
  if (half !== undefined && hours === 0) hours = 12;
  return hours < 24 ? `${String(hours).padStart(2, '0')}:${minute.replaceAll(/o/gi, '0')}` : null;
}
