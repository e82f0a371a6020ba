import type { TenderFields } from '#shared/domain/tenders/records.ts';
import { type ProcessSourceName, processSourceNames } from '#shared/sources.ts';
import { statedOfTender } from '#shared/tables/tenders.ts';

/**
 * Which publisher's value is taken where several publishers show the same tender: the value that changed last, because
 * the other publisher has not been updated yet; where no change was captured, this table decides.
 * Decision: docs/decisions/0019-precedence.md
 */

export type FieldGroup = {
  /** Columns taken from one publisher together, because their values belong together; the first column decides. */
  columns: readonly (keyof TenderFields)[];
  /** Publishers in the order in which they are preferred. */
  order: readonly ProcessSourceName[];
  reason: string;
};

const official = 'the OCDS feed is the official publication of the same database, under licence';

const particular: readonly FieldGroup[] = [
  { columns: ['tender_id'], order: processSourceNames, reason: 'both give the same number' },
  { columns: ['title', 'description'], order: processSourceNames, reason: official },
  { columns: ['reference_number'], order: processSourceNames, reason: official },
  {
    columns: ['organization_id', 'organization_name', 'department', 'municipality'],
    order: processSourceNames,
    reason: official,
  },
  { columns: ['closing_date_time'], order: processSourceNames, reason: official },
  { columns: ['publication_date_time'], order: processSourceNames, reason: official },
  { columns: ['opening_date_time'], order: processSourceNames, reason: 'the portal gives no opening date' },
  {
    columns: ['source_status'],
    order: processSourceNames,
    reason: 'the feed gives OCDS statuses, the portal one word for each whole list',
  },
  { columns: ['type'], order: processSourceNames, reason: official },
  {
    columns: ['procurement_method'],
    order: processSourceNames,
    reason: 'the portal gives tender types only',
  },
  {
    columns: ['main_procurement_category'],
    order: processSourceNames,
    reason: 'the portal gives categories only',
  },
  { columns: ['category'], order: processSourceNames, reason: official },
  { columns: ['province', 'province_source'], order: processSourceNames, reason: official },
  {
    columns: ['delivery'],
    order: ['etenders', 'ocds'],
    reason:
      'the portal has separate fields for street, suburb, town and code; the feed joins them and repeats some',
  },
  {
    columns: ['value_amount', 'value_currency'],
    order: processSourceNames,
    reason: 'the portal gives no value',
  },
  { columns: ['requirements'], order: processSourceNames, reason: official },
  { columns: ['eligibility_criteria'], order: processSourceNames, reason: 'the portal does not give it' },
  {
    columns: ['submission_method'],
    order: processSourceNames,
    reason: 'the portal gives yes or no for each method instead',
  },
  { columns: ['electronic_submission'], order: ['etenders', 'ocds'], reason: 'only the portal gives it' },
  { columns: ['two_envelope_submission'], order: ['etenders', 'ocds'], reason: 'only the portal gives it' },
  { columns: ['validity_period'], order: ['etenders', 'ocds'], reason: 'only the portal gives it' },
  {
    columns: ['briefing_session', 'briefing_compulsory', 'briefing_date_time', 'briefing_venue'],
    order: processSourceNames,
    reason:
      'the feed gives a date only for a real session; the portal fills it for sessions that are not compulsory as well',
  },
  { columns: ['contact_name'], order: processSourceNames, reason: official },
  { columns: ['contact_email'], order: processSourceNames, reason: official },
  { columns: ['contact_telephone'], order: processSourceNames, reason: official },
  { columns: ['contact_fax'], order: processSourceNames, reason: official },
  { columns: ['language'], order: processSourceNames, reason: 'the portal does not give it' },
  {
    columns: ['cancelled_at', 'cancellation_reason'],
    order: ['etenders', 'ocds'],
    reason: 'only the portal gives date and reason',
  },
];

const mentioned = new Set<string>(particular.flatMap(({ columns }) => columns));
/** `validation_errors` are those of all publishers together. */
const others = Object.keys(statedOfTender).filter(
  (column) => column !== 'validation_errors' && !mentioned.has(column),
) as (keyof TenderFields)[];

/** The table of precedence: a column it does not mention is taken from the official publication. */
export const fieldGroups: readonly FieldGroup[] = [
  ...particular,
  ...others.map((column) => ({ columns: [column], order: processSourceNames, reason: official })),
];

/** @returns the items by the order of their sources; sources that are not in the order follow by name */
export function inOrder<Item extends { source: string }>(
  items: readonly Item[],
  order: readonly string[] = processSourceNames,
): Item[] {
  const placeOf = (source: string) => {
    const place = order.indexOf(source);
    return place === -1 ? order.length : place;
  };
  return [...items].sort(
    (a, b) =>
      placeOf(a.source) - placeOf(b.source) || (a.source < b.source ? -1 : Number(a.source > b.source)),
  );
}
