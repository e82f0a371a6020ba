import { expect, it } from 'vitest';
import { pageOf, textOf } from '#test/services/site/shown.ts';
import { harness } from '#test/support/harness.ts';
import { putAward, putTender } from '#test/workers/publish/records.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

/** Scores of a category and a province, from tenders in core to what a reader counts again in the lists of /v2. */

type Item = { input: string; value: number | null; records: number; points: number | null; weight: number };
type Listed = { tenderId: string; status: string; qualityScore: number };

it('scores of a category and a province can be counted again from the lists, and pages show the same', async () => {
  const test = await harness({ api: true });
  await storeCodelists(test.pool());
  const place = { province: 'Limpopo', category: 'Civil engineering' };
  // Closed in November 2025: recent for the score of January 2026, with known ends for that of May.
  for (let n = 1; n <= 40; n += 1) {
    const tender = await putTender(test.pool(), {
      ...{ ...place, number: n, closesAt: `2025-11-${String(10 + (n % 15))}T09:00:00Z` },
      status: n % 4 === 0 ? 'cancelled' : n % 4 === 1 ? 'awarded' : 'closed',
    });
    if (n % 4 !== 0) await putAward(test.pool(), { tender, amount: n % 2 === 0 ? 1000 * n : null });
  }
  await test.rows(
    `update core.tender set quality_score = case when tender_id::int % 2 = 0 then 0.9 else 1 end,
       publication_date_time = closing_date_time - make_interval(days => 10 + tender_id::int % 10)`,
  );
  // Of another category and another province: counted for one of the two.
  await putTender(test.pool(), {
    ...place,
    category: 'Education',
    number: 90,
    closesAt: '2025-11-12T09:00:00Z',
  });
  await putTender(test.pool(), {
    ...place,
    province: 'Gauteng',
    number: 91,
    closesAt: '2025-11-12T09:00:00Z',
  });
  await test.stages.publishAll();

  const listed = async <Record>(path: string): Promise<Record[]> =>
    (await test.api.get(path)).json.data as Record[];
  for (const [path, where, page] of [
    ['/v2/categories/civil-engineering', 'category=civil-engineering', '/categories/civil-engineering'],
    ['/v2/provinces/limpopo', 'province=limpopo', '/provinces/limpopo'],
  ] as const) {
    const scores = await listed<{ scoreDate: string; contributingItems: Item[] }>(
      `${path}/health-scores?fields=scoreDate,contributingItems`,
    );
    const of = (day: string) => scores.find(({ scoreDate }) => scoreDate === day)!.contributingItems;
    const item = (day: string, name: string) => of(day).find(({ input }) => input === name)!;
    const tenders = await listed<Listed>(
      `/v2/tenders?${where}&status=any&closingAfter=2025-11-01&closingBefore=2025-11-30&limit=100&fields=tenderId,status,qualityScore`,
    );
    expect(tenders).toHaveLength(41);
    const quality = tenders.reduce((sum, tender) => sum + tender.qualityScore, 0) / tenders.length;
    expect(item('2026-01-31', 'noticeQuality')).toMatchObject({ records: 41 });
    expect(item('2026-01-31', 'noticeQuality').value).toBeCloseTo(quality, 3);
    const ended = tenders.filter(({ status }) => status === 'awarded' || status === 'cancelled').length;
    expect(item('2026-05-31', 'outcomePublished')).toMatchObject({ records: 41 });
    expect(item('2026-05-31', 'outcomePublished').value).toBeCloseTo(ended / tenders.length, 3);
    const cancelled = tenders.filter(({ status }) => status === 'cancelled').length;
    expect(item('2026-05-31', 'notCancelled').value).toBeCloseTo(1 - cancelled / tenders.length, 3);

    const [shown = ''] = /<h2 id="health">[\s\S]*?<\/section>/.exec(await pageOf(test, page)) ?? [];
    const [latest] = scores;
    const day = latest!.scoreDate;
    expect(shown).toContain(`datetime="${day}"`);
    for (const { records, points, weight } of of(day).filter(({ points: known }) => known !== null))
      expect(textOf(shown)).toContain(` ${records} ${points} ${weight} `);
  }
});
