import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowFiles } from '#eval/adapters/portal-rows.ts';
import { openRealData, realDataFolder } from '#eval/real-data.ts';
import { isPlaceholderTender } from '#shared/domain/quality/checks/placeholder-tender.ts';

describe('a trial entry', () => {
  it.each([
    'TEST',
    'test',
    'Test 1',
    'test123',
    'Testing 122',
    'TEST - 002',
    'Test tender',
    'TENDER TEST',
    'TEST BID 1',
    'This is a test',
    'this is just a test tender',
    'test tender please ignore',
    'TEST TENDER - PLEASE IGNORE',
    'Testing (please disregard)',
    'Please ignore this tender',
    'PLEASE DO NOT RESPOND TO THIS RFQ',
    'Do not respond',
    'Test tender for catering at the head office',
    'Dummy tender: supply of laptops',
    'dummy',
    'xxx',
    'XXXXX xxx',
    'placeholder',
    'Sample tender 2',
    'Demo bid',
    'Lorem ipsum',
    'Toets tender',
    'asdfgh',
    'QWERTY',
    'ddddd',
    'jhjhhhhjhj',
  ])('is %j', (title) => {
    expect(isPlaceholderTender(title, title, 'WSD 14/2025')).toBe(true);
    expect(isPlaceholderTender(title, null, null)).toBe(true);
    expect(isPlaceholderTender(null, title, null)).toBe(true);
  });

  it('may show in its number or its description only', () => {
    expect(isPlaceholderTender('Laptops', 'Laptops', 'TEST 001')).toBe(true);
    expect(isPlaceholderTender('Laptops', 'Laptops', 'Dummy')).toBe(true);
    expect(isPlaceholderTender('Laptops', 'This is a test. Please ignore this notice.', null)).toBe(true);
  });
});

describe('a tender', () => {
  it.each([
    'Test equipment',
    'Drug testing services',
    'Supply of test kits',
    'TESTING SERVICES',
    'Water testing',
    'bull test',
    'Testing of lifting equipment',
    'Design, supply, installation, testing and commissioning',
    'SUPPLY AND DELIVERY OF A TRANSFORMER TURNS RATIO TESTER',
    'HIV rapid test tender',
    'RFQ for test strips',
    'Testing and training',
    'Houwteq Vibration Test Facility Shaker Upgrade',
    'Attestation services',
    'Request for quotation: training',
    'RFQ Sample bottles',
    'Demolition of houses',
    'Clinical trial insurance',
    'Erratum: ignore the previous closing date',
    'Bidders who do not respond to this letter within seven days will be disqualified',
    'Please ignore the previous advert of catering services',
    'Dummy rounds for training',
    'Mock-up of the stage',
    'PPE',
    'CCTV',
    'Phase III',
    'Catering',
    'Request for proposals',
    '',
  ])('is %j', (title) => {
    expect(isPlaceholderTender(title, title, 'WSD 14/2025')).toBe(false);
    expect(isPlaceholderTender(title, null, null)).toBe(false);
    expect(isPlaceholderTender(null, title, null)).toBe(false);
  });

  it.each([
    'RFQ TESTING 04',
    'XXX/2025',
    'BID XXX',
    'TEST-KIT 04',
    'RFT 12',
    '001',
    'TENDER NO 12',
    'LTEST 1',
  ])('may have the number %j', (reference) => {
    expect(isPlaceholderTender('Laptops', 'Laptops', reference)).toBe(false);
  });

  it('may say nothing at all', () => {
    expect(isPlaceholderTender(null, null, null)).toBe(false);
  });
});

const present = existsSync(realDataFolder);
if (!present) process.stdout.write(`skipped: the portal's real rows are not in ${realDataFolder}\n`);

describe.skipIf(!present)('among all rows that the portal really served', () => {
  it('those are trial entries that a person would call so', () => {
    const data = openRealData();
    const found = new Set<unknown>();
    for (const file of rowFiles)
      for (const { row } of file.rows(data)) {
        const text = typeof row['description'] === 'string' ? row['description'].trim() : null;
        const number = typeof row['tender_No'] === 'string' ? row['tender_No'].trim() : null;
        if (isPlaceholderTender(text, null, number)) found.add(text);
      }
    expect([...found].sort()).toEqual(['Test', 'Testing 122', 'ddddd', 'jhjhhhhjhj']);
  });
});
