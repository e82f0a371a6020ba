import { describe, expect, it } from 'vitest';
import { sourceFile } from '#services/api/v2/source-file.ts';
import { StorageError } from '#shared/errors.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import { folderStorage } from '#shared/storage/folder.ts';
import { addressSigner, FILES_PATH } from '#shared/storage/signed-address.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { newFolder } from '#test/support/folders.ts';
import { tenderRow, uuidOf } from '../v2/support/rows.ts';
import { documentRow, FILE } from './support/document-row.ts';
import { sharedApplication } from './support/served-application.ts';

const KEPT = 'documents/3c/3c7f1b52';
const BUILT = 'https://www.etenders.gov.za/home/Download/?blobName=built.pdf';

const at = sharedApplication(async () => {
  await at.readTables.tenders([tenderRow(0)]);
  await at.readTables.records(tenderDocument, [
    documentRow(1, {}),
    documentRow(2, { download_url: BUILT }),
    documentRow(3, { file_url: null, download_url: null }),
    documentRow(4, { storage_key: KEPT }),
    documentRow(5, { storage_key: 'documents/00/gone' }),
  ]);
});

describe('the address of a document', () => {
  const path = (n: number) => `/api/v1/documents/${uuidOf(0xd0000 + n)}/download-url`;

  it.each([
    [1, 'original', FILE],
    [2, 'constructed', BUILT],
  ])('of document %i is %s', async (n, source, url) => {
    const { status, json } = await at.call(path(n));
    expect(status).toBe(200);
    expect(json).toEqual({
      ...{ downloadUrl: url, fileName: 'Bid document.pdf', source, expiresAt: null, r2Key: null },
      ...{ id: uuidOf(0xd0000 + n), tenderId: '100000', fileSize: null },
      ...{ mimeType: 'application/pdf', cacheStatus: 'UNCACHED' },
    });
    const v2 = await at.api.get(`/v2/documents/${uuidOf(0xd0000 + n)}/download-url`);
    expect(v2.json.data).toEqual(json);
  });

  it('is that of the copy for a while if there is one; without the copy, or its storage, that of the publisher', async () => {
    const signer = addressSigner('a secret for this test', 'https://example.org');
    const storage = folderStorage(await newFolder(), signer);
    await storage.put(KEPT, Buffer.from('%PDF-1.7'));
    const of = (n: number, from: Storage = storage) =>
      sourceFile({ pool: at.pool('tender_api') }, from, { documentId: uuidOf(0xd0000 + n) });
    const stored = await of(4);
    expect(stored).toMatchObject({ source: 'stored', fileSize: 8, fileName: 'Bid document.pdf' });
    expect(stored!.downloadUrl).toMatch(`https://example.org${FILES_PATH}/${KEPT}?expires=`);
    const lasts = Date.parse(stored!.expiresAt!) - Date.now();
    expect([lasts > 0, lasts <= 15 * 60_000]).toEqual([true, true]);
    expect(await of(5)).toMatchObject({ source: 'original', downloadUrl: FILE, expiresAt: null });
    const fails = () => Promise.reject(new StorageError('unavailable', 'the disk is away'));
    expect(await of(4, { ...storage, stat: fails })).toMatchObject({ source: 'original', downloadUrl: FILE });
  });

  it('is redirected to on request', async () => {
    const { status, headers } = await at.call(`${path(2)}?redirect=1`);
    expect([status, headers.get('location')]).toEqual([307, BUILT]);
  });

  it('is 404 for a document without one, and for an unknown document', async () => {
    for (const address of [path(3), path(9), '/api/v1/documents/nonsense/download-url'])
      expect((await at.call(address)).status).toBe(404);
    expect((await at.call(`${path(1)}?redirect=perhaps`)).status).toBe(400);
  });
});
