import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openRealData, type RealData, realDataFolder } from '#eval/real-data.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { newFolder } from '#test/support/folders.ts';

describe('the real data', () => {
  it('is read from a folder, packed or not', async () => {
    const packed = gzipSync('Category,Advertised\r\n"Mining, quarrying",20/02/2026\r\n');
    const folder = await newFolder({ 'etenders-portal/advertised_tenders_2025-2026.csv.gz': packed });
    expect(openRealData(folder).advertisedRows()).toEqual([
      { Category: 'Mining, quarrying', Advertised: '20/02/2026' },
    ]);
  });

  it('names a file that is absent', () => {
    expect(() => openRealData('/nowhere').scrape2025()).toThrow(EnvironmentError);
    expect(() => openRealData('/nowhere').scrape2025()).toThrow('/nowhere/etenders-scrape-2025/');
  });

  it.skipIf(!existsSync(realDataFolder)).each([
    ['advertisedRows', 3230, 'Tender Description'],
    ['cancelledRows', 12065, 'Tender Description'],
    ['cancelledWithTimestamps', 600, 'desc'],
    ['rawPortalRows', 145, 'description'],
    ['scrape2025', 1837, 'TENDER_DESCRIPTION'],
    ['scrape2023', 303, 'Description'],
    ['municipalRows', 3622, 'Tender Description'],
    ['deviations', 5868, 'supplier_service_provider'],
  ] as const)('%s has every row of its capture', (name, count, column) => {
    const rows = (openRealData()[name] as RealData['advertisedRows'])();
    expect(rows).toHaveLength(count);
    expect(rows.filter((row) => typeof row[column] === 'string').length).toBe(count);
  });
});
