import { describe, expect, it } from 'vitest';
import { resultOf } from '#eval/evaluation.ts';
import { mergingEvaluation } from '#eval/evaluations/merging.ts';
import type { PairLabels } from '#eval/merging/labels.ts';
import type { RealData } from '#eval/real-data.ts';
import { realData } from '#test/eval/real-data.ts';
import { portalRow } from '#test/shared/domain/tenders/read/etenders/rows.ts';

const listRow = (
  number: string,
  description: string,
  closing: string,
  rest: Record<string, string> = {},
) => ({
  Category: 'Civil engineering',
  'Tender Number': number,
  'Tender Description': description,
  Advertised: '18/09/2025',
  Closing: closing,
  'Organ Of State': 'City of Tshwane',
  'Tender Type': 'Request for Quotation',
  Province: 'Gauteng',
  ...rest,
});
const fence = 'Fencing of the reservoir';
const elsewhere = { 'Organ Of State': 'Public Works', Category: 'Construction' };
const rows = [
  listRow('RFQ 8/2025', fence, '13/10/2025'),
  listRow('RFQ 8 OF 2025', `${fence}.`, '20/10/2025'),
  listRow('RFQ 9/2025', fence, '13/10/2025'),
  listRow('RFQ 8/2025.', fence, '12/12/2025', { Advertised: '18/11/2025' }),
  listRow('RFQ 8/2025', fence, '13/10/2025', elsewhere),
  listRow('RFQ 31/2025', 'Painting of the hall', '13/10/2025', { ...elsewhere, Category: 'Accommodation' }),
];
const data = realData({
  advertisedRows: () => rows,
  cancelledRows: () => [
    { Category: 'Construction', 'Tender Description': 'A road', Advertised: '17/09/2025' },
  ],
  cancelledWithTimestamps: () => [{ cat: 'Construction', desc: 'A\r\nroad ', adv: '2025-09-17T00:00:00' }],
  rawPortalRows: () => [portalRow(132162)],
});
const labels: PairLabels = {
  same: ['A0-A1'],
  again: ['A3-A0', 'A3-A1'],
  againRenumbered: [],
  unclear: [],
};
const none: PairLabels = { same: [], again: [], againRenumbered: [], unclear: [] };

const resultOn = async (portal: Partial<PairLabels> = {}, changed: Partial<RealData> = {}) => {
  const evaluation = mergingEvaluation({ ...labels, ...portal }, none);
  return resultOf(evaluation, await evaluation.run({ data: { ...data, ...changed }, progress: () => {} }));
};

describe('the evaluation of merging', () => {
  it('is met if exactly the labelled pairs are recognised', async () => {
    const { met, figures, baselines } = await resultOn();
    expect(figures).toMatchObject({
      precision: 1,
      recall: 1,
      recallWithoutCopies: 1,
      againPrecision: 1,
      againRecall: 1,
      oneRecordShare: 1,
      titleKeyRecall: 1,
    });
    // Another buyer has the number, too, and the second notice spells it otherwise.
    expect(baselines).toMatchObject({ precision: 0, recall: 0, titleKeyRecall: 0 });
    expect(met).toBe(true);
  });

  it('counts a pair that is recognised without a label as wrong, and a labelled pair that is not recognised as missed', async () => {
    const { met, figures, breakdowns } = await resultOn({ same: ['A0-A2'] });
    expect(figures).toMatchObject({ precision: 0, recall: 0 });
    expect(met).toBe(false);
    const errors = breakdowns
      .find(({ title }) => title.includes('decided wrongly'))
      ?.rows.map(([pair]) => pair);
    expect(errors).toEqual(['A0 A1', 'A0 A2']);
  });

  it('takes the direction of a parent from the label', async () => {
    const { figures } = await resultOn({ again: ['A0-A3', 'A1-A3'] });
    expect(figures).toMatchObject({ againRecall: 0 });
  });

  it('leaves out pairs that reading does not decide', async () => {
    const { figures } = await resultOn({ same: [], unclear: ['A1-A0'] });
    expect(figures).toMatchObject({ precision: 1, recall: Number.NaN });
  });

  it('labels rows with a link to one upload as the same, and rows that agree in all other columns', async () => {
    const link = 'https://p.example/home/Download/?blobName=98b70835-2c5e-49ff-8b33-0b40e61aaef1.pdf';
    const scraped = (number: string) => ({
      TENDER_ID: number,
      TENDER_DESCRIPTION: 'A road',
      PUBLICATION_DATE: '2025-07-10',
      CLOSING_DATE: '2025-07-17',
      DEPARTMENT: 'Limpopo - Education',
      LINK: link,
    });
    const twin = { ...portalRow(132162), fax: null };
    const { breakdowns, figures } = await resultOn(
      {},
      {
        scrape2025: () => [scraped('RFQ 7'), scraped('B 1')],
        rawPortalRows: () => [{ ...twin, delivery: '1 Market Street' }],
        advertisedRows: () => [
          ...rows,
          listRow('RFQ 132162/2025', 'Repair of the roof', '13/10/2025', {
            'Place where goods, works or services are required': '1 Market Street',
            'Special Conditions': 'N/A',
            'Contact Person': 'Tender Office',
            Email: 'tenders@tshwane.gov.za',
            'Telephone number': '012-358-9999',
          }),
        ],
      },
    );
    const table = breakdowns.find(({ title }) => title.includes('labelled pairs'));
    expect(table?.rows.find(([files]) => files === 'scrape 2025 × scrape 2025')?.[1]).toBe(1);
    expect(table?.rows.find(([files]) => files === 'advertised 2025-26 × portal JSON 2025')?.[2]).toBe(1);
    // The numbers on one upload differ, which the rule cannot join.
    expect(figures).toMatchObject({ recallWithoutCopies: 1 / 2 });
  });
});
