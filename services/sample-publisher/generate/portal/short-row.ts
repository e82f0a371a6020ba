import type { PortalRow } from './lists.ts';

const NO_TIME = '0001-01-01T00:00:00';

/** Fields that a row of `TenderOpportunities` has under the same name as a full one, in its order. */
const same = [
  'id',
  'tender_No',
  'type',
  'delivery',
  'department',
  'date_Published',
  'closing_Date',
  'category',
  'description',
  'province',
  'contactPerson',
  'email',
  'telephone',
  'fax',
  'briefingVenue',
  'conditions',
  'eSubmission',
  'status',
];
/** Fields of ended tenders; left out if they are null. */
const ended = ['awards', 'company', 'bidders', 'cancelled', 'cancelled_Date', 'canceled_Date'];

const yes = (value: unknown): string => (value === true ? 'Yes' : ' NO');

/**
 * A row in the short form of `TenderOpportunities`: `bf` and `bc` say whether there is a briefing and whether it is
 * compulsory, `sd` are the documents, and the date of a briefing that is not held is the first day of the year 1.
 */
export function shortRow(row: PortalRow): PortalRow {
  const short: PortalRow = { id: row.id };
  for (const name of same) short[name] = row[name] ?? null;
  short['compulsory_briefing_session'] = row['compulsory_briefing_session'] ?? NO_TIME;
  short['bf'] = yes(row['briefingSession']);
  short['bc'] = yes(row['briefingCompulsory']);
  short['sd'] = row['supportDocument'] ?? [];
  for (const name of ended) if (row[name] !== null && row[name] !== undefined) short[name] = row[name];
  return short;
}
