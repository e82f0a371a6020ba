import { expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { exampleRow } from '#test/services/api/v2/support/examples.ts';
import { awardRow, tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { servedTables, sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { pageOf, textOf } from './shown.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => {
  const at = new Date(Date.now() + days * DAY_MS).toISOString();
  return { closing_date: at, closing_date_time: at };
};
/** @returns the month so many months before this one */
const monthBefore = (months: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15)).toISOString().slice(0, 7);
};
const publishedIn = (...months: number[]) =>
  months.map((ago) => ({ month: monthBefore(ago), tenders: 4, awards: 0, countedAwards: 0, value: null }));

it('the start page counts what closes this week, names where publishing has stopped, and dates each count', async () => {
  const at = await servedTables();
  await at.readTables.tenders([
    tenderRow(1, inDays(2)),
    tenderRow(2, inDays(5)),
    tenderRow(3, inDays(9)),
    tenderRow(4, { ...inDays(2), status: 'cancelled' }),
  ]);
  const buyers = [
    ['Silent Board', publishedIn(3, 4, 5, 6, 7, 8, 9)],
    ['Busy Board', publishedIn(0, 1, 2, 3, 4, 5, 6)],
    ['Rare Board', publishedIn(5, 9)],
  ] as const;
  await at.readTables.records(
    resources.organization,
    buyers.map(([name, months], n) => ({
      ...exampleRow(resources.organization, n + 1),
      ...{ id: uuidOf(0xe0 + n), name, slug: name.toLowerCase().replace(' ', '-'), months },
    })),
  );
  const { status, text } = await at.api.page('/');
  expect(status, text).toBe(200);
  const [closing] = /<h2 id="closing">[\s\S]*?<\/section>/.exec(text)!;
  expect(textOf(closing)).toContain('2 tenders close by');
  const list = /href="(\/tenders\?closingBefore=[^"]+)"/.exec(closing)![1]!.replaceAll(/&amp;|&#38;/g, '&');
  const page = await at.api.page(list);
  expect(textOf(page.text)).toContain('2 tenders open now');
  const [stopped] = /<h2 id="stopped">[\s\S]*?<\/section>/.exec(text)!;
  expect([...stopped.matchAll(/href="\/buyers\/([^"#]+)/g)].map(([, slug]) => slug)).toEqual([
    'silent-board',
  ]);
  expect(textOf(stopped)).toContain(`last in ${monthBefore(3)}`);
  const counts = [...text.matchAll(/<div><dt>([^<]+)<\/dt><dd>([\s\S]*?)<\/dd><\/div>/g)];
  expect(counts.map(([, name]) => name)).toContain('Buyers');
  for (const [, name, cell] of counts.slice(0, 2)) expect(cell, name).toMatch(/as of .*SAST/);
});

const at = sharedTables(async () => {
  await at.readTables.tenders([
    ...[1, 2].map((n) => tenderRow(n, {})),
    tenderRow(3, { status: 'closed' }),
    tenderRow(4, { validation_errors: ['placeholder-tender'] }),
  ]);
  await at.readTables.awards([
    awardRow(1, { supplier_name: null, supplier_id: null, status: 'unsuccessful' }),
    awardRow(2, { supplier_name: null, supplier_id: null }),
    awardRow(3),
  ]);
});

it('the start page counts the tenders that the lists show', async () => {
  const text = textOf(await pageOf(at, '/'));
  expect(text).toContain('Open tenders 2 ');
  expect(text).toContain('Tenders in all 3 ');
});

it('the start page shows awards that were made, and says where none names a supplier', async () => {
  const text = await pageOf(at, '/');
  expect(text).not.toContain('href="/companies/"');
  const [latest] = /<h2>Latest awards<\/h2>[\s\S]*?<\/section>/.exec(text)!;
  expect(textOf(latest)).toBe(
    'Latest awards R 2 000,00 No supplier named Road maintenance in ward 2 R 3 000,00 Supplier 3 (Pty) Ltd Road maintenance in ward 3',
  );
});
