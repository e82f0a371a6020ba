import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openRealData, realDataFolder } from '#eval/real-data.ts';
import { itemsOf, ocidOf } from '#shared/domain/captures/etenders-rows.ts';
import { readRow, rejectionOf } from '#shared/domain/tenders/read/etenders/source-record.ts';
import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';

const present = existsSync(realDataFolder);
if (!present) process.stdout.write(`skipped: the portal's real rows are not in ${realDataFolder}\n`);

describe.skipIf(!present)('real rows of the portal', () => {
  it('are all read, without an issue', () => {
    const answer = {
      draw: 1,
      recordsTotal: 2018,
      recordsFiltered: 2018,
      data: openRealData().rawPortalRows(),
    };
    const items = itemsOf(answer, '/Home/PaginatedTenderOpportunities?draw=1&status=1') ?? [];
    expect(items).toHaveLength(145);
    for (const item of items) {
      const ocid = ocidOf(item);
      expect(rejectionOf(item, ocid)).toBeNull();
      const record = readRow({ list: item.list, row: item.row as Json }, ocid ?? '');
      expect(record.issues).toEqual([]);
      expect(record).toMatchObject({ status: 'active', awards: [], bidders: [] });
      expect(Object.keys(record.tender).filter((field) => required.includes(field))).toEqual(
        Object.entries(record.tender).flatMap(([field, value]) =>
          required.includes(field) && value !== null ? [field] : [],
        ),
      );
      expect(record.documents.length).toBeGreaterThan(0);
    }
  });
});

const required = [
  ...['title', 'reference_number', 'type', 'category', 'province', 'delivery', 'organization_id'],
  ...[
    'publication_date_time',
    'closing_date_time',
    'contact_name',
    'contact_email',
    'electronic_submission',
    'two_envelope_submission',
  ],
];
