import type { SourcedIssue } from '#shared/domain/quality/issues.ts';
import { type GivenNumbers, readSupplier, type SupplierMention } from '#shared/domain/suppliers/mention.ts';
import type { RejectedNumber } from '#shared/domain/suppliers/numbers.ts';
import { partsOf, spellingId } from '#shared/domain/suppliers/spelling.ts';
import { mentionIdentity } from '#shared/text/identity.ts';
import { type Instant, southAfricanDay } from '#shared/time.ts';
import type { AwardRow, BidderRow, SupplierMentionRow } from './records.ts';

/** The result of reading suppliers: rows, and the numbers that are not believed. */
type Mentions = { rows: SupplierMentionRow[]; issues: SourcedIssue[] };

const issueOf: Record<RejectedNumber['kind'], SourcedIssue['kind']> = {
  registration: 'invalid-registration-number',
  csd: 'invalid-supplier-number',
};

/**
 * Identifies the companies that are suppliers of awards or bidders.
 * @param bidders with the time when each was first captured
 */
export function mentionsOf(
  awards: readonly AwardRow[],
  bidders: readonly (BidderRow & { first_captured_at: Instant })[],
): Mentions {
  const found: Mentions = { rows: [], issues: [] };
  for (const award of awards) {
    const given = {
      registration: award.supplier_registration_number,
      csd: award.supplier_csd_number,
      members: award.supplier_members,
    };
    const mentions = readAsOf(award.first_captured_at, award.supplier_raw_name ?? award.supplier_name, given);
    addRows(found.rows, mentions, { ...award, award_id: award.id, bidder_id: null });
    const path = `awards/${award.position}/suppliers`;
    addIssues(found.issues, mentions, { source: award.sources[0] ?? '', path });
  }
  for (const bidder of bidders) {
    const mentions = readAsOf(bidder.first_captured_at, bidder.name, {});
    addRows(found.rows, mentions, { ...bidder, award_id: null, bidder_id: bidder.id });
  }
  return found;
}

/** A registration number cannot be more recent than the capture that first showed it. */
const readAsOf = (seen: Instant, name: string | null, given: GivenNumbers): SupplierMention[] =>
  readSupplier(name, { ...given, latestYear: Number(southAfricanDay(new Date(seen)).slice(0, 4)) });

type Named = Pick<SupplierMentionRow, 'tender_id' | 'award_id' | 'bidder_id'> & {
  id: string;
  first_captured_at: Instant;
};

function addRows(rows: SupplierMentionRow[], mentions: readonly SupplierMention[], named: Named): void {
  for (const [position, mention] of mentions.entries()) {
    const { kind, name, registration, csd } = partsOf(mention);
    rows.push({
      id: mentionIdentity(named.id, position),
      tender_id: named.tender_id,
      award_id: named.award_id,
      bidder_id: named.bidder_id,
      position,
      role: mention.role,
      spelling_id: spellingId({ kind, name, registration, csd }),
      kind,
      name,
      registration_number: registration,
      csd_number: csd,
      first_seen_at: named.first_captured_at,
    });
  }
}

function addIssues(
  issues: SourcedIssue[],
  mentions: readonly SupplierMention[],
  at: Pick<SourcedIssue, 'source' | 'path'>,
): void {
  for (const { kind, text, fault } of mentions.flatMap(({ rejected }) => rejected))
    issues.push({ ...at, kind: issueOf[kind], detail: { text, fault } });
}
