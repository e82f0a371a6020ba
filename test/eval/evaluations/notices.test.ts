import { describe, expect, it } from 'vitest';
import { resultOf } from '#eval/evaluation.ts';
import { noticesEvaluation } from '#eval/evaluations/notices.ts';
import { rowHash } from '#eval/notices/rows.ts';
import type { CsvRow } from '#eval/real-data.ts';
import { realData } from '#test/eval/real-data.ts';

const row = (number: string, description: string, advertised = '01/02/2026'): CsvRow => ({
  Category: 'Civil engineering',
  'Tender Number': number,
  'Tender Description': description,
  Advertised: advertised,
  Closing: '16/03/2026',
  'Organ Of State': 'ESKOM',
  Province: 'Gauteng',
});
const tender = row('E2465GX', 'Refurbishment of the dining hall at the station', '01/01/2026');
const bidders = row('E2465GXBidders', 'List of Bidders: Refurbishment of the dining hall at the station');
const regret = row('E1200GX regret', 'Supply of pumps');
const unseen = row('E1300GX', 'These are the names of those who made offers');
const data = realData({
  advertisedRows: () => [tender, bidders, regret, unseen],
  municipalRows: () => [row('Register-1-2026', 'Opening Register 1 2026')],
});
const hashOf = (one: CsvRow) =>
  rowHash({ number: one['Tender Number'] ?? '', description: one['Tender Description'] ?? '' });

describe('the evaluation of notices', () => {
  const run = async (labels: { notices: CsvRow[]; tenders: CsvRow[] }) => {
    const evaluation = noticesEvaluation({
      notices: labels.notices.map(hashOf),
      tenders: labels.tenders.map(hashOf),
      unclear: [],
    });
    return resultOf(evaluation, await evaluation.run({ data, progress: () => undefined }));
  };

  it('counts notices by kind, and those whose tender is among the rows', async () => {
    const { n, figures, breakdowns } = await run({ notices: [bidders, regret], tenders: [tender] });
    expect(n).toBe(4);
    expect(figures).toMatchObject({
      noticeCount: 2,
      linkedCount: 1,
      unjudgedNoticeCount: 0,
      precision: 1,
      recall: 1,
    });
    expect(breakdowns[0]?.rows).toContainEqual(expect.arrayContaining(['bidders-list', 1, 1, 1]));
    expect(breakdowns[0]?.rows).toContainEqual(expect.arrayContaining(['regret-letter', 1, 0, 0]));
  });

  it('finds tenders that are called notices, and notices that are not seen', async () => {
    const { met, figures, breakdowns } = await run({ notices: [bidders, unseen], tenders: [regret] });
    expect(met).toBe(false);
    expect(figures).toMatchObject({ precision: 0.5, recall: 0.5 });
    expect(breakdowns[1]?.rows.map(([name]) => name)).toEqual(['A2', 'A3']);
  });
});
