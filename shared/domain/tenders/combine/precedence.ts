import type { TenderFields } from '#shared/domain/tenders/records.ts';

/**
 * Whose value counts where two publishers show the same tender. First comes the one whose value was seen to change last,
 * because the other has not caught up yet. Where neither was seen to change, this table decides.
 */

/** Publishers in the order in which they are believed, unless a group says otherwise. Others follow by name. */
export const publishers: readonly string[] = ['ocds', 'etenders'];

export type Group = {
  /** Columns that are taken from one publisher together, so that they belong together; the first one decides. */
  columns: readonly (keyof TenderFields)[];
  order: readonly string[];
  because: string;
};

const official = 'the OCDS feed is the official publication of the same database, under licence';

export const groups: readonly Group[] = [
  { columns: ['tender_id'], order: publishers, because: 'both carry the same number' },
  { columns: ['title', 'description'], order: publishers, because: official },
  { columns: ['reference_number'], order: publishers, because: official },
  {
    columns: ['organization_id', 'organization_name', 'department', 'municipality'],
    order: publishers,
    because: official,
  },
  { columns: ['closing_date_time'], order: publishers, because: official },
  { columns: ['publication_date_time'], order: publishers, because: official },
  { columns: ['opening_date_time'], order: publishers, because: 'the portal states no beginning' },
  {
    columns: ['source_status'],
    order: publishers,
    because: 'the feed has OCDS states, the portal one word for all of a list',
  },
  { columns: ['type'], order: publishers, because: official },
  { columns: ['procurement_method'], order: publishers, because: 'the portal has types only' },
  { columns: ['main_procurement_category'], order: publishers, because: 'the portal has categories only' },
  { columns: ['category'], order: publishers, because: official },
  { columns: ['province', 'province_source'], order: publishers, because: official },
  {
    columns: ['delivery'],
    order: ['etenders', 'ocds'],
    because: 'the portal keeps street, suburb, town and code apart; the feed glues them and repeats parts',
  },
  { columns: ['value_amount', 'value_currency'], order: publishers, because: 'the portal states no value' },
  { columns: ['requirements'], order: publishers, because: official },
  { columns: ['eligibility_criteria'], order: publishers, because: 'the portal has none' },
  { columns: ['submission_method'], order: publishers, because: 'the portal has flags instead' },
  { columns: ['electronic_submission'], order: ['etenders', 'ocds'], because: 'only the portal says so' },
  { columns: ['two_envelope_submission'], order: ['etenders', 'ocds'], because: 'only the portal says so' },
  { columns: ['validity_period'], order: ['etenders', 'ocds'], because: 'only the portal says so' },
  {
    columns: ['briefing_session', 'briefing_compulsory', 'briefing_date_time', 'briefing_venue'],
    order: publishers,
    because: 'the feed separates session, duty and date; the portal fills the date for either',
  },
  { columns: ['contact_name'], order: publishers, because: official },
  { columns: ['contact_email'], order: publishers, because: official },
  { columns: ['contact_telephone'], order: publishers, because: official },
  { columns: ['contact_fax'], order: publishers, because: official },
  { columns: ['language'], order: publishers, because: 'the portal names none' },
  {
    columns: ['cancelled_at', 'cancellation_reason'],
    order: ['etenders', 'ocds'],
    because: 'only the portal says when and why',
  },
];

/** @returns sources in the order of precedence; those the table does not know follow by name */
export function inOrder<Item extends { source: string }>(
  items: readonly Item[],
  order: readonly string[] = publishers,
): Item[] {
  const place = (source: string) => {
    const at = order.indexOf(source);
    return at === -1 ? order.length : at;
  };
  return [...items].sort(
    (a, b) => place(a.source) - place(b.source) || (a.source < b.source ? -1 : Number(a.source > b.source)),
  );
}
