import type { TenderFields } from '#shared/domain/tenders/records.ts';
import type { Reading } from './reading.ts';

/** The briefing session of a tender. */
export type Briefing = Pick<
  TenderFields,
  'briefing_session' | 'briefing_compulsory' | 'briefing_date_time' | 'briefing_venue'
>;

/** A publisher's value and its path. */
type Given = { value: unknown; path: string };

/**
 * If the publisher says that there is no session, date and venue are null, whatever it gives. A date without a
 * statement about a session means that there is one.
 */
export function readBriefing(
  reading: Reading,
  given: { session: Given; compulsory: Given; at: Given; venue: Given },
): Briefing {
  const session = reading.flag(given.session.value, given.session.path);
  const compulsory = reading.flag(given.compulsory.value, given.compulsory.path);
  if (session === false) {
    return {
      briefing_session: false,
      briefing_compulsory: false,
      briefing_date_time: null,
      briefing_venue: null,
    };
  }
  const at = reading.time(given.at.value, given.at.path);
  return {
    briefing_session: session ?? (at !== null || compulsory === true ? true : null),
    briefing_compulsory: compulsory,
    briefing_date_time: at,
    briefing_venue: reading.line(given.venue.value, given.venue.path),
  };
}
