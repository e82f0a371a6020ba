import { describe, expect, it } from 'vitest';
import { POLICY } from '#services/site/layout/document.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { servedTables, sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { textOf } from './shown.ts';

const HOSTILE = `<script>alert(1)</script><img src=x onerror="alert('2')"> & “Roads”`;

const at = sharedTables(() =>
  at.readTables.tenders([
    ...Array.from({ length: 25 }, (_, n) => tenderRow(n)),
    { ...tenderRow(25), title: HOSTILE },
    tenderRow(26, { briefing_date_time: '2026-09-01T08:00:00.000Z', briefing_compulsory: 1 }),
    tenderRow(27, { briefing_date_time: '2026-09-01T08:00:00.000Z', briefing_compulsory: 0 }),
  ]),
);

const ask = (path: string, headers: Record<string, string> = {}) => at.api.page(path, headers);
const TENDER = /<a href="\/tenders\/([^"/]+)">/g;

describe('a page', () => {
  it('needs no key, may load from this service only, and can be kept by shared caches', async () => {
    const { status, headers, text } = await ask('/tenders');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toBe(POLICY);
    expect(POLICY).not.toContain('unsafe');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toMatch(/ style=|<style| on[a-z]+="/);
  });

  it('is 304 while its records are unchanged, and not afterwards', async () => {
    const first = await ask('/tenders');
    const etag = first.headers.get('etag') ?? '';
    expect((await ask('/tenders', { 'if-none-match': etag })).status).toBe(304);
    await at.readTables.tenders([{ ...tenderRow(3), title: 'Another title than before' }]);
    await at.api.catchUp();
    expect((await ask('/tenders', { 'if-none-match': etag })).status).toBe(200);
  });

  it('shows what publishers write as text', async () => {
    const { text } = await ask(`/tenders/${String(tenderRow(25)['tender_id'])}`);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
    expect(textOf(text)).toContain('&#60;script&#62;alert(1)');
  });
});

describe('a tender', () => {
  it.each([
    [26, true],
    [27, false],
  ])('number %i says whether one must come to the briefing', async (n, must) => {
    const { text } = await ask(`/tenders/${String(tenderRow(n)['tender_id'])}`);
    expect(/Briefing<\/dt><dd>[\s\S]*?<\/dd>/.exec(text)![0].includes('compulsory')).toBe(must);
  });
});

describe('the list of tenders', () => {
  it('shows the records of /v2 in their order, with their number, and leads through all of them', async () => {
    const wanted = await at.api.get('/v2/tenders?status=any&limit=100');
    const ids = (wanted.json.data as { tenderId: string }[]).map(({ tenderId }) => tenderId);
    const seen: string[] = [];
    let path: string | undefined = '/tenders?status=any';
    while (path !== undefined) {
      const { text } = await ask(path);
      expect(textOf(text)).toContain(`${ids.length} tenders`);
      seen.push(...[...text.matchAll(TENDER)].map(([, id]) => id!));
      path = /rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&#38;', '&');
    }
    expect(seen).toEqual(ids);
  });

  it('leaves out fields that a form sends empty', async () => {
    const [plain, sent] = [await ask('/tenders'), await ask('/tenders?q=&province=&minValue=&sort=')];
    expect(sent.status).toBe(200);
    expect([...sent.text.matchAll(TENDER)]).toHaveLength([...plain.text.matchAll(TENDER)].length);
  });

  it('says beside the field which rule a value breaks', async () => {
    const { status, text } = await ask('/tenders?province=atlantis&minValue=much&nonsense=1');
    expect(status).toBe(400);
    expect(text).toMatch(/id="f-province"[^>]*aria-invalid="true"/);
    expect(text).toMatch(/id="province-rule">province must be one of/);
    expect(text).toMatch(/id="minValue-rule">minValue must be a number/);
    expect(text).toMatch(/<option value="atlantis" selected>/);
    expect(textOf(text)).toContain('nonsense is not known');
  });

  it('names the filter whose removal finds tenders, with their number', async () => {
    const { text } = await ask('/tenders?status=any&referenceNumber=NO-SUCH-NUMBER');
    expect(textOf(text)).toContain('No tender matches');
    expect(text).toMatch(
      /<a href="\/tenders\?status=any">28 without &#8220;Tender number&#8221;|<a href="\/tenders\?status=any">28 without “Tender number”/,
    );
  });

  it('has columns instead of cards on request, and the same query as JSON', async () => {
    const { text } = await ask('/tenders?status=any&view=table');
    expect(text).toContain('<table>');
    expect(text).toContain('href="/v2/tenders?status=any"');
  });

  it('has the columns that are chosen, keeps the rest of the query, and refuses others', async () => {
    const heads = (text: string) =>
      [...text.matchAll(/<th scope="col"[^>]*>([^<]+)/g)].map(([, head]) => head);
    const { text } = await ask('/tenders?status=any&view=table&columns=ocid&columns=buyer');
    expect(heads(text)).toEqual(['Tender', 'Buyer', 'OCID']);
    const form = /<details class="columns[\s\S]+?<\/details>/.exec(text)![0];
    expect(form).toMatch(/type="hidden" name="status" value="any"/);
    expect(form).toMatch(/name="columns" value="ocid" checked/);
    expect(form).not.toMatch(/type="hidden" name="columns"/);
    expect(text).toContain('href="/v2/tenders?status=any"');
    expect(heads((await ask('/tenders?status=any&view=table')).text)).toHaveLength(7);
    const wrong = await ask('/tenders?view=table&columns=secrets');
    expect(wrong.status).toBe(400);
    expect(textOf(wrong.text)).toContain('columns must be one or more of buyer');
  });

  it.each([
    ['/tenders?view=nonsense', 'view must be table'],
    ['/tenders?view=table&view=nonsense', 'view must be table'],
    ['/tenders?columns=secrets', 'columns must be one or more of buyer'],
    ['/companies?view=table', 'view does not apply to this list'],
    ['/restricted-suppliers?columns=buyer', 'columns does not apply to this list'],
    ['/feeds/tenders.atom?view=nonsense', 'view must be table'],
  ])('refuses a view that does not exist: %s', async (path, rule) => {
    const { status, text } = await ask(path);
    expect([status, textOf(text).includes(rule)]).toEqual([400, true]);
    expect(text).not.toContain('The text beside each field');
  });
});

describe('an address that nothing has', () => {
  it.each([
    '/nothing-here',
    '/tenders/999999999',
    "/tenders/%22%3E'%F0%9F%9A%80",
    `/tenders/${'x'.repeat(2_000)}`,
  ])('%s is a page with a search for its words', async (path) => {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).toContain('name="q"');
  });

  it('is JSON for programs, and below /v2', async () => {
    expect((await at.api.get('/nothing-here', { key: null })).json.code).toBe('NOT_FOUND');
    expect((await ask('/v2/nothing', { accept: 'text/html,*/*;q=0.8' })).json.code).toBe('NOT_FOUND');
  });
});

it('files that programs look for exist', async () => {
  expect((await ask('/robots.txt')).text).toContain('Sitemap: ');
  expect((await ask('/opensearch.xml')).text).toContain('{searchTerms}');
});

it('a tender has a file for calendars', async () => {
  const { status, headers, text } = await ask(`/tenders/${String(tenderRow(1)['tender_id'])}/calendar.ics`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text).toContain('DTSTART:');
  expect(text).not.toContain('DTEND:');
});

it('the events of a cancelled tender say that they are', async () => {
  const { api, readTables } = await servedTables();
  const rows = [tenderRow(1, { status: 'cancelled' }), tenderRow(2)];
  await readTables.tenders(rows);
  const cancelled = await Promise.all(
    rows.map(async (row) =>
      (await api.page(`/tenders/${String(row['tender_id'])}/calendar.ics`)).text.includes('STATUS:CANCELLED'),
    ),
  );
  expect(cancelled).toEqual([true, false]);
});

it('a tender without a closing time and a briefing has none, and no link to one', async () => {
  const { api, readTables } = await servedTables();
  const row = tenderRow(1, { closing_date_time: null, briefing_date_time: null });
  await readTables.tenders([row]);
  const address = `/tenders/${String(row['tender_id'])}`;
  const file = await api.page(`${address}/calendar.ics`);
  expect([file.status, file.text.includes('neither a closing time nor a briefing')]).toEqual([404, true]);
  expect((await api.page(address)).text).not.toContain('calendar.ics');
});

it('the sitemaps have the address of every tender', async () => {
  const index = await ask('/sitemap.xml');
  const files = [...index.text.matchAll(/<loc>https?:\/\/[^/]+(\/sitemaps\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path!,
  );
  const paths: string[] = [];
  for (const file of files) {
    const { status, text } = await ask(file);
    expect(status, file).toBe(200);
    paths.push(
      ...[...text.matchAll(/<loc>https?:\/\/[^/]+(\/tenders\/[^<]+)<\/loc>/g)].map(([, path]) => path!),
    );
  }
  const { json } = await at.api.get('/v2/tenders?status=any&limit=100');
  const wanted = (json.data as { tenderId: string }[]).map(({ tenderId }) => `/tenders/${tenderId}`);
  expect(paths.toSorted()).toEqual(wanted.toSorted());
  expect((await ask('/sitemaps/tenders-2026-13.xml')).status).toBe(404);
});

it.each([
  ['/tenders', 'HEAD, GET'],
  ['/restricted-suppliers/check', 'HEAD, GET, POST'],
  ['/feeds/tenders.atom', 'HEAD, GET'],
])('%s rejects other methods, and names its own', async (path, methods) => {
  const { status, headers } = await fetch(`${at.api.url}${path}`, { method: 'DELETE' });
  expect([status, headers.get('allow')]).toEqual([405, methods]);
});
