import type { PortalList } from '#shared/domain/captures/etenders-rows.ts';
import { isTooLarge } from '#shared/domain/captures/size.ts';
import { validationErrorsOf } from '#shared/domain/quality/issues.ts';
import {
  excerpt,
  isObject,
  type Json,
  type Reading,
  startReading,
} from '#shared/domain/tenders/read/fields/reading.ts';
import type { Rejection, SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { tenderIdentity } from '#shared/text/identity.ts';
import { type Awards, readAwards } from './awards.ts';
import { readBidders } from './bidders.ts';
import { readCancellation } from './cancellation.ts';
import { parsePortalTime } from './dates.ts';
import { readDocuments } from './documents.ts';
import { fieldOf, isGiven, keyReporter, reportUnknownKeys } from './fields.ts';
import { readBuyer, readTender } from './tender.ts';

/** A row of the portal and the list that it was in. */
export type RowItem = { list: PortalList | null; row: Json };

const CANCELLED: PortalList = 4;
const statusOfList: Readonly<Record<PortalList, SourceRecord['status']>> = {
  1: 'active',
  2: 'awarded',
  3: 'closed',
  4: 'cancelled',
};
/** Statuses by the words of the row, for rows that were not requested by list. */
const statusOfWord: Readonly<Record<string, SourceRecord['status']>> = {
  published: 'active',
  advertised: 'active',
  active: 'active',
  open: 'active',
  closed: 'closed',
  complete: 'closed',
  awarded: 'awarded',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  withdrawn: 'cancelled',
};
const NO_AWARDS: Awards = { awards: [], subcontractors: [] };

/**
 * @param ocid as collect recorded it for the capture
 * @returns why an item cannot be read; null if it can
 */
export function rejectionOf(item: unknown, ocid: string | null): Rejection | null {
  if (isTooLarge(item)) return 'too-large';
  if (!isObject(item) || !isObject(item['row'])) return 'not-an-object';
  return ocid === null ? 'no-ocid' : null;
}

/** Reads an item that was not rejected. Errors in it become issues. */
export function readRow({ list, row }: RowItem, ocid: string): SourceRecord {
  const reading = startReading(parsePortalTime, { ocid, tenderId: tenderIdentity(ocid) });
  const reportKey = keyReporter(reading);
  reportUnknownKeys(reportKey, row);
  const cancellation = readCancellation(reading, reportKey, row, list === CANCELLED);
  const buyer = readBuyer(reading, row);
  const tender = readTender(reading, row, buyer, cancellation);
  const state = list === null ? statusOf(reading, row, tender.source_status) : statusOfList[list];
  const cancelled = cancellation.stated || state === 'cancelled';
  // Awards of a cancelled tender are void.
  const { awards, subcontractors } = cancelled ? NO_AWARDS : readAwards({ reading, reportKey }, row);
  const documents = readDocuments(reading, row);
  const bidders = readBidders(reading, reportKey, row);
  const awarded = awards.some(({ status }) => status === 'awarded');
  return {
    status: cancelled ? 'cancelled' : awarded ? 'awarded' : state,
    tender: { ...tender, validation_errors: validationErrorsOf(reading.issues) },
    documents,
    awards,
    subcontractors,
    // The portal gives no parties; the buyer is the organization.
    parties: [],
    bidders,
    contracts: [],
    milestones: [],
    organization: buyer?.organization ?? null,
    issues: reading.issues,
  };
}

/** @returns the status that the row itself gives */
function statusOf(reading: Reading, row: Json, status: string | null): SourceRecord['status'] {
  const text = status?.toLowerCase() ?? null;
  const state = text !== null && Object.hasOwn(statusOfWord, text) ? statusOfWord[text] : undefined;
  if (text !== null && state === undefined) {
    reading.raise('unknown-status', 'status', { text: excerpt(text) });
  }
  return state ?? (isGiven(fieldOf(row, 'closed').value) ? 'closed' : 'active');
}
