import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSession } from '#services/api/application/access/session.ts';
import { readWorkbook } from '#shared/documents/xlsx.ts';
import { jobs } from '#workers/pipeline/jobs.ts';
import { tenderRow, uuidOf } from '../v2/support/rows.ts';
import {
  openServedApplication,
  type ServedApplication,
  type TestUser,
} from './support/served-application.ts';

type Made = {
  exportId: string;
  status: string;
  rows: number;
  rowsExpected: number | null;
  expiresAt: string;
};
type Body = Record<string, unknown>;

const PROVINCES = ['Gauteng', 'KwaZulu-Natal', 'Limpopo'];
const CATEGORIES = ['Civil engineering', 'Security and investigation activities'];
const TYPES = ['TENDER_NOTICE', 'CORRIGENDUM'];
const WORDS = ['Road maintenance', 'Bridge', 'Fencing', 'gravel', 'raod', 'Bridge repairs of roads'];

let folder: string;
let at: ServedApplication;
let user: TestUser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tda-exports-'));
  at = await openServedApplication({ settings: { STORAGE_URL: pathToFileURL(folder).href } });
  user = await at.newUser({ plan: 'enterprise' });
  await at.readTables.tenders(
    Array.from({ length: 260 }, (_, n) =>
      tenderRow(n, {
        province: PROVINCES[n % 3],
        category: CATEGORIES[n % 2],
        publication_type: TYPES[Number(n % 5 === 0)],
        ...(n % 7 === 0 && { closing_date_time: null }),
        ...(n % 4 === 0 && { title: `Bridge ${n} over a road` }),
        ...(n % 31 === 0 && { status: 'closed' }),
        ...(n % 37 === 0 && { validation_errors: ['placeholder-tender'] }),
        estimated_value:
          n % 6 === 0 ? null : { min: 1, max: n, median: n, confidence: 1, methodology: 'document' },
      }),
    ),
  );
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true });
});
const ask = (body: Body, token = user.token) => at.call('/api/tenders/export', { body, token });
const download = (id: string, token: string | undefined = user.token, headers = {}) =>
  at.call(`/api/tenders/export/download?exportId=${id}`, { token, headers });

/** Asks for an export and has it written. */
async function made(body: Body): Promise<string> {
  const { status, json } = await ask(body);
  expect([status, json]).toEqual([202, expect.anything()]);
  const { exportId } = json as unknown as Made;
  await at.stages.handle('exports', { exportId });
  return exportId;
}
async function bytesOf(id: string): Promise<Buffer> {
  const response = await fetch(`${at.api.url}/api/tenders/export/download?exportId=${id}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
const exported = async (body: Body) => bytesOf(await made(body));
const lines = (bytes: Buffer): Record<string, unknown>[] =>
  bytes
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The list from its first page to its last, with pages as long as they are by default. */
async function listed(filters: Record<string, string>): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ ...filters, page: String(page) });
    const { json } = await at.call(`/api/tenders?${query}`);
    all.push(...(json.data as Record<string, unknown>[]));
    if (page >= Number(json['pages'])) return all;
  }
}

describe('an export', () => {
  it('equals the list under every filter, in its order', async () => {
    const filters = fc.record(
      {
        search: fc.constantFrom(...WORDS),
        province: fc.constantFrom('gauteng', 'KZN', 'all', 'western-cape'),
        industry: fc.constantFrom('civil-engineering', 'all', 'security-and-investigation-activities'),
        publicationType: fc.constantFrom(...TYPES, 'All'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (given) => {
        const wanted = await listed(given as Record<string, string>);
        const got = lines(await exported({ format: 'ndjson', ...given }));
        expect(got.map(({ id: _, ...record }) => record)).toEqual(wanted);
      }),
      { numRuns: 15 },
    );
  });
});

/** Three records whose texts are hard to write, and one without values. */
const HARD = { search: 'Hardwritten' };
const hardRows = [
  tenderRow(900, {
    title: '=HYPERLINK("http://example.org","Hardwritten")',
    description: 'Hardwritten, with "quotes", a comma,\r\na line break and ünïcödé',
    reference_number: '-1+1',
    classification_confidence: 0.25,
    closing_date_time: '2030-01-31T22:30:00.000Z',
    closing_date: '2030-01-31T22:30:00.000Z',
  }),
  tenderRow(901, {
    title: '@Hardwritten',
    reference_number: '+27 21 400 0000',
    description: '\tHardwritten',
  }),
  tenderRow(902, { title: 'Hardwritten', reference_number: null, description: null, province: null }),
];
const COLUMNS = [
  'tenderId',
  'title',
  'description',
  'referenceNumber',
  'classificationConfidence',
  'closingDateTime',
  'closingDate',
  'sourceOrganization.name',
  'category',
  'amendmentNumber',
];

describe('the formats', () => {
  beforeAll(() => at.readTables.tenders(hardRows));
  const asked = { ...HARD, columns: COLUMNS, sort: 'referenceNumber' };
  const expected = [
    [
      '\'=HYPERLINK("http://example.org","Hardwritten")',
      "'-1+1",
      'Hardwritten, with "quotes", a comma,\r\na line break and ünïcödé',
    ],
    ["'@Hardwritten", "'+27 21 400 0000", "'\tHardwritten"],
    ['Hardwritten', '', ''],
  ];
  const byTitle = (rows: Record<string, string>[]) =>
    rows.map(({ title, referenceNumber, description }) => [title, referenceNumber, description]).toSorted();

  it('CSV follows RFC 4180, with a byte order mark where it is asked for, and no text is a formula', async () => {
    const bytes = await exported({ ...asked, format: 'csv', bom: true });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<
      string,
      string
    >[];
    expect(Object.keys(rows[0]!)).toEqual(COLUMNS);
    expect(byTitle(rows)).toEqual(expected.toSorted());
    expect(rows.find(({ tenderId }) => tenderId === '100900')).toMatchObject({
      classificationConfidence: '0.25',
      closingDateTime: '2030-01-31T22:30:00.000Z',
      closingDate: '2030-02-01',
      'sourceOrganization.name': 'City of Cape Town',
      amendmentNumber: '0',
    });
    expect((await exported({ ...asked, format: 'csv' }))[0]).toBe('t'.charCodeAt(0));
  });

  it('XLSX has numbers, days and moments as such', async () => {
    const [sheet] = await readWorkbook(await exported({ ...asked, format: 'xlsx' }));
    const [heading, ...rows] = sheet!.rows.map(({ cells }) => cells);
    expect(heading).toEqual(COLUMNS);
    expect(rows.map((cells) => [cells[1], cells[3] ?? '', cells[2] ?? '']).toSorted()).toEqual(
      expected.map((texts) => texts.map((text) => text.replaceAll('\r\n', '\n'))).toSorted(),
    );
    const first = rows.find(([number]) => number === '100900')!;
    expect(first[4]).toBe(0.25);
    expect(first[5]).toEqual(new Date('2030-02-01T00:30:00Z'));
    expect(first[6]).toEqual(new Date('2030-02-01T00:00:00Z'));
    expect(first[9]).toBe(0);
  });

  it('JSON is one array, NDJSON one object on each line, of the same records', async () => {
    const array = JSON.parse((await exported({ ...asked, format: 'json' })).toString());
    expect(array).toEqual(lines(await exported({ ...asked, format: 'ndjson' })));
    expect(array.map(({ referenceNumber }: Body) => referenceNumber)).toEqual([
      '+27 21 400 0000',
      '-1+1',
      null,
    ]);
    expect(Object.keys(array[0])).toEqual(COLUMNS);
    const none = { province: 'northern-cape' };
    expect(JSON.parse((await exported({ ...none, format: 'json' })).toString())).toEqual([]);
    expect((await exported({ ...none, format: 'ndjson' })).length).toBe(0);
    expect((await exported({ ...none, format: 'csv', columns: 'id,title' })).toString()).toBe('id,title\r\n');
  });
});

describe('asking for an export', () => {
  it('answers 202 with its id and when it expires, and sends its message', async () => {
    const { status, json, headers } = await ask({ format: 'csv' });
    expect([status, json]).toEqual([
      202,
      expect.objectContaining({ success: true, exportId: expect.any(String), status: 'queued', rows: 0 }),
    ]);
    const { exportId, expiresAt } = json as unknown as Made;
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(24);
    expect(headers.get('location')).toBe(`${at.api.url}/api/tenders/export/download?exportId=${exportId}`);
    const pending = await download(exportId);
    expect([pending.status, pending.json, pending.headers.get('retry-after')]).toEqual([202, json, '2']);
    expect((await at.queues.counts()).exports['waiting']).toBeGreaterThan(0);
    await at.stages.handle('exports', { exportId });
  });

  it.each([
    [{}, ['format']],
    [{ format: 'pdf' }, ['format']],
    [{ format: 'csv', sort: 'price' }, ['sort']],
    [{ format: 'csv', columns: ['id', 'password', 'title.length'] }, ['columns']],
    [{ format: 'csv', province: 'atlantis' }, ['province']],
    [{ format: 'csv', search: 'x' }, ['search']],
    [{ format: 'csv', limit: 5 }, ['limit']],
  ])('with %j is rejected', async (body, parameters) => {
    const { status, json } = await ask(body);
    expect([status, json.details?.map(({ parameter }) => parameter)]).toEqual([400, parameters]);
  });

  it('is for plans with exports, and for as many at a time as the plan has', async () => {
    expect((await at.call('/api/tenders/export', { body: { format: 'csv' } })).status).toBe(401);
    const free = await at.newUser({ plan: 'free', role: 'admin' });
    expect((await ask({ format: 'csv' }, free.token)).json).toMatchObject({ code: 'FORBIDDEN' });
    const two = await at.newUser({ plan: 'professional' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({ format: 'csv' }, two.token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429]);
  });
});

describe('the download', () => {
  it.each(['user', 'admin'] as const)(
    'of an export is for its user only, not for another %s',
    async (role) => {
      const id = await made({ format: 'csv' });
      const other = await at.newUser({ role, plan: 'enterprise' });
      for (const [token, wanted] of [
        [undefined, 401],
        [other.token, 404],
        [(await at.newUser({ plan: 'free' })).token, 403],
        [user.token, 200],
      ] as const) {
        const path = `/api/tenders/export/download?exportId=${id}`;
        expect((await at.call(path, { token })).status).toBe(wanted);
      }
      for (const unknown of [uuidOf(77), 'x', '../../etc/passwd'])
        expect((await download(encodeURIComponent(unknown))).status).toBe(404);
    },
  );

  it('is kept from others by the policies and rights of the database alone', async () => {
    const id = await made({ format: 'csv' });
    const { id: userId } = await at.newUser({ plan: 'enterprise', role: 'admin' });
    const session = { userId, companyId: null, role: 'admin', plan: 'enterprise' } as const;
    const run = (sql: string, values: unknown[]) =>
      asSession(at.pool('tender_api'), session, (client) => client.query(sql, values));
    expect((await run('select from app.export where id = $1', [id])).rowCount).toBe(0);
    const into = `insert into app.export (user_id, format, plan, expires_at) values ($1, 'csv', '{}', now())`;
    await expect(run(into, [user.id])).rejects.toThrow(/row-level security/);
    for (const sql of [
      `update app.export set status = 'ready' where id = $1`,
      'delete from app.export where id = $1',
      `insert into app.export (user_id, format, attempt, expires_at) values ($1, 'csv', 7, now())`,
    ])
      await expect(run(sql, [userId])).rejects.toThrow(/permission denied/);
  });

  it('has a name, a tag and ranges', async () => {
    const id = await made({ format: 'csv' });
    const whole = await download(id);
    expect(whole.headers.get('content-disposition')).toMatch(
      /^attachment; filename="tenders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(whole.headers.get('content-type')).toMatch(/^text\/csv/);
    const etag = whole.headers.get('etag')!;
    expect((await download(id, user.token, { 'if-none-match': etag })).status).toBe(304);
    const part = await download(id, user.token, { range: 'bytes=3-9' });
    expect([part.status, part.text]).toEqual([206, whole.text.slice(3, 10)]);
  });

  it('of one that has failed says so, and one that has expired is gone with its file and what was asked for', async () => {
    const failed = await made({ format: 'csv' });
    const change = (id: string, set: string) =>
      at.readTables.client.query(`update app.export set ${set} where id = $1`, [id]);
    await change(failed, `status = 'failed', failure = 'no space was left'`);
    expect((await download(failed)).json).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('no space'),
    });
    const id = await made({ format: 'csv' });
    await change(id, `expires_at = now() - interval '1 second'`);
    expect((await download(id)).json).toMatchObject({ code: 'GONE' });
    const stored = async () => (await readdir(join(folder, 'exports'))).filter((name) => name.startsWith(id));
    expect(await stored()).toHaveLength(1);
    await jobs.find(({ name }) => name === 'exports')!.run(at.context);
    expect(await stored()).toEqual([]);
    expect(await at.rows('select status, plan, sha256 from app.export where id = $1', [id])).toEqual([
      { status: 'expired', plan: null, sha256: null },
    ]);
    expect((await download(id)).status).toBe(410);
  });
});
