/** Where a session is held, as documents say it: lines of text, ` | ` for the tab between cells, and the place; null where none is stated. */
export const venues: readonly (readonly [about: string, text: string, venue: string | null])[] = [
  [
    'a label',
    'Compulsory briefing session: 20 August 2026 at 10:00\nVenue: Council Chamber, 12 Kerk Street',
    'Council Chamber, 12 Kerk Street',
  ],
  [
    'the sentence itself',
    'A compulsory briefing session will be held on 20 August 2026 at 10:00 at the Civic Centre in Mbombela.',
    'Civic Centre in Mbombela',
  ],
  [
    'a sentence, and not from the next one',
    'A briefing session will be held on 20 August 2026 at 10:00. Bids are collected at the Finance Office, Room 4.',
    null,
  ],
  [
    'a row of a table',
    'Site inspection | 20 August 2026 | 10:00 | Venue: Dam wall, Gariep\nClosing | 4 September 2026 | 11:00 | Tender box, Room 1',
    'Dam wall, Gariep',
  ],
  [
    'the row of the session, and not from that of the closing',
    'Briefing session | 20 August 2026 at 10:00\nClosing date | 4 September 2026 at 11:00\nPlace for submission of bids | Tender box, Room 1',
    null,
  ],
  [
    'a rule, which is none',
    'A briefing session takes place on 20 August 2026 at 10:00. Venue: any supply chain management process may be cancelled.',
    null,
  ],
];
