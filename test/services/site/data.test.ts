import { describe, expect, it } from 'vitest';
import { fieldsOfCheck } from '#shared/domain/quality/checks/checked-fields.ts';
import { checks } from '#shared/domain/quality/checks/index.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { pageOf as shownPage, textOf } from './shown.ts';

const at = sharedTables(async () => {
  await at.readTables.tenders([tenderRow(1), tenderRow(2, { status: 'cancelled' })]);
  await at.readTables.client.query(
    `insert into ops.check_day (day, "check", tenders) values (now()::date, '', 2), (now()::date, 'no-title', 1)`,
  );
});

const pageOf = (path: string) => shownPage(at, path);

describe('the page about downloads', () => {
  it('says before the first snapshot that there is none', async () => {
    expect(textOf(await pageOf('/data/downloads'))).toContain('No snapshot has been taken yet');
    expect(await pageOf('/data')).toContain('href="/data/downloads"');
  });

  it('leads to whole lists, whose commands give as many records as there are', async () => {
    const page = await pageOf('/data/downloads');
    const { key } = await at.newKey({ tier: 'enterprise' });
    const commands = [...page.matchAll(/"Accept: ([^"]+)"[^<]*"https?:\/\/[^/"]+(\/v2\/[^"]+)"/g)];
    expect(commands).toHaveLength(10);
    for (const [, accept, address] of commands) {
      const { status, text } = await at.api.get(address!, { key, headers: { accept: accept! } });
      expect(status, `${accept} ${address} ${text}`).toBe(200);
    }
    const [, accept, address] = commands[0]!;
    const { text } = await at.api.get(address!, { key, headers: { accept: accept! } });
    expect(text.trim().split('\r\n')).toHaveLength(3);
  });
});

it('the page about quality leads to every check, by what it is about', async () => {
  expect(await pageOf('/data/quality')).toContain('href="/data/checks"');
  const page = await pageOf('/data/checks');
  for (const { name } of checks) expect(page, name).toContain(`id="check-${name}"`);
  expect(textOf(page)).toMatch(/Briefing: \d+ checks/);
});

it('the dictionary says who fills a field, and how often it is filled', async () => {
  const page = await pageOf('/data/dictionary/Tender');
  const [row] = /<tr><th scope="row"><code id="closingDate">[\s\S]*?<\/tr>/.exec(page)!;
  expect(textOf(row)).toMatch(/publishers \d+ % of a sample \d+ % of real rows/);
});

it('a field has the checks that look at it, and each check looks at fields that exist', async () => {
  const row = /<tr><th scope="row"><code id="briefingVenue">[\s\S]*?<\/tr>/.exec(
    await pageOf('/data/dictionary/Tender'),
  )!;
  expect(row[0]).toContain('href="/data/checks#check-compulsory-briefing-without-venue"');
  const named = checks.flatMap(({ name }) => fieldsOfCheck(name)).map((field) => field.split('.'));
  for (const [kind, fields] of Map.groupBy(named, ([of]) => of!)) {
    const page = await pageOf(`/data/dictionary/${kind}`);
    for (const [, field] of fields) expect(page, `${kind}.${field}`).toContain(`id="${field}"`);
  }
});

it('a check that is not counted by day is not said to fail for no record', async () => {
  const page = await pageOf('/data/checks');
  const cellsOf = (name: string) =>
    textOf(new RegExp(`<tr>(?:(?!</tr>)[\\s\\S])*id="check-${name}"[\\s\\S]*?</tr>`).exec(page)![0]);
  expect(cellsOf('no-title')).toContain('1 (50 %)');
  expect(cellsOf('no-description')).toContain('none');
  expect(cellsOf('duplicate-reference')).not.toContain('none');
});
