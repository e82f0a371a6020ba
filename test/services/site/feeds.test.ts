import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { organization } from '#shared/resources/buyers/organization.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { exampleRow } from '#test/services/api/v2/support/examples.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { decoded } from './shown.ts';

const at = sharedTables(async () => {
  await at.readTables.tenders([
    ...Array.from({ length: 60 }, (_, n) => tenderRow(n)),
    { ...tenderRow(60), title: 'Roads & <b>bridges</b> \u0001\uFFFE', province: 'Limpopo' },
    tenderRow(61, { status: 'closed', province: 'Limpopo' }),
  ]);
  await at.readTables.records(restrictedSupplier, [exampleRow(restrictedSupplier, 1)]);
  await at.readTables.records(
    organization,
    [0, 1, 2].map((n) => ({
      ...exampleRow(organization, n),
      ...{ slug: `board-${n}`, name: `Board ${n}`, updated_at: `2026-08-${14 + n}T19:13:26.000Z` },
    })),
  );
  await at.readTables.records(
    company,
    [0, 1, 2].map((n) => exampleRow(company, n)),
  );
});

const ask = (path: string, headers: Record<string, string> = {}) => at.api.get(path, { key: null, headers });

/** @returns the commands that a page shows */
const callsOf = (page: string): string[] =>
  [...page.matchAll(/<code>(curl [^<]+)<\/code>/g)].map(([, call]) => decoded(call!));
const addressOf = (call: string): string => /"https?:\/\/[^/]+([^"]+)"$/.exec(call)![1]!;

describe('the feed of a query', () => {
  it('has the newest records of the list that links it, with the same words in its address', async () => {
    const page = await at.api.page('/tenders?q=road&province=gauteng&view=table&columns=buyer');
    const address = decoded(
      /rel="alternate" type="application\/atom\+xml" href="([^"]+)"/.exec(page.text)![1]!,
    );
    expect(address).toBe('/feeds/tenders.atom?q=road&province=gauteng');
    const { status, headers, text } = await ask(address);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    const feed = parseAtomFeed(text);
    const { json } = await at.api.get(
      '/v2/tenders/search?q=road&province=gauteng&sort=-publicationDate&limit=50',
    );
    const wanted = (json.data as { tenderId: string }[]).map(({ tenderId }) => `/tenders/${tenderId}`);
    expect(feed.entries?.map(({ id }) => new URL(id!).pathname)).toEqual(wanted);
    expect(wanted).toHaveLength(50);
    expect(feed.links?.map(({ rel, href }) => [rel, href])).toEqual([
      ['self', `${new URL(feed.entries![0]!.id!).origin}${address}`],
      ['alternate', `${new URL(feed.entries![0]!.id!).origin}/tenders?q=road&province=gauteng`],
    ]);
  });

  it('is 304 while nothing is new', async () => {
    const first = await ask('/feeds/tenders.atom?province=limpopo');
    const etag = first.headers.get('etag') ?? '';
    expect((await ask('/feeds/tenders.atom?province=limpopo', { 'if-none-match': etag })).status).toBe(304);
  });

  it('shows what publishers write as text, without characters that XML forbids', async () => {
    const { text } = await ask('/feeds/tenders.atom?province=limpopo');
    expect(text).not.toMatch(/[\u0001\uFFFE]|<b>/);
    expect(parseAtomFeed(text).entries?.map(({ title }) => title?.value)).toEqual([
      expect.stringContaining('Roads & <b>bridges</b>'),
    ]);
  });

  it('says what is wrong with a query, and is empty if nothing matches', async () => {
    expect((await ask('/feeds/tenders.atom?province=atlantis')).status).toBe(400);
    const { status, text } = await ask('/feeds/tenders.atom?referenceNumber=NONE');
    expect([status, parseAtomFeed(text).entries ?? []]).toEqual([200, []]);
  });

  it('of restricted suppliers leads to the entries', async () => {
    const feed = parseAtomFeed((await ask('/feeds/restricted-suppliers.atom')).text);
    for (const { id } of feed.entries ?? []) {
      const { pathname } = new URL(id!);
      expect((await at.api.page(pathname)).status).toBe(200);
    }
    expect(feed.entries).toHaveLength(1);
  });

  it('of companies has those with the latest awards of the same query', async () => {
    const page = await at.api.page('/companies?province=limpopo');
    const address = decoded(/<a href="([^"]+)" type="application\/atom\+xml">Feed/.exec(page.text)![1]!);
    expect(address).toBe('/feeds/companies.atom?province=limpopo');
    const feed = parseAtomFeed((await ask('/feeds/companies.atom')).text);
    const { json } = await at.api.get('/v2/companies?sort=-latestAwardDate');
    const wanted = (json.data as { id: string }[]).map(({ id }) => `/companies/${id}`);
    expect(feed.entries?.map(({ id }) => new URL(id!).pathname)).toEqual(wanted);
    expect(wanted).toHaveLength(3);
    expect(feed.entries?.map(({ updated }) => updated?.slice(0, 4))).toEqual(['2026', '2026', '2026']);
  });
});

describe('the feed of buyers', () => {
  it('has those with the latest tenders and awards, of the same query and of a search', async () => {
    const page = await at.api.page('/buyers?organizationTypeDetail=municipality');
    const address = decoded(/<a href="([^"]+)" type="application\/atom\+xml">Feed/.exec(page.text)![1]!);
    expect(address).toBe('/feeds/buyers.atom?organizationTypeDetail=municipality');
    expect((await ask(address)).status).toBe(200);
    const feed = parseAtomFeed((await ask('/feeds/buyers.atom')).text);
    const { json } = await at.api.get('/v2/organizations?sort=-updatedAt&fields=slug,updatedAt');
    const wanted = json.data as { slug: string; updatedAt: string }[];
    expect(feed.entries?.map(({ id }) => new URL(id!).pathname)).toEqual(
      wanted.map(({ slug }) => `/buyers/${slug}`),
    );
    expect(feed.entries?.map(({ updated }) => updated)).toEqual(wanted.map(({ updatedAt }) => updatedAt));
    expect(wanted).toHaveLength(3);
    const searched = await ask('/feeds/buyers.atom?q=board');
    expect([searched.status, searched.text.includes('Buyers for board')]).toEqual([200, true]);
  });
});

describe('the same list elsewhere', () => {
  it('is a call of the interface and a table with a key, whose records are those of the page', async () => {
    const { text } = await at.api.page('/tenders?q=road&province=gauteng');
    const calls = callsOf(text);
    expect(calls).toHaveLength(2);
    const [json, csv] = calls.map(addressOf);
    const total = (await at.api.get(json!)).json.meta.totalCount;
    expect(text).toContain(`${total}\u00a0tenders`);
    expect(calls[1]).toContain('-H "Accept: text/csv"');
    const { key } = await at.newKey({ tier: 'enterprise' });
    const table = await at.api.get(csv!, { key, headers: { accept: 'text/csv' } });
    expect(table.text.trim().split('\r\n')).toHaveLength(total + 1);
    expect(text).toContain('href="/account/keys"');
  });

  it.each(['/companies', '/buyers', '/restricted-suppliers'])('is on %s too', async (path) => {
    const { text } = await at.api.page(`${path}?limit=10`);
    expect(text).toContain('This list elsewhere');
    for (const call of callsOf(text)) expect((await at.api.get(addressOf(call))).status, call).toBe(200);
  });
});
