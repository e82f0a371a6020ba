import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceFile } from '#services/api/v2/source-file.ts';
import { StorageError } from '#shared/errors.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import { folderStorage } from '#shared/storage/folder.ts';
import { addressSigner, FILES_PATH } from '#shared/storage/signed-address.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { tenderRow, uuidOf } from '../v2/support/rows.ts';
import { openServedApplication, type ServedApplication } from './support/served-application.ts';

const FILE = 'https://www.etenders.gov.za/home/Download/?blobName=4f2c.pdf';
const KEPT = 'documents/3c/3c7f1b52';
const BUILT = 'https://www.etenders.gov.za/home/Download/?blobName=built.pdf';
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

const documentRow = (n: number, given: Record<string, unknown>) => ({
  id: uuidOf(0xd0000 + n),
  document_id: uuidOf(0xd0000 + n),
  tender_id: '100000',
  tender_record_id: uuidOf(0),
  position: n,
  file_name: 'Bid document.pdf',
  mime_type: 'application/pdf',
  file_url: FILE,
  download_url: FILE,
  cache_status: 'UNCACHED',
  processing_status: 'PENDING',
  created_at: '2026-08-14T07:00:00.000Z',
  updated_at: '2026-08-14T07:00:00.000Z',
  ...given,
});

let at: ServedApplication;
beforeAll(async () => {
  at = await openServedApplication();
  await at.readTables.tenders([
    ...Array.from({ length: 25 }, (_, n) => tenderRow(n)),
    tenderRow(30, {
      province: 'KwaZulu-Natal',
      title: 'Bridge over the Mkhomazi',
      category: 'Security and investigation activities',
    }),
    tenderRow(31, { publication_type: 'CORRIGENDUM', title: 'Fencing of a school' }),
    tenderRow(40, { status: 'closed', closing_date_time: hours(-48), title: 'Bridge that was built' }),
    tenderRow(41, { closing_date_time: hours(-1), title: 'Bridge whose time has come' }),
    tenderRow(42, { status: 'cancelled', title: 'Bridge that nobody wants' }),
    tenderRow(43, { validation_errors: ['placeholder-tender'], title: 'Test bridge do not use' }),
  ]);
  await at.readTables.records(tenderDocument, [
    documentRow(1, {}),
    documentRow(2, { download_url: BUILT }),
    documentRow(3, { file_url: null, download_url: null }),
    documentRow(4, { storage_key: KEPT }),
    documentRow(5, { storage_key: 'documents/00/gone' }),
  ]);
});
afterAll(() => at.close());

type Listed = { data: { tenderId: string }[]; page: number; limit: number; total: number; pages: number };
const list = async (query: string) => (await at.call(`/api/tenders${query}`)).json as unknown as Listed;
const numbers = async (query: string) =>
  (await list(query)).data.map(({ tenderId }) => Number(tenderId) - 100_000);

describe('the list of tenders', () => {
  it('has active ones that are no placeholders, page by page, without a key or a login', async () => {
    const first = await list('');
    expect(first).toMatchObject({ success: true, page: 1, limit: 20, total: 27, pages: 2 });
    const second = await list('?page=2');
    expect(second).toMatchObject({ page: 2, limit: 20, total: 27, pages: 2 });
    const seen = [...first.data, ...second.data].map(({ tenderId }) => Number(tenderId) - 100_000);
    expect(seen.toSorted((a, b) => a - b)).toEqual([...Array(25).keys(), 30, 31]);
    expect(await list('?page=3')).toMatchObject({ data: [], total: 27, pages: 2 });
  });

  it.each([
    ['?province=kwazulu-natal', [30]],
    ['?province=KZN', [30]],
    ['?industry=security-and-investigation-activities', [30]],
    ['?publicationType=CORRIGENDUM', [31]],
    ['?search=Mkhomazi', [30]],
    ['?search=bridge&province=all&industry=All&publicationType=all', [30]],
    ['?search=REF/31', [31]],
    ['?search=100031', [31]],
    ['?search=bridge&province=gauteng', []],
  ])('%s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });

  it('finds by description and organisation', async () => {
    expect((await list('?search=gravel')).total).toBe(27);
    expect((await list('?search=cape+town')).total).toBe(27);
  });

  it.each([
    ['?page=0', 'page'],
    ['?page=one', 'page'],
    ['?limit=101', 'limit'],
    ['?limit=-1', 'limit'],
    ['?search=a', 'search'],
    ['?province=atlantis', 'province'],
    ['?publicationType=NOTHING', 'publicationType'],
    ['?colour=red', 'colour'],
    ['?page=1&page=2', 'page'],
  ])('%s is rejected, with the name of the parameter', async (query, parameter) => {
    const { status, json } = await at.call(`/api/tenders${query}`);
    expect([status, json.code]).toEqual([400, 'BAD_REQUEST']);
    expect(json.details.map((problem) => problem.parameter)).toEqual([parameter]);
    expect(json.details[0]!.reason).not.toMatch(/invalid input/i);
  });

  it('names all that is wrong at once', async () => {
    const { json } = await at.call('/api/tenders?page=x&limit=1000&colour=red');
    expect(json.details.map(({ parameter }) => parameter).toSorted()).toEqual(['colour', 'limit', 'page']);
  });

  it('is not sent again to who has it, and compressed to who can read that', async () => {
    const first = await at.call('/api/tenders', { headers: { 'accept-encoding': 'identity' } });
    const etag = first.headers.get('etag')!;
    const again = await at.call('/api/tenders', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const packed = await at.call('/api/tenders', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.text).toBe(first.text);
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('x-request-id')).toMatch(/\S{8,}/);
  });
});

describe('a tender', () => {
  it.each([uuidOf(30), '100030', 'ocds-9t57fa-100030'])('is found by %s', async (id) => {
    const { status, json } = await at.call(`/api/tenders/${id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      data: { id: uuidOf(30), title: 'Bridge over the Mkhomazi' },
    });
  });

  it.each([
    ['closed', 40],
    ['past its closing time', 41],
    ['cancelled', 42],
    ['a placeholder', 43],
    ['missing', 99],
  ])('that is %s is not found', async (_, n) => {
    const { status, json } = await at.call(`/api/tenders/${uuidOf(n)}`);
    expect([status, json.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the address of a document', () => {
  const path = (n: number) => `/api/v1/documents/${uuidOf(0xd0000 + n)}/download-url`;

  it.each([
    [1, 'original', FILE],
    [2, 'worker', BUILT],
  ])('of document %i is %s', async (n, source, url) => {
    const { status, json } = await at.call(path(n));
    expect(status).toBe(200);
    const file = { fileName: 'Bid document.pdf', mimeType: 'application/pdf', size: null };
    expect(json).toEqual({ url, source, expiresAt: null, ...file });
  });

  it('is that of the copy where there is one, for a while; without the copy, or its storage, that of the publisher', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'application-'));
    const storage = folderStorage(
      folder.path,
      addressSigner('a secret for this test', 'https://example.org'),
    );
    await storage.put(KEPT, Buffer.from('%PDF-1.7'));
    const of = (n: number, from: Storage = storage) =>
      sourceFile({ pool: at.pool('tender_api') }, from, { documentId: uuidOf(0xd0000 + n) });
    const stored = await of(4);
    expect(stored).toMatchObject({ source: 'stored', size: 8, fileName: 'Bid document.pdf' });
    expect(stored!.url).toMatch(`https://example.org${FILES_PATH}/${KEPT}?expires=`);
    const lasts = Date.parse(stored!.expiresAt!) - Date.now();
    expect([lasts > 0, lasts <= 15 * 60_000]).toEqual([true, true]);
    expect(await of(5)).toMatchObject({ source: 'original', url: FILE, expiresAt: null });
    const fails = () => Promise.reject(new StorageError('unavailable', 'the disk is away'));
    expect(await of(4, { ...storage, stat: fails })).toMatchObject({ source: 'original', url: FILE });
  });

  it('is redirected to on request', async () => {
    const { status, headers } = await at.call(`${path(2)}?redirect=1`);
    expect([status, headers.get('location')]).toEqual([307, BUILT]);
  });

  it('is unknown for a document without one, and for no document', async () => {
    for (const address of [path(3), path(9), '/api/v1/documents/nonsense/download-url'])
      expect((await at.call(address)).status).toBe(404);
    expect((await at.call(`${path(1)}?redirect=perhaps`)).status).toBe(400);
    expect((await at.call('/api/tenders/%00')).status).toBe(400);
  });
});

describe('paths', () => {
  it('say which methods they have', async () => {
    const rejected = await at.call('/api/tenders', { method: 'DELETE' });
    expect([rejected.status, rejected.json.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(rejected.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    const options = await at.call('/api/tenders', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    const head = await at.call('/api/tenders', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await at.call('/api/nothing')).status).toBe(404);
  });
});
