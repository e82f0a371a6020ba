import type { Fields } from '#services/site/fields.ts';
import type { Download } from '#services/site/page.ts';

const TYPE = 'text/calendar; charset=utf-8';
const MAX_LINE = 73;

/** The closing and the briefing of a tender as events of a calendar (RFC 5545). */
export const calendarFile: Download = {
  path: '/tenders/{id}/calendar.ics',
  make: async ({ path, read, publicUrl, missing }) => {
    const tender = await read.record(`/v2/tenders/${encodeURIComponent(path['id'] ?? '')}`);
    // A calendar without an event is no valid one.
    if (!hasEvents(tender)) throw missing('This tender has neither a closing time nor a briefing.');
    const stamp = basic(tender.text('updatedAt') ?? '1970-01-01T00:00:00Z');
    const page = `${publicUrl}/tenders/${encodeURIComponent(tender.string('tenderId'))}`;
    const lines = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//tender-data-api//site//EN'],
      ...eventOf(tender, 'closing', 'Closes', tender.text('closingDateTime'), null, stamp, page),
      ...eventOf(
        ...([
          tender,
          'briefing',
          'Briefing',
          tender.text('briefingDateTime'),
          tender.text('briefingVenue'),
        ] as const),
        ...([stamp, page] as const),
      ),
      'END:VCALENDAR',
    ];
    return { type: TYPE, body: `${lines.map(folded).join('\r\n')}\r\n`, kept: 'public, max-age=300' };
  },
};

/** @returns whether the tender has a moment for a calendar */
export const hasEvents = (tender: Fields): boolean =>
  tender.text('closingDateTime') !== null || tender.text('briefingDateTime') !== null;

/** An event without an end ends when it begins; an end must be later than that. */
function eventOf(
  tender: Fields,
  kind: string,
  word: string,
  moment: string | null,
  place: string | null,
  stamp: string,
  page: string,
): string[] {
  if (moment === null) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${tender.text('ocid')}-${kind}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${basic(moment)}`,
    `SUMMARY:${escaped(`${word}: ${tender.string('title')}`)}`,
    // Calendars take away or strike out an event that they have had.
    ...(tender.text('status') === 'cancelled' ? ['STATUS:CANCELLED'] : []),
    `URL:${page}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
  ];
}

const basic = (moment: string): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** Longer lines continue on the next line after a blank. Lines are cut between characters, not within one. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MAX_LINE) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
