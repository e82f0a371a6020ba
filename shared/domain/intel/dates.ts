import { type Instant, monthNames, parseSouthAfrican, utcTime } from '#shared/time.ts';

/**
 * When an item was published. Publishers write dates in a dozen ways; where one gives no time zone it is South African time, and where
 * it gives no time of day it is the beginning of the day. Both are said beside the value.
 */
export type PublishedTime = {
  /** Null where there is none, or none that can be believed. */
  instant: Instant | null;
  /** Words of the publisher. */
  stated: string | null;
  /** Offset from UTC that was applied. */
  zone: string | null;
  /** What the publisher did not say. */
  assumed: readonly ('zone' | 'time')[];
  /** Why a stated time is not believed. */
  refused: 'unreadable' | 'in-the-future' | 'too-old' | null;
};

/** Abbreviations of time zones that feeds use (RFC 822 has those of America). */
const ZONES: Readonly<Record<string, string>> = {
  ...{ Z: '+00:00', UT: '+00:00', UTC: '+00:00', GMT: '+00:00', SAST: '+02:00', CAT: '+02:00' },
  ...{
    EST: '-05:00',
    EDT: '-04:00',
    CST: '-06:00',
    CDT: '-05:00',
    MST: '-07:00',
    MDT: '-06:00',
    PST: '-08:00',
    PDT: '-07:00',
  },
};
const MONTHS = new Map(
  monthNames.flatMap((name, at) => [name, name.slice(0, 3)].map((word) => [word.toLowerCase(), at + 1])),
);
MONTHS.set('sept', 9);

/** Longest text that is read as a date. */
const MAX_CHARACTERS = 100;
/** Blanks are single ones by then. */
const TIME = String.raw`(?:(?:T|,? (?:at )?)(\d{1,2})[:h](\d{2})(?::(\d{2})(?:\.\d{1,9})?)? ?([ap]m)?)?`;
const ZONE = String.raw` ?(Z|[A-Z]{2,4}|[+-]\d{2}:?\d{2})?(?: \([A-Z]{2,5}\))?`;
const MONTH = String.raw`([a-z]{3,9})\.?`;
const WEEKDAY = String.raw`(?:[a-z]{3,9}\.?,? )?`;
/** Of each form, where year, month and day stand among its groups. Time and zone follow them. */
const FORMS: readonly { form: RegExp; order: 'ymd' | 'dmy' | 'mdy' | 'asc' }[] = [
  { form: whole(String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}`), order: 'ymd' },
  { form: whole(String.raw`(\d{4})(\d{2})(\d{2})${TIME}`), order: 'ymd' },
  {
    form: whole(
      String.raw`${WEEKDAY}(\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?${MONTH}(?:,? |-)(\d{4}|\d{2})${TIME}`,
    ),
    order: 'dmy',
  },
  {
    form: whole(String.raw`${WEEKDAY}${MONTH} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${TIME}`),
    order: 'mdy',
  },
  { form: whole(String.raw`(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${TIME}`), order: 'dmy' },
];
/** `Fri Aug 14 08:00:00 2026`, as the C library writes it. */
const ASCTIME = /^[a-z]{3} ([a-z]{3}) (\d{1,2}) (\d{2}):(\d{2}):(\d{2}) (\d{4})$/i;
const SECONDS = /^\d{10}$/;
const MILLISECONDS = /^\d{13}$/;
/** A clock that is ahead by less is a clock, and not an announcement. */
const AHEAD_MS = 86_400_000;
const FIRST_YEAR = 1994;

/** @param received when the item was read, which nothing was published after */
export function publishedTime(text: string | null, received: Date): PublishedTime {
  const stated = text?.replace(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS) || null;
  const none = { instant: null, stated, zone: null, assumed: [] };
  if (stated === null) return { ...none, refused: null };
  const read = readDate(stated);
  if (read === null) return { ...none, refused: 'unreadable' };
  const { instant, zone, assumed } = read;
  const at = Date.parse(instant);
  if (at > received.getTime() + AHEAD_MS) return { ...none, refused: 'in-the-future' };
  if (new Date(at).getUTCFullYear() < FIRST_YEAR) return { ...none, refused: 'too-old' };
  return { instant: utcTime(instant), stated, zone, assumed, refused: null };
}

/** @returns null for a text that is no date, or names a day that does not exist */
export function readDate(
  given: string,
): { instant: Instant; zone: string; assumed: ('zone' | 'time')[] } | null {
  const text = given.slice(0, MAX_CHARACTERS).replace(/\s+/g, ' ').trim();
  if (SECONDS.test(text) || MILLISECONDS.test(text)) {
    const milliseconds = Number(text) * (text.length === 10 ? 1_000 : 1);
    return { instant: new Date(milliseconds).toISOString(), zone: '+00:00', assumed: [] };
  }
  const c = ASCTIME.exec(text);
  if (c) return instantOf([c[6]!, monthOf(c[1]!), c[2]!], [c[3], c[4], c[5], undefined], undefined);
  for (const { form, order } of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const [, a = '', b = '', third = '', ...rest] = found;
    return instantOf(dayOf(order, a, b, third), rest.slice(0, 4), rest[4]);
  }
  return null;
}

/** @returns year, month and day */
function dayOf(
  order: 'ymd' | 'dmy' | 'mdy' | 'asc',
  a: string,
  b: string,
  c: string,
): [string, string, string] {
  if (order === 'ymd') return [a, b, c];
  if (order === 'mdy') return [c, monthOf(a), b];
  const year = c.length === 2 ? `20${c}` : c;
  const month = monthOf(b);
  // Day first, as here; a month beyond twelve shows that the publisher writes as in America.
  return Number(month) > 12 && Number(a) <= 12 ? [year, a, b] : [year, month, a];
}

const monthOf = (text: string): string =>
  /^\d+$/.test(text) ? text : String(MONTHS.get(text.toLowerCase()) ?? 99);

function instantOf(
  [year, month, day]: [string, string, string],
  [hour, minute, second, half]: readonly (string | undefined)[],
  zone: string | undefined,
): { instant: Instant; zone: string; assumed: ('zone' | 'time')[] } | null {
  const offset = zone === undefined ? '+02:00' : (ZONES[zone.toUpperCase()] ?? withColon(zone));
  if (offset === null) return null;
  const pad = (text: string) => text.padStart(2, '0');
  const hours =
    half === undefined ? Number(hour ?? 0) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  const clock = `${pad(String(hours))}:${minute ?? '00'}:${second ?? '00'}`;
  const parsed = parseSouthAfrican(`${year}-${pad(month)}-${pad(day)}T${clock}`);
  if (parsed.kind !== 'instant') return null;
  const instant = parsed.instant.replace('+02:00', offset);
  if (Number.isNaN(Date.parse(instant))) return null;
  return {
    instant,
    zone: offset,
    assumed: [
      ...(zone === undefined ? (['zone'] as const) : []),
      ...(hour === undefined ? (['time'] as const) : []),
    ],
  };
}

const withColon = (zone: string): string | null =>
  /^[+-]\d{2}:?\d{2}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : null;

function whole(form: string): RegExp {
  return new RegExp(`^${form}${ZONE}$`, 'i');
}

const IN_TEXT =
  /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2},? \d{4}|\d{4}[-/]\d{2}[-/]\d{2}|\d{1,2}\/\d{1,2}\/\d{4})\b/i;

/** @returns the first date that a text has, as it is written there; null where it has none */
export const dateIn = (text: string): string | null => IN_TEXT.exec(text)?.[0] ?? null;
