import { beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { companyKey } from '#shared/text/names.ts';
import { exampleRow, idOf } from './support/examples.ts';
import { awardRow, type Row, tenderRow } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const at = sharedTables();

const data = <Shape>(path: string) => at.api.data<Shape>(path);
const publish = (resource: Resource, ...rows: Row[]) => at.readTables.records(resource, rows);

describe('a tender', () => {
  it('is found by the slugs that it had, at its own path, at those of its records and in `ids`', async () => {
    const former = ['roads-100400', 'roads-of-ward-400-100400'];
    const { id } = tenderRow(400);
    await at.readTables.tenders([tenderRow(400, { former_slugs: former }), tenderRow(401)]);
    for (const slug of [...former, String(tenderRow(400)['slug'])]) {
      expect(await data(`/v2/tenders/${slug}`)).toMatchObject({ id, slug: tenderRow(400)['slug'] });
      expect(await data(`/v2/tenders/${slug}/documents`)).toEqual([]);
      expect(await data(`/v2/tenders?ids=${slug}`)).toMatchObject([{ tenderId: '100400' }]);
    }
    expect((await at.api.get('/v2/tenders/roads-100401')).status).toBe(404);
  });
});

it('an award is found by its first number, and by the number that the feed gave it later', async () => {
  const [first, later] = ['100300-portal:zedtrading', '100300-72140'];
  await publish(
    resources.award,
    awardRow(300, { award_id: first, publisher_award_id: later, ocds_award_id: '72140' }),
  );
  const { id } = await data<{ id: string }>(`/v2/awards/${encodeURIComponent(first)}`);
  for (const name of [later, '72140', id])
    expect(await data(`/v2/awards/${name}`)).toMatchObject({ id, awardId: first, publisherAwardId: later });
});

describe('a company', () => {
  const { company, award } = resources;
  const name = 'Zoë & Söhne/Construction (Pty) Ltd';
  const former = '7b1a9f0e-5c0d-5f6e-9a64-0e5f4a7f2b10';
  /** A company with these names, as publish stores it. */
  const named = (n: number, names: readonly string[], given: Record<string, unknown> = {}): Row =>
    exampleRow(company, n, {
      ...{ name: names[0], normalized_name: names[0], registration_number: null, registration_numbers: [] },
      ...{ csd_numbers: [], alias_ids: [], spellings: names.map((each) => ({ name: each, awards: 1 })) },
      ...{ name_keys: names.map(companyKey), total_awards: 1, ...given },
    });
  const nameOf = async (spelling: string): Promise<string> =>
    (await data<{ name: string }>(`/v2/companies/${encodeURIComponent(spelling)}`)).name;

  beforeAll(async () => {
    await publish(
      company,
      named(0, [name, 'Zoe Konstruksie'], {
        ...{ registration_number: 'CK2008/123456/23', csd_numbers: ['MAAA0097108'] },
        ...{ registration_numbers: ['CK2008/123456/23', '2019/222222/07'], alias_ids: [former] },
        name_keys: [companyKey(name), companyKey('Zoe Konstruksie'), companyKey('Zed Paints')],
      }),
      named(1, ['Kaya Trading CC'], { total_awards: 2 }),
      named(2, ['Kaya Trading (Pty) Ltd'], { total_awards: 9 }),
      named(3, ['KAYA TRADING (PTY) LTD'], { total_awards: 9 }),
      // An id that another company has belongs to that one.
      named(4, ['Lindela CC'], { alias_ids: [idOf(company, 1)] }),
    );
    const own = { company_record_ids: [idOf(company, 0)] };
    await publish(award, ...Array.from({ length: 5 }, (_, n) => awardRow(20 + n, own)));
  });

  it.each([
    name,
    'ZOE AND SOHNE CONSTRUCTION',
    'zoë & söhne/construction pty ltd',
    'Zoe & Sohne-Construction (PTY) LTD.',
    'zoe konstruksie (edms) bpk',
    'Zed Paints',
    'maaa 0097108',
    '2019/222222/07',
    'CK2008/123456',
    idOf(company, 0),
    former,
    former.toUpperCase(),
  ])('is found as %s', async (spelling) => {
    const path = `/v2/companies/${encodeURIComponent(spelling)}`;
    await expect.poll(async () => (await at.api.get(path)).status, { timeout: 10_000 }).toBe(200);
    expect(await nameOf(spelling)).toBe(name);
    expect(await data(`${path}/awards`)).toHaveLength(5);
  });

  it.each([
    '2008/123456/23',
    '2008 / 123456 / 23',
    '2008-123456-23',
    '200812345623',
    'CK2008/123456/23',
    'CK2008/123456',
    '2019/222222/07',
  ])('is found by the registration number %s', async (number) => {
    const found = await data<{ name: string }>(`/v2/companies/by-registration/${encodeURIComponent(number)}`);
    expect(found.name).toBe(name);
  });

  it('is the one with the legal form that is asked for, then the one with most awards, then the first id', async () => {
    expect(await nameOf('KAYA TRADING C.C.')).toBe('Kaya Trading CC');
    expect(await nameOf('Kaya Trading')).toBe('Kaya Trading (Pty) Ltd');
    expect(await nameOf('kaya trading (pty) ltd')).toBe('Kaya Trading (Pty) Ltd');
    expect(await nameOf('Kaya Trading NPC')).toBe('Kaya Trading (Pty) Ltd');
  });

  it('comes with the others that the same text names, whose ids lead to them', async () => {
    const othersOf = async (path: string) =>
      ((await at.api.get(path)).json.meta as { alternatives?: Record<string, unknown>[] }).alternatives;
    const path = (spelling: string) => `/v2/companies/${encodeURIComponent(spelling)}`;
    const shouted = {
      ...{ id: idOf(company, 3), name: 'KAYA TRADING (PTY) LTD', registrationNumber: null, totalAwards: 9 },
    };
    // Of the legal form that is asked for there are two, of the bare name three.
    expect(await othersOf(path('Kaya Trading (Pty) Ltd'))).toEqual([shouted]);
    expect(await othersOf(path('Kaya Trading'))).toEqual([
      shouted,
      { ...shouted, id: idOf(company, 1), name: 'Kaya Trading CC', totalAwards: 2 },
    ]);
    for (const { id, name: its } of (await othersOf(path('Kaya Trading'))) ?? [])
      expect(await data(path(String(id)))).toMatchObject({ id, name: its });
    for (const one of ['Kaya Trading CC', idOf(company, 2), 'Zed Paints'])
      expect([one, await othersOf(path(one))]).toEqual([one, []]);
    expect(await othersOf('/v2/companies/by-registration/2019-222222-07')).toEqual([]);
  });

  it('that has an id comes before one that had it', async () => {
    expect(await nameOf(idOf(company, 1))).toBe('Kaya Trading CC');
  });

  it('is found in lists by ids, all that share a name by the filter', async () => {
    const ids = ['Zed Paints', former, '2019/222222/07', 'KAYA TRADING CC', idOf(company, 4), 'nobody'];
    const listed = await data<{ name: string }[]>(
      `/v2/companies?ids=${ids.map((id) => encodeURIComponent(id)).join(',')}`,
    );
    expect(listed.map((each) => each.name)).toEqual(['Kaya Trading CC', 'Lindela CC', name]);
    const alike = await data<{ name: string }[]>('/v2/companies?name=Kaya%20Trading&sort=-totalAwards');
    expect(alike.map((each) => each.name.toLowerCase())).toEqual([
      'kaya trading (pty) ltd',
      'kaya trading (pty) ltd',
      'kaya trading cc',
    ]);
    expect(await data('/v2/companies?registrationNumber=2019-222222-07')).toMatchObject([{ name }]);
  });

  it('pages through its awards', async () => {
    const path = `/v2/companies/${encodeURIComponent(name)}`;
    const seen: string[] = [];
    let cursor = '';
    do {
      const { json } = await at.api.get(`${path}?limit=2${cursor && `&cursor=${cursor}`}`);
      const { awards } = json.data as { awards: { awardId: string }[] };
      expect(json.meta).toMatchObject({ totalAwards: 5, hasPrev: cursor !== '' });
      seen.push(...awards.map(({ awardId }) => awardId));
      cursor = json.meta.nextCursor ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(['100020-20', '100021-21', '100022-22', '100023-23', '100024-24']);
    const wrong = await at.api.get(`${path}?cursor=nosuch`);
    expect(wrong.json.details).toEqual([{ parameter: 'cursor', reason: 'is not a cursor of this list' }]);
    expect(await data(`${path}?fields=name,awards(awardId)&limit=1`)).toEqual({
      name,
      awards: [{ awardId: '100020-20' }],
    });
  });
});

describe('a document', () => {
  const { tender_document: document } = resources;
  const original = {
    r2_storage_url: null,
    file_url: 'https://a.example/1',
    download_url: 'https://a.example/1',
  };
  it.each([
    [original, 'https://a.example/1', 'original'],
    [{ ...original, download_url: null }, 'https://a.example/1', 'original'],
    [{ ...original, download_url: 'https://a.example/2' }, 'https://a.example/2', 'constructed'],
    [{ ...original, r2_storage_url: 'https://b.example/3' }, 'https://b.example/3', 'stored'],
  ])('has the best address that is known (%#)', async (given, downloadUrl, source) => {
    await publish(document, exampleRow(document, 0, { ...given, file_name: 'bid.pdf' }));
    await expect
      .poll(() => data(`/v2/documents/${idOf(document, 0)}/download-url`))
      .toMatchObject({ id: idOf(document, 0), downloadUrl, fileName: 'bid.pdf', source, r2Key: null });
  });

  it('without any address has no download', async () => {
    const nowhere = { r2_storage_url: null, file_url: null, download_url: null };
    await publish(document, exampleRow(document, 1, nowhere));
    expect((await at.api.get(`/v2/documents/${idOf(document, 1)}/download-url`)).status).toBe(404);
  });
});

describe('an organization', () => {
  const { organization } = resources;
  beforeAll(() =>
    publish(organization, exampleRow(organization, 0, { registration_number: '2002/015527/30' })),
  );

  it.each([
    '2002/015527/30',
    '2002 / 015527 / 30',
    '2002-015527-30',
    '200201552730',
    idOf(organization, 0),
    'city-of-cape-town',
    'City of Cape Town',
  ])('is found as %s', async (spelling) => {
    const id = encodeURIComponent(spelling);
    await expect
      .poll(async () => (await at.api.get(`/v2/organizations/${id}?fields=id`)).json.data)
      .toEqual({ id: idOf(organization, 0) });
    expect(await data(`/v2/organizations/${id}/tenders`)).toEqual([]);
    expect(await data(`/v2/tenders/by-organization/${id}`)).toEqual([]);
    expect(await data(`/v2/directors/by-organization/${id}`)).toEqual([]);
  });

  it('that is unknown gives 404, one without tenders an empty list', async () => {
    for (const path of ['/v2/organizations/nosuch/tenders', '/v2/tenders/by-organization/nosuch']) {
      const { status, json } = await at.api.get(path);
      expect([path, status, json.message]).toEqual([path, 404, 'There is no organization "nosuch".']);
    }
  });
});
