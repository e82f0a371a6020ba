import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { json, listUrl, type Package, published, publisher, readAll, release } from './publisher.ts';

describe('the list', () => {
  test('has the envelope of the real publisher, key by key', async () => {
    const { url } = await publisher();
    const body = await json<Package>(
      listUrl(url, { PageSize: 8, dateFrom: '2026-08-01', dateTo: '2026-09-10' }),
    );
    expect(Object.keys(body)).toEqual([
      'uri',
      'version',
      'publishedDate',
      'publisher',
      'license',
      'releases',
      'links',
    ]);
    expect(body).toMatchObject({
      uri: `${url}/api/OCDSReleases?PageNumber=1&PageSize=8&dateFrom=2026-08-01&dateTo=2026-09-10`,
      version: '1.1',
      publishedDate: '2026-09-16T15:00:00Z',
      publisher: { name: 'National Treasury (South Africa)', uri: 'https://data.etenders.gov.za/' },
      license: 'https://opendatacommons.org/licenses/pddl/1-0/',
      links: {
        next: `${url}/api/OCDSReleases?PageNumber=2&PageSize=8&dateFrom=2026-08-01&dateTo=2026-09-10`,
      },
    });
    expect(body.releases).toHaveLength(8);
  });

  test('gives every release once when its links are followed, and no link at the end', async () => {
    const { url } = await publisher();
    const ocids = (await readAll(url, { PageSize: 70 })).map(({ ocid }) => ocid);
    expect(ocids).toHaveLength(600);
    expect(new Set(ocids)).toEqual(new Set((await published(url)).keys()));
    const last = await json<Package>(listUrl(url, { PageNumber: 9, PageSize: 70 }));
    expect(last).not.toHaveProperty('links');
    expect((await json<Package>(listUrl(url, { PageNumber: 10, PageSize: 70 }))).releases).toEqual([]);
  });

  test.each([
    '',
    '?PageNumber=1',
    '?dateFrom=2026-01-01',
    '?dateTo=2026-01-01',
    '?dateFrom=&dateTo=2026-01-01',
  ])('"%s" lacks a date', async (query) => {
    const { url } = await publisher();
    const response = await fetch(`${url}/api/OCDSReleases${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('dateFrom and dateTo fields are required. ');
  });

  test.each([
    ['PageNumber', '0'],
    ['PageSize', 'abc'],
    ['dateFrom', 'yesterday'],
    ['dateTo', '2026-02-30'],
  ])('%s=%s is refused by name', async (name, value) => {
    const { url } = await publisher();
    const response = await fetch(listUrl(url, { [name]: value }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: { [name]: [`The value '${value}' is not valid.`] },
    });
  });

  test('reads parameters in any case, ignores unknown ones, and takes loose dates', async () => {
    const { url } = await publisher();
    const plain = await json<Package>(
      listUrl(url, { PageSize: 3, dateFrom: '2026-09-01', dateTo: '2026-09-16' }),
    );
    const loose = await json<Package>(
      `${url}/api/ocdsreleases?pagenumber=1&PAGESIZE=3&datefrom=2026-9-01T00:00:00Z&dateTo=2026-09-16&status=cancelled&province=Gauteng`,
    );
    expect(loose.releases).toEqual(plain.releases);
  });

  test('starts at page 5, with 50 releases a page, by default', async () => {
    const { url } = await publisher();
    const { releases } = await json<Package>(`${url}/api/OCDSReleases?dateFrom=2000-01-01&dateTo=2100-01-01`);
    expect(releases).toEqual((await json<Package>(listUrl(url, { PageNumber: 5, PageSize: 50 }))).releases);
  });

  test('filters on the day of publication, both ends included', async () => {
    const { url } = await publisher();
    const all = await readAll(url);
    const [from, to] = ['2026-08-10', '2026-08-14'];
    const inside = all.filter(({ date }) => date.slice(0, 10) >= from && date.slice(0, 10) <= to);
    expect(inside.some(({ date }) => date.startsWith(from))).toBe(true);
    expect(inside.some(({ date }) => date.startsWith(to))).toBe(true);
    expect(await readAll(url, { dateFrom: from, dateTo: to })).toEqual(inside);
    expect(await readAll(url, { dateFrom: to, dateTo: from })).toEqual([]);
  });

  test('silently limits the length of a page', async () => {
    const { url } = await publisher({ pageCap: 40 });
    expect((await json<Package>(listUrl(url, { PageSize: 5_000 }))).releases).toHaveLength(40);
    expect(await readAll(url, { PageSize: 5_000 })).toHaveLength(600);
  });
});

describe('a single release', () => {
  test('has no envelope, and the same text as in the list and in `published`', async () => {
    const { url } = await publisher();
    const [first] = (await json<Package>(listUrl(url, { PageSize: 1 }))).releases;
    const text = await (await fetch(`${url}/api/OCDSReleases/release/${first!.ocid}`)).text();
    expect(JSON.parse(text)).toEqual(first);
    expect((await published(url)).get(first!.ocid)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test.each([
    'ocds-9t57fa-1',
    'ocds-9t57fa-999999999',
    'ocds-9t57fa-',
    'ocds-9t57fa-1.5',
    'ocds-other-100001',
    'x',
  ])('%s was never published: {} with 200', async (ocid) => {
    const { url } = await publisher();
    const response = await fetch(`${url}/api/OCDSReleases/release/${ocid}`);
    expect([response.status, await response.text()]).toEqual([200, '{}']);
  });
});

describe('the archive', () => {
  type Bulk = { Releases: { ocid: string; date: string; tender: { status: string } }[] } & Record<
    string,
    unknown
  >;

  test('lists whole months, each a file with the archive’s own keys', async () => {
    const { url } = await publisher();
    const listing = await json<{
      sEcho: string;
      iTotalRecords: number;
      aaData: { monthName: string; downloadLink: string }[];
    }>(`${url}/Home/GetFiles`);
    expect(listing.iTotalRecords).toBe(listing.aaData.length);
    expect(listing.aaData[0]).toEqual({
      monthName: 'August 2026',
      downloadLink: "<a href='DownloadFile/?fileName=01082026.json' title='Download JSON File'>JSON</a>",
    });
    const bulk = await json<Bulk>(`${url}/Home/DownloadFile/?fileName=01082026.json`);
    expect(Object.keys(bulk)).toEqual([
      'Uri',
      'Version',
      'PublishedDate',
      'Publisher',
      'License',
      'Releases',
      'PageNumber',
      'PageSize',
      'TotalRecords',
      'TotalPages',
      'Links',
    ]);
    expect(bulk).toMatchObject({
      Publisher: { Name: 'National Treasury (South Africa)' },
      PageNumber: 0,
      TotalRecords: 0,
      Links: {},
    });
    const live = await readAll(url, { dateFrom: '2026-08-01', dateTo: '2026-08-31' });
    expect(bulk.Releases.length).toBeGreaterThan(0);
    expect(bulk.Releases.length).toBeLessThan(live.length);
    for (const archived of bulk.Releases) expect(archived.date.slice(0, 7)).toBe('2026-08');
    const closed = new Set(
      live
        .filter(
          ({ tender }) => tender.status === 'active' && tender.tenderPeriod.endDate < '2026-09-16T15:00:00Z',
        )
        .map(({ ocid }) => ocid),
    );
    expect(closed.size).toBeGreaterThan(0);
    for (const archived of bulk.Releases.filter(({ ocid }) => closed.has(ocid)))
      expect(archived.tender.status).toBe('complete');
  });

  test.each(['01092026.json', '01082026.csv', 'x', ''])('has no file "%s"', async (fileName) => {
    const { url } = await publisher();
    expect((await fetch(`${url}/Home/DownloadFile/?fileName=${fileName}`)).status).toBe(404);
  });
});

describe('documents', () => {
  test('are whole files where releases say, the same bytes every time, and not sent again to those who have them', async () => {
    const { url } = await publisher();
    const many = (await readAll(url)).filter(({ tender }) => tender.documents.length > 3).slice(0, 3);
    for (const document of many.flatMap(({ tender }) => tender.documents)) {
      expect(document.url.startsWith(`${url}/home/Download?blobName=${document.id}.`)).toBe(true);
      const [first, second] = await Promise.all([fetch(document.url), fetch(document.url)]);
      expect(first.status).toBe(200);
      const bytes = Buffer.from(await first.arrayBuffer());
      expect(bytes.subarray(0, 4).toString('latin1')).toMatch(/^(%PDF|PK\x03\x04)$/);
      expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
      expect(Date.parse(first.headers.get('last-modified')!)).not.toBeNaN();
      const known = await fetch(document.url, { headers: { 'if-none-match': first.headers.get('etag')! } });
      expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
    }
  });

  test('that do not exist are an HTML page with 200', async () => {
    const { url } = await publisher();
    const response = await fetch(`${url}/Home/Download/?blobName=7a089338-c79c-4693-8b16-46d0ffedfd6a.pdf`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  test('are linked at the address under which the publisher was reached', async () => {
    const { url } = await publisher();
    const other = url.replace('127.0.0.1', 'localhost');
    const [ocid] = [...(await published(url)).keys()];
    expect((await release(other, ocid!)).tender.documents[0]?.url.startsWith(`${other}/home/Download?`)).toBe(
      true,
    );
  });
});

test('the publisher answers about its health, and for unknown paths and methods', async () => {
  const { url } = await publisher();
  expect(await json(`${url}/health`)).toEqual({ status: 'ok', now: '2026-09-16T15:00:00+02:00' });
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  const response = await fetch(listUrl(url), { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await fetch(listUrl(url), { method: 'HEAD' })).status).toBe(200);
});
