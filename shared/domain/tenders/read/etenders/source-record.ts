import type { PortalList } from '#shared/domain/captures/etenders-rows.ts';
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
import { fieldOf, isGiven, noteNewKeys, startNoting } from './fields.ts';
import { readBuyer, readTender } from './tender.ts';

/** A row of the portal that can be read, and the list it stood in. */
export type RowItem = { list: PortalList | null; row: Json };

const CANCELLED: PortalList = 4;
const states: Readonly<Record<PortalList, SourceRecord['status']>> = {
  1: 'active',
  2: 'awarded',
  3: 'closed',
  4: 'cancelled',
};
/** The row's own words for its state, for rows that were not asked for by list. */
const words: Readonly<Record<string, SourceRecord['status']>> = {
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
 * Judges an item before it is read.
 * @param ocid as collect recorded it for the capture
 * @returns null for an item that can be read
 */
export function rejectionOf(item: unknown, ocid: string | null): Rejection | null {
  if (!isObject(item) || !isObject(item['row'])) return 'not-an-object';
  return ocid === null ? 'no-ocid' : null;
}

/** Reads an item that was not refused. Pure; whatever is wrong inside it becomes an issue. */
export function readRow({ list, row }: RowItem, ocid: string): SourceRecord {
  const reading = startReading(parsePortalTime);
  const note = startNoting(reading);
  const tenderId = tenderIdentity(ocid);
  noteNewKeys(note, row);
  const cancellation = readCancellation(reading, note, row, list === CANCELLED);
  const buyer = readBuyer(reading, row);
  const tender = readTender(reading, row, ocid, buyer, cancellation);
  const state = list === null ? stateOf(reading, row, tender.source_status) : states[list];
  const cancelled = cancellation.stated || state === 'cancelled';
  // Awards that were left standing in a cancelled notice are void.
  const { awards, subcontractors } = cancelled
    ? NO_AWARDS
    : readAwards({ reading, note, ocid, tenderId }, row);
  const documents = readDocuments(reading, row, ocid, tenderId);
  const bidders = readBidders(reading, note, row, ocid, tenderId);
  const awarded = awards.some(({ status }) => status === 'awarded');
  return {
    status: cancelled ? 'cancelled' : awarded ? 'awarded' : state,
    tender: { ...tender, validation_errors: validationErrorsOf(reading.issues) },
    documents,
    awards,
    subcontractors,
    // The portal names no parties; buyers are organizations.
    parties: [],
    bidders,
    contracts: [],
    milestones: [],
    organization: buyer?.organization ?? null,
    issues: reading.issues,
  };
}

/** What the row itself says of its state. */
function stateOf(reading: Reading, row: Json, status: string | null): SourceRecord['status'] {
  const text = status?.toLowerCase() ?? null;
  const state = text !== null && Object.hasOwn(words, text) ? words[text] : undefined;
  if (text !== null && state === undefined) {
    reading.raise('unknown-status', 'status', { text: excerpt(text) });
  }
  return state ?? (isGiven(fieldOf(row, 'closed').value) ? 'closed' : 'active');
}
