import type { TenderFields } from '#shared/domain/tenders/records.ts';
import { type ProcessSourceName, processSourceNames } from '#shared/sources.ts';
import { statedOfTender } from '#shared/tables/tenders.ts';

/**
 * Which publisher's value is used if several publishers show the same tender: the value that changed last, because the
 * other publisher has not been updated yet. If no change was captured, this table decides. Decision:
 * docs/decisions/0019-precedence.md
 */

export type FieldGroup = {
  /** Columns taken from one publisher together, because their values belong together; the first column decides. */
  columns: readonly (keyof TenderFields)[];
  /** Publishers in order of preference. */
  order: readonly ProcessSourceName[];
  reason: string;
};

const official = 'the OCDS feed is the official publication of the same database, under licence';

const from =
  (...order: ProcessSourceName[]) =>
  (reason: string, ...columns: (keyof TenderFields)[]): FieldGroup => ({ columns, order, reason });
const feed = from(...processSourceNames);
const portal = from('etenders', 'ocds');

const particular: readonly FieldGroup[] = [
  feed('both give the same number', 'tender_id'),
  feed(official, 'title', 'description'),
  feed(official, 'reference_number'),
  feed(official, 'organization_id', 'organization_name', 'department', 'municipality'),
  feed(official, 'closing_date_time'),
  feed(official, 'publication_date_time'),
  feed('the portal gives no opening date', 'opening_date_time'),
  feed('the feed gives OCDS statuses, the portal one word for each whole list', 'source_status'),
  feed(official, 'type'),
  feed('the portal gives tender types only', 'procurement_method'),
  feed('the portal gives categories only', 'main_procurement_category'),
  feed(official, 'category'),
  feed(official, 'province', 'province_source'),
  portal(
    'the portal has separate fields for street, suburb, town and code; the feed joins them and repeats some',
    'delivery',
  ),
  feed('the portal gives no value', 'value_amount', 'value_currency'),
  feed(official, 'requirements'),
  feed('the portal does not give it', 'eligibility_criteria'),
  feed('the portal gives yes or no for each method instead', 'submission_method'),
  portal('only the portal gives it', 'electronic_submission'),
  portal('only the portal gives it', 'two_envelope_submission'),
  portal('only the portal gives it', 'validity_period'),
  feed(
    'the feed gives a date only for a real session; the portal fills it for sessions that are not compulsory as well',
    'briefing_session',
    'briefing_compulsory',
    'briefing_date_time',
    'briefing_venue',
  ),
  feed(official, 'contact_name'),
  feed(official, 'contact_email'),
  feed(official, 'contact_telephone'),
  feed(official, 'contact_fax'),
  feed('the portal does not give it', 'language'),
  portal('only the portal gives date and reason', 'cancelled_at', 'cancellation_reason'),
];

const mentioned = new Set<string>(particular.flatMap(({ columns }) => columns));
/** `validation_errors` combine those of all publishers. */
const others = Object.keys(statedOfTender).filter(
  (column) => column !== 'validation_errors' && !mentioned.has(column),
) as (keyof TenderFields)[];

/** The table of precedence: columns that it does not mention come from the official publication. */
export const fieldGroups: readonly FieldGroup[] = [
  ...particular,
  ...others.map((column) => feed(official, column)),
];

/** @returns the items in the order of their sources; items of other sources follow by name */
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
