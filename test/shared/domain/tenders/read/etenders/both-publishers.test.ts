import { describe, expect, it } from 'vitest';
import { createClock } from '#services/sample-publisher/catalogue/clock.ts';
import { generatedCatalogue } from '#services/sample-publisher/catalogue/generated.ts';
import { shortRow } from '#services/sample-publisher/generate/portal/short-row.ts';
import { readRow } from '#shared/domain/tenders/read/etenders/source-record.ts';
import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { southAfrica } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { readSourceRecord } from '#shared/domain/tenders/read/ocds/source-record.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { companyKey } from '#shared/text/names.ts';

/** Issues that a publisher's row may cause; any other would mean a key or a spelling that the reader does not know. */
const expected = new Set([
  ...['supplier-placeholder', 'csd-number-in-name', 'suspect-amount', 'duplicate-supplier', 'empty-award'],
  ...['mojibake'],
]);
const feed = southAfrica;

/** Every tender of the sample publisher, as its portal shows it in either vocabulary, and as its feed does. */
async function seen(): Promise<{ full: SourceRecord; short: SourceRecord; feed: SourceRecord }[]> {
  const clock = createClock(Date.parse('2026-09-01T10:00:00Z'), 0);
  const { portal, release } = generatedCatalogue({ releases: 2_000, seed: 7, clock });
  const all: { full: SourceRecord; short: SourceRecord; feed: SourceRecord }[] = [];
  for (const list of [1, 2, 3, 4] as const) {
    const rows = await portal?.list(list, null);
    for (let at = 0; at < (rows?.length ?? 0); at += 1) {
      const row = rows?.at(at) as Json;
      const ocid = `ocds-9t57fa-${row['id']}`;
      all.push({
        full: readRow({ list, row }, ocid),
        short: readRow({ list, row: shortRow(row as { id: number }) }, ocid),
        feed: readSourceRecord(feed, JSON.parse(release(ocid, 'https://feed.example') ?? '{}'), ocid),
      });
    }
  }
  return all;
}

const suppliers = ({ awards }: SourceRecord): string[] =>
  awards.map(({ supplier_name, amount }) => `${companyKey(supplier_name ?? '')} ${Number(amount)}`).sort();
const documents = (record: SourceRecord): string[] => record.documents.map(({ id }) => id).sort();

describe('one tender through both publishers', async () => {
  const all = await seen();

  it('has every field read, in every spelling', () => {
    expect(all).toHaveLength(2_000);
    for (const { full, short } of all) {
      const odd = [...full.issues, ...short.issues].filter(({ kind }) => !expected.has(kind));
      expect(odd).toEqual([]);
    }
  });

  it('is the same with long and short names of fields', () => {
    const missing = { two_envelope_submission: null, validity_period: null, delivery: null };
    for (const { full, short } of all) {
      // The short rows have no third word beside "Yes" and " NO".
      const unsaid = full.tender.briefing_compulsory === null;
      const no = unsaid ? { briefing_session: false, briefing_compulsory: false } : {};
      expect({ ...short.tender, ...missing }).toEqual({ ...full.tender, ...missing, ...no });
      expect(suppliers(short)).toEqual(suppliers(full));
      expect(documents(short)).toEqual(documents(full));
    }
  });

  it('is the same in the feed, in every field that the feed has', () => {
    const same = [
      ...['title', 'description', 'reference_number', 'type', 'category', 'province', 'organization_id'],
      ...[
        'organization_name',
        'publication_date_time',
        'closing_date_time',
        'requirements',
        'briefing_session',
        'contact_email',
      ],
    ] as const;
    for (const { full, feed: release } of all) {
      for (const field of same) {
        const [stated, ours] = [release.tender[field], full.tender[field]];
        if (stated !== null && ours !== null) expect([field, ours]).toEqual([field, stated]);
      }
      expect(documents(full)).toEqual(documents(release));
      expect(full.organization).toEqual(release.organization);
      if (release.awards.length > 0) expect(suppliers(full)).toEqual(suppliers(release));
    }
    expect(
      all.filter(({ full, feed: release }) => full.awards.length * release.awards.length > 0).length,
    ).toBeGreaterThan(50);
    expect(all.some(({ full }) => full.subcontractors.length > 0 && full.bidders.length > 2)).toBe(true);
    expect(all.some(({ full }) => full.tender.cancellation_reason !== null)).toBe(true);
  });
});
