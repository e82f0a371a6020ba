import { readBuyer } from '#shared/domain/buyers/buyer.ts';
import { isTooLarge } from '#shared/domain/captures/size.ts';
import { validationErrorsOf } from '#shared/domain/quality/issues.ts';
import {
  excerpt,
  isObject,
  type Json,
  type Reading,
  startReading,
} from '#shared/domain/tenders/read/fields/reading.ts';
import type { AwardFields } from '#shared/domain/tenders/records.ts';
import type { Rejection, SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { tenderIdentity } from '#shared/text/identity.ts';
import { readAwards } from './awards.ts';
import { readBidders } from './bidders.ts';
import { readContracts } from './contracts.ts';
import type { Dialect } from './dialects.ts';
import { readDocuments } from './documents.ts';
import { raiseUnknownFields } from './fields.ts';
import { readMilestones } from './milestones.ts';
import { readParties } from './parties.ts';
import { readTender } from './tender.ts';

/**
 * @param ocid as collect recorded it for the capture
 * @returns why a release cannot be read; null if it can
 */
export function rejectionOf(dialect: Dialect, release: unknown, ocid: string | null): Rejection | null {
  if (isTooLarge(release)) return 'too-large';
  if (!isObject(release)) return 'not-an-object';
  if (ocid === null) return 'no-ocid';
  if (dialect.snapshots && !isObject(release['tender'])) return 'no-tender';
  return null;
}

/** Reads a release that was not rejected. Errors in it become issues. */
export function readSourceRecord(dialect: Dialect, release: Json, ocid: string): SourceRecord {
  const reading = startReading(dialect.time, { ocid, tenderId: tenderIdentity(ocid) });
  const tenderPart = isObject(release['tender']) ? release['tender'] : {};
  if (dialect.portalLists) raiseUnknownFields(reading, release);
  const buyer = readBuyer(reading, release, tenderPart);
  const tender = readTender(reading, dialect, release, buyer);
  const cancelled = isCancelled(tender.source_status);
  // The publisher keeps old awards in a cancelled tender; they are void.
  const awards = cancelled ? [] : readAwards(reading, dialect, release);
  const documents = readDocuments(reading, tenderPart['documents']);
  const parties = readParties(reading, dialect, release);
  return {
    status: cancelled
      ? 'cancelled'
      : awards.some(isMade)
        ? 'awarded'
        : stateOf(reading, tender.source_status),
    tender: { ...tender, validation_errors: validationErrorsOf(reading.issues) },
    documents,
    awards,
    subcontractors: [],
    parties,
    bidders: readBidders(reading, tenderPart['tenderers']),
    contracts: readContracts(reading, release['contracts'], awards),
    milestones: readMilestones(reading, tenderPart['milestones']),
    organization: buyer?.organization ?? null,
    issues: reading.issues,
  };
}

/** OCDS 1.1 tender statuses, and the portal's words for them. */
const states: Readonly<Record<string, SourceRecord['status']>> = {
  planning: 'active',
  planned: 'active',
  active: 'active',
  published: 'active',
  open: 'active',
  complete: 'closed',
  closed: 'closed',
  unsuccessful: 'closed',
  awarded: 'closed',
};
const cancelledStates = new Set(['cancelled', 'canceled', 'withdrawn']);

const isCancelled = (status: string | null): boolean => cancelledStates.has(status?.toLowerCase() ?? '');

const isMade = (award: AwardFields): boolean => award.status === 'awarded';

function stateOf(reading: Reading, status: string | null): SourceRecord['status'] {
  const text = status?.toLowerCase() ?? 'active';
  const state = Object.hasOwn(states, text) ? states[text] : undefined;
  if (state === undefined) reading.raise('unknown-status', 'tender/status', { text: excerpt(text) });
  return state ?? 'active';
}
