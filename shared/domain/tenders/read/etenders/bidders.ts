import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';
import { isObject, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { BidderRow } from '#shared/domain/tenders/records.ts';
import { bidderIdentity } from '#shared/text/identity.ts';
import { companyKey } from '#shared/text/names.ts';
import { splitSupplierName } from '#shared/text/supplier-numbers.ts';
import { fieldOf, type ReportKey } from './fields.ts';
import { itemsOf, namesIn } from './names.ts';
import { partsOf } from './parts.ts';

/** Reads the bidders from a text with names, or from a list of texts or of `{ biddersName }`; one bidder per name. */
export function readBidders(reading: Reading, reportKey: ReportKey, row: Json): BidderRow[] {
  const { ocid, tenderId } = reading;
  const { value, path } = fieldOf(row, 'bidders');
  const rows = new Map<string, BidderRow>();
  for (const { item, path: at } of itemsOf(reading, value, path)) {
    for (const name of namesOf(reading, reportKey, item, at)) {
      const key = companyKey(name);
      if (key.length < 2 || rows.has(key)) continue;
      rows.set(key, { id: bidderIdentity(ocid, key), tender_id: tenderId, position: rows.size, name });
    }
  }
  return [...rows.values()];
}

function namesOf(reading: Reading, reportKey: ReportKey, item: unknown, path: string): string[] {
  const given = isObject(item) ? partsOf(reportKey, 'bidder', item, path)('name') : { value: item, path };
  const text = reading.text(given.value, given.path);
  const listed = text === null ? [] : isObject(item) ? [text] : namesIn(text);
  return listed.flatMap((entry) => {
    const name = splitSupplierName(reading.words(entry, given.path) ?? '').name;
    return name === null || supplierPlaceholder(name) !== null ? [] : [name];
  });
}
