import { describe, expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { exampleRow } from '#test/services/api/v2/support/examples.ts';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { pageOf as shownPage, textOf } from './shown.ts';

const [GAUTENG, COMPANY, CIVIL] = [uuidOf(0xf1), uuidOf(0xf2), uuidOf(0xf3)];
const input = { part: 'compliance', records: 412, weight: 10 };
const place = {
  ...{ rank: 1, companyId: COMPANY, name: 'Bokmakierie Civils', province: 'Gauteng' },
  ...{ awards: 3, value: 1500.25, restricted: false },
};
/** Awards and value of a category in a province. */
const sums = { tenders: 12, awards: 4, countedAwards: 3, value: 8000 };

const at = sharedTables(async () => {
  await at.readTables.tenders([
    ...[1, 2].map((n) => tenderRow(n)),
    tenderRow(3, { province: 'Limpopo' }),
    tenderRow(4, { category: 'Education' }),
  ]);
  await at.readTables.records(resources.province, [
    {
      ...exampleRow(resources.province, 1),
      ...{ id: GAUTENG, name: 'Gauteng', slug: 'gauteng', code: 'GP', counted_awards: 1 },
      categories: [{ name: 'Road markings', ...sums }],
    },
  ]);
  const score = {
    score_date: '2026-06-30',
    contributing_items: [
      { ...input, input: 'openLongEnough', value: 0.9, points: 9, reason: null },
      { ...input, input: 'budgets', value: null, points: null, reason: 'Budgets are not read yet.' },
    ],
  };
  await at.readTables.records(resources.province_health_score, [
    {
      ...exampleRow(resources.province_health_score, 1),
      ...{ ...score, province_record_id: GAUTENG, health_score: 71 },
    },
  ]);
  await at.readTables.records(resources.category_health_score, [
    {
      ...exampleRow(resources.category_health_score, 1),
      ...{ ...score, category_record_id: CIVIL, score: null, health_score: null, status: null },
    },
  ]);
  await at.readTables.records(resources.tender_category, [
    {
      ...exampleRow(resources.tender_category, 1),
      ...{
        id: CIVIL,
        slug: 'civil-engineering',
        category_slug: 'civil-engineering',
        name: 'Civil engineering',
        months: [],
      },
    },
  ]);
  await at.readTables.records(resources.company, [
    { ...exampleRow(resources.company, 1), id: COMPANY, name: place.name, total_value: 9999 },
  ]);
  await at.readTables.records(
    resources.company_ranking,
    ['gauteng/all/all', 'all/civil-engineering/all'].map((scope, n) => ({
      ...exampleRow(resources.company_ranking, n + 1),
      ...{ scope, by_value: [place], by_awards: [place] },
    })),
  );
});

const pageOf = (path: string) => shownPage(at, path);

it('a province with one award is described in the singular', async () => {
  expect(textOf(await shownPage(at, '/provinces/gauteng'))).toContain('1 award with an amount');
});

describe('a province', () => {
  it('has the map, with its own tile marked, and what is bought there', async () => {
    const page = await pageOf('/provinces/gauteng');
    expect(page).toMatch(/<a href="\/provinces\/gauteng" aria-current="true"><path/);
    expect(page).toContain('<title>Limpopo: 1 open tenders</title>');
    expect(textOf(page)).toMatch(/Road markings 12 4 R 8 000/);
  });

  it('says of companies what they won there', async () => {
    expect(textOf(await pageOf('/provinces/gauteng'))).toMatch(
      /Awards in Gauteng Value in Gauteng Value everywhere Bokmakierie Civils 3 R 1 500[,.]25 R 9 999/,
    );
  });

  it('shows what its score of health is made of', async () => {
    const [health] = /<h2 id="health">[\s\S]*?<\/section>/.exec(await pageOf('/provinces/gauteng'))!;
    expect(textOf(health)).toMatch(/Open long enough Compliance 90 % 412 9 10/);
    expect(textOf(health)).toContain('Budgets are not read yet.');
  });

  it('leads to the tenders that the inputs are shares of', async () => {
    const page = await pageOf('/provinces/gauteng');
    const lists = [...page.matchAll(/<a href="\/tenders\?([^"]*closingBefore=[^"]*)">/g)].map(([, query]) =>
      query!.replaceAll('&amp;', '&'),
    );
    expect(lists).toEqual([
      'province=gauteng&status=any&closingAfter=2026-04-01&closingBefore=2026-06-30',
      'province=gauteng&status=any&closingAfter=2025-12-01&closingBefore=2026-02-28',
    ]);
    for (const query of lists) expect((await at.api.get(`/v2/tenders?${query}`)).status).toBe(200);
  });
});

describe('a category', () => {
  it('has a map of its open tenders, and companies by value and by number', async () => {
    const page = await pageOf('/categories/civil-engineering');
    expect(page).toContain('<title>Gauteng: 2 open tenders</title>');
    expect(page).toContain('<title>Limpopo: 1 open tenders</title>');
    const text = textOf(page);
    expect(text).toContain('Companies by value of awards');
    expect(text).toMatch(/Companies by number of awards.*Bokmakierie Civils 3 R 1 500/);
  });

  it('shows what is known of its health if there is no score yet', async () => {
    const [health] = /<h2 id="health">[\s\S]*?<\/section>/.exec(
      await pageOf('/categories/civil-engineering'),
    )!;
    expect(textOf(health)).toContain(
      'No score yet: the inputs that are known so far are worth 10 of 100 points.',
    );
    expect(textOf(health)).toMatch(/Open long enough Compliance 90 % 412 9 10/);
    expect(health).toContain(
      '/tenders?category=civil-engineering&amp;status=any&amp;closingAfter=2026-04-01',
    );
  });
});
