import { describe, expect, it } from 'vitest';
import { tenderListParts } from '#services/api/v2/endpoints/tender-parts.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { partReader } from '#services/api/v2/serve/include.ts';
import { openPool } from '#shared/database/connection.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderRow, uuidOf } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const BUYER = uuidOf(500);
const documents = Array.from({ length: 12 }, (_, n) => ({
  documentId: uuidOf(900 + n),
  fileName: `part ${n}.pdf`,
  fileUrl: `https://example.org/${n}`,
  format: 'pdf',
  publishedAt: null,
  modifiedAt: null,
}));

const buyerRow = (name: string) => ({
  id: BUYER,
  name,
  slug: 'city-of-cape-town',
  stats: { totalTenders: 2, totalAwardValue: 0, tenderCategories: [] },
  created_at: '2026-08-14T00:00:00Z',
  updated_at: '2026-08-14T00:00:00Z',
});

const at = sharedTables(async () => {
  await at.readTables.records(organization, [buyerRow('City of Cape Town')]);
  await at.readTables.tenders([
    tenderRow(1, {
      source_organization_id: BUYER,
      documents,
      quality_score: 0.7,
      validation_errors: ['suspect-amount', 'a name of a later version'],
    }),
    tenderRow(2, { source_organization_id: BUYER }),
    tenderRow(3, { source_organization: null, quality_score: 1 }),
  ]);
});

type Data = Record<string, unknown> & { tenderId: string };
const data = <Result = Data>(path: string) => at.api.data<Result>(path);

describe('include', () => {
  it('adds the buyer as its own path has it, what is wrong with the record, and related tenders', async () => {
    const plain = await data('/v2/tenders/100001');
    const { buyer, quality, related, ...rest } = await data<Record<string, unknown>>(
      '/v2/tenders/100001?include=buyer,quality,related',
    );
    expect(rest).toEqual(plain);
    expect(buyer).toEqual(await data(`/v2/organizations/${BUYER}`));
    expect(quality).toEqual({
      score: 0.7,
      issues: [
        {
          name: 'suspect-amount',
          severity: 'warning',
          area: 'amounts',
          costs: expect.any(Number),
          meaning: expect.stringMatching(/./),
        },
        { name: 'a name of a later version', severity: 'warning', area: null, costs: 0, meaning: null },
      ],
    });
    expect(related).toEqual(await data('/v2/tenders/100001/related?limit=10'));
    expect((await data<{ buyer: null }>('/v2/tenders/100003?include=buyer')).buyer).toBeNull();
  });

  it('does not double what the record has, and adds it to the fields that are chosen', async () => {
    const whole = await at.api.get('/v2/tenders/100001?include=awards,documents');
    expect(whole.json.data).toEqual(await data('/v2/tenders/100001'));
    expect(whole.text.match(/"documents":/g)).toHaveLength(1);
    expect(
      await data('/v2/tenders/100001?fields=tenderId,documents(fileName)&include=documents,awards'),
    ).toEqual({
      tenderId: '100001',
      documents: documents.map(({ fileName }) => ({ fileName })),
      awards: [],
    });
  });

  it('adds parts to every record of a list, ten entries of each at most', async () => {
    const path = '/v2/tenders?status=any&sort=referenceNumber';
    const plain = await data<Data[]>(path);
    const list = await data<Record<string, unknown>[]>(`${path}&include=buyer,awards,documents,quality`);
    expect(list.map(({ buyer: _, awards: __, documents: ___, quality: ____, ...record }) => record)).toEqual(
      plain,
    );
    const [organizations] = [await data<unknown[]>('/v2/organizations')];
    expect(list.map(({ buyer }) => buyer)).toEqual([organizations[0], organizations[0], null]);
    expect(list.map(({ documents: given }) => given)).toEqual([documents.slice(0, 10), [], []]);
    expect(list.map(({ awards }) => awards)).toEqual([[], [], []]);
    expect(list.map(({ quality }) => (quality as { score: number }).score)).toEqual([0.7, null, 1]);
    expect(await data(`${path}&fields=tenderId&include=buyer&limit=1`)).toEqual([
      { tenderId: '100001', buyer: organizations[0] },
    ]);
  });

  it('continues by cursor, and works in a search', async () => {
    const path = '/v2/tenders?status=any&sort=referenceNumber&fields=tenderId&include=quality&limit=2';
    const first = await at.api.get(path);
    const second = await data<Data[]>(`${path}&cursor=${first.json.meta.nextCursor}`);
    expect(second.map(({ tenderId }) => tenderId)).toEqual(['100003']);
    const found = await data<Record<string, unknown>[]>('/v2/tenders/search?q=maintenance&include=buyer');
    expect(found.map(({ buyer }) => (buyer as { id?: string } | null) !== undefined)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('shows a change of a part, with another ETag', async () => {
    for (const path of ['/v2/tenders/100001?include=buyer', '/v2/tenders?include=buyer']) {
      const before = await at.api.get(path);
      const name = `Renamed for ${path}`;
      await at.readTables.records(organization, [buyerRow(name)]);
      const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
      await expect.poll(async () => (await at.api.get(path, { headers })).text).toContain(name);
    }
  });

  it.each([
    ['/v2/tenders/100001?include=buyr', 'include', /the nearest is buyer/],
    ['/v2/tenders?include=document', 'include', /the nearest is documents/],
    ['/v2/tenders?include=related', 'include', /known are awards, documents, buyer, quality, provenance/],
    ['/v2/awards?include=buyer', 'include', /is not known/],
    ['/v2/tenders/100001/related?include=buyer', 'include', /is not known/],
  ])('rejects %s', async (path, parameter, reason) => {
    const { status, json } = await at.api.get(path);
    expect([status, json.details[0]?.parameter]).toEqual([400, parameter]);
    expect(json.details[0]?.reason).toMatch(reason);
  });

  it('does not apply to a stream', async () => {
    const headers = { accept: 'application/x-ndjson' };
    expect((await at.api.get('/v2/tenders?include=buyer', { headers })).status).toBe(400);
  });

  it('asks the database once for each part that other records have, however many records there are', async () => {
    const pool = openPool({ url: at.database.url, role: 'tender_api', name: 'include', size: 1 });
    let asked = 0;
    const counted = new Proxy(pool, {
      get: (target, name) => {
        if (name === 'query') asked += 1;
        return Reflect.get(target, name, target);
      },
    });
    const read = partReader(tender, tenderListParts, { pool: counted } as Services, 'list');
    const { rows } = await at.readTables.client.query<{ detail: string; id: string }>(
      'select detail, id from read.tender',
    );
    const members = await read(
      Object.keys(tenderListParts),
      rows.map(({ detail, id }) => [detail, id]),
      null,
    );
    await pool.end();
    expect([members.length, asked]).toEqual([3, 2]);
  });

  it('adds for a key with few permissions only what the key may read by itself', async () => {
    const { key } = await at.newKey({ permissions: ['tenders'] });
    const ask = (path: string) => at.api.get(path, { key });
    for (const path of ['/v2/tenders/100001?include=quality,buyer', '/v2/tenders?include=buyer']) {
      const { status, json } = await ask(path);
      expect({ path, status, details: json.details }).toEqual({
        path,
        status: 403,
        details: { permission: 'organizations' },
      });
    }
    for (const path of ['/v2/tenders/100001?include=quality,provenance', '/v2/tenders?include=documents'])
      expect((await ask(path)).status, path).toBe(200);
  });
});
