import type { Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { BidderRow } from '#shared/domain/tenders/records.ts';
import { bidderIdentity } from '#shared/text/identity.ts';
import { companyKey } from '#shared/text/names.ts';

/** Reads `tender.tenderers`: one bidder per name. The portal's feed has left the list empty so far. */
export function readBidders(reading: Reading, value: unknown): BidderRow[] {
  const { ocid, tenderId } = reading;
  const rows = new Map<string, BidderRow>();
  for (const { item, path } of reading.list(value, 'tender/tenderers')) {
    const name = reading.line(item['name'], `${path}/name`);
    const key = name === null ? '' : companyKey(name);
    if (name === null || key === '' || rows.has(key)) continue;
    rows.set(key, { id: bidderIdentity(ocid, key), tender_id: tenderId, position: rows.size, name });
  }
  return [...rows.values()];
}
