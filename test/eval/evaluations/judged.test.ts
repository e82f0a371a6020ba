import { describe, expect, it } from 'vitest';
import { resultOf } from '#eval/evaluation.ts';
import { judgedEvaluation } from '#eval/evaluations/judged.ts';
import { markOf, parseJudgements } from '#eval/judged/judgement.ts';
import { corrections, judgements } from '#eval/judged/labels.ts';
import { hashOf } from '#eval/judged/sample.ts';
import { type JudgedField, judgedFields } from '#eval/judged/served.ts';
import type { CsvRow } from '#eval/real-data.ts';
import { realData } from '#test/eval/real-data.ts';

const row = (number: string, description: string, rest: CsvRow = {}): CsvRow => ({
  Category: 'Civil engineering',
  'Tender Number': number,
  'Tender Description': description,
  Advertised: '01/02/2026',
  Closing: '16/03/2026',
  'Organ Of State': 'ESKOM',
  Province: 'Gauteng',
  ...rest,
});
const pumps = row('E1200GX', 'Supply of pumps', { Advertised: '02/02/2026', Closing: '17/03/2026' });
const bidders = row('E1200GXBidders', 'List of bidders: supply of pumps', { Advertised: '18/03/2026' });
const cancelled = { Category: 'Education', 'Tender Description': 'Training', Advertised: '03/02/2025' };
const dataOf = (advertised: CsvRow[]) =>
  realData({
    advertisedRows: () => advertised,
    cancelledRows: () => [cancelled],
    municipalRows: () => [row('M1', 'Grass cutting')],
  });

const hash = (one: CsvRow) =>
  hashOf({ list: 1, row: { tender_No: one['Tender Number'], description: one['Tender Description'] } });

/** A line of labels: the marks of these values, `-` for the other fields. */
const line = (one: CsvRow, values: Partial<Record<JudgedField, string>>) =>
  [hash(one), ...judgedFields.map((field) => values[field] ?? '-')].join(' ');
const served = {
  status: markOf('active'),
  publicationType: markOf('TENDER_NOTICE'),
  noticeKind: markOf('none'),
  title: markOf('Supply of pumps'),
  referenceNumber: markOf('E1200GX'),
  organization: markOf('ESKOM'),
  province: markOf('Gauteng'),
  category: markOf('Civil engineering'),
  closingDate: markOf('2026-03-17'),
  publicationDate: markOf('2026-02-02'),
};

const run = async (advertised: CsvRow[], labels: string, corrected = '') => {
  const evaluation = judgedEvaluation({ judgements: labels, corrections: corrected });
  const result = resultOf(evaluation, await evaluation.run({ data: dataOf(advertised), progress: () => {} }));
  const [fields, wrong] = result.breakdowns;
  const counts = (field: JudgedField) => fields?.rows.find(([name]) => name === field)?.slice(1);
  return { ...result, counts, wrong: wrong?.rows };
};

describe('the evaluation of judged rows', () => {
  it('counts values as they were judged, and lists the wrong ones', async () => {
    const labels = line(pumps, {
      ...served,
      province: `!${served.province}`,
      category: `?${served.category}`,
      town: `!${markOf(null)}`,
    });
    const { counts, wrong, figures } = await run([pumps], labels, `${hash(pumps)} town Upington`);
    expect(counts('title')).toEqual([1, 1, 0, '100.0%', 0, 0]);
    expect(counts('province')).toEqual([1, 0, 1, '0.0%', 0, 0]);
    expect(counts('category')).toEqual([0, 0, 0, '-', 1, 0]);
    expect(wrong).toEqual([
      [hash(pumps), 'province', ''],
      [hash(pumps), 'town', 'Upington'],
    ]);
    expect(figures).toMatchObject({ judgedCount: 10, right: 0.8, unclearCount: 1, changedCount: 0 });
  });

  it('says that a value changed since it was judged, even if there was none before', async () => {
    const before = line(pumps, { ...served, title: markOf('Pumps') });
    const { counts, figures } = await run([{ ...pumps, 'Contact Person': 'A Zuma' }], before);
    expect(counts('title')).toEqual([0, 0, 0, '-', 0, 1]);
    expect(counts('contactName')).toEqual([0, 0, 0, '-', 0, 1]);
    expect(figures['changedCount']).toBe(2);
  });

  it('is not met if a row was not judged, and leaves out municipalities’ own sites', async () => {
    const { met, n, figures } = await run([pumps], line(pumps, served));
    expect([met, n]).toEqual([false, 2]);
    expect(figures).toMatchObject({ unjudgedRowCount: 1, unreadCount: 0, right: 1 });
  });

  it('judges the tender that a notice is about', async () => {
    const about = markOf(`is about ${hash(pumps)}`);
    const { counts } = await run([pumps, bidders], line(bidders, { relation: about }));
    expect(counts('relation')?.slice(0, 3)).toEqual([1, 1, 0]);
  });
});

describe('the committed labels', () => {
  it('are of 200 rows, and say of each wrong value what would be right', () => {
    const rows = parseJudgements(judgements);
    expect(rows.size).toBe(200);
    const wrong = [...rows].flatMap(([name, judged]) =>
      [...judged].filter(([, { verdict }]) => verdict === 'wrong').map(([field]) => `${name} ${field}`),
    );
    const corrected = corrections.trim().split('\n');
    expect(corrected.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual(wrong);
    expect(corrected.filter((text) => text.split(' ').length < 3)).toEqual([]);
  });

  it('have a cell for each field', () => {
    expect(() => parseJudgements('0009d9a7b3 c3ee f6de')).toThrow('2 cells');
  });
});
