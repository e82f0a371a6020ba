import { describe, expect, it } from 'vitest';
import { resultOf } from '#eval/evaluation.ts';
import { realRows } from '#eval/evaluations/real-rows.ts';
import type { RealData } from '#eval/real-data.ts';
import { realData } from '#test/eval/real-data.ts';
import { portalRow } from '#test/shared/domain/tenders/read/etenders/rows.ts';

const advertised = {
  Category: 'Civil engineering',
  'Tender Number': 'RFQ 7',
  'Tender Description': 'Repair of the reservoir roof',
  Advertised: '13/02/2026',
  Closing: '16/03/2026',
  'Organ Of State': 'City of Tshwane',
  'Tender Type': 'Request for Quotation',
  Province: 'Gauteng',
  'Is there a briefing session?': 'Yes',
  'Is it compulsory?': '2026-02-20T10:00:00',
  'Tender ID': '147492',
};
const scraped = {
  Services: 'Civil engineering',
  Description: 'Repair of the reservoir roof',
  'Date published': '19.08.2023',
  'Closing date': '14.09.2023',
  Department: 'City of Tshwane',
  Province: 'Gauteng',
  'Tender documents':
    'https://p.example/home/Download/?blobName=a.pdf&downloadedFileName=A,+B.pdf, https://p.example/home/Download/?blobName=b.pdf',
};
const data = realData({
  advertisedRows: () => [advertised],
  cancelledRows: () => [
    {
      Category: 'Construction',
      'Tender Description': 'A road',
      Advertised: '17/09/2025',
      Cancelled: '01/01/1',
    },
  ],
  cancelledWithTimestamps: () => [
    {
      cat: 'Construction',
      desc: 'A road',
      adv: '2025-09-17T00:00:00',
      cancel: '2025-09-17T17:11:28.6756416',
    },
  ],
  rawPortalRows: () => [portalRow(132162)],
  scrape2025: () => [
    {
      CATEGORY: 'Construction',
      TENDER_ID: 'RFQ 7',
      TENDER_DESCRIPTION: 'A road',
      PUBLICATION_DATE: '2025-07-10',
      CLOSING_DATE: '2025-07-17',
      CLOSING_TIME: '11:00',
      DEPARTMENT: 'Limpopo - Education',
      PROVINCE: '',
    },
  ],
  scrape2023: () => [scraped],
  municipalRows: () => [{ ...advertised, Category: 'Municipal' }],
});
const resultOn = async (changed: Partial<RealData> = {}) =>
  resultOf(realRows, await realRows.run({ data: { ...data, ...changed }, progress: () => {} }));

describe('the evaluation of real rows', () => {
  it('is met if every file’s rows are read and resolved', async () => {
    const result = await resultOn();
    expect(result).toMatchObject({ met: true, n: 7 });
    expect(result.figures).toMatchObject({
      readShare: 1,
      issuesPerRow: 0,
      province: 1,
      category: 1,
      organisation: 1,
    });
  });

  it('counts what each file fills, and reads the dates of each', async () => {
    const filled = (await resultOn()).breakdowns.find(({ title }) => title.startsWith('rows with a value'));
    const counts = Object.fromEntries(filled?.rows.map(([field, ...each]) => [field, each]) ?? []);
    expect(counts['closing_date_time']).toEqual([1, 1, 1, 1, 0, 0, 1]);
    expect(counts['publication_date_time']).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(counts['briefing_date_time']).toEqual([0, 1, 0, 0, 0, 0, 1]);
    expect(counts['cancelled_at']).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect(counts['documents']).toEqual([1, 0, 0, 1, 0, 0, 0]);
  });

  it.each([
    ['province', { Province: 'Atlantis', 'Organ Of State': 'ESKOM' }],
    ['category', { Category: '', 'Tender Description': '1' }],
    ['organisation', { 'Organ Of State': 'N/A' }],
  ])('is not met if one file has no %s', async (figure, changed) => {
    const result = await resultOn({ advertisedRows: () => [{ ...advertised, ...changed }] });
    expect(result.met).toBe(false);
    expect(result.figures[`${figure}InWorstFile`]).toBe(0);
  });

  it('is not met if a row is rejected for no known reason, and gives the reasons for others', async () => {
    const result = await resultOn({ rawPortalRows: () => [portalRow(132162), null as never] });
    expect(result.figures).toMatchObject({ rejectedCount: 1, rejectedWithoutReasonCount: 0 });
    expect(result.breakdowns.at(-1)?.rows).toEqual([['portal JSON 2025', 'not-an-object', 1]]);
  });
});
