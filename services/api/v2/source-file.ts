import { z } from 'zod';
import { about } from '#services/api/http/shapes.ts';
import type { Parameters } from '#services/api/v2/router.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { lookupTerms } from '#services/api/v2/serve/parent.ts';
import { lookUp } from '#services/api/v2/serve/sql/statement.ts';
import { absent } from '#services/api/v2/serve/withdrawn.ts';
import { RequestError, StorageError } from '#shared/errors.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** What is published of a document's file. */
type Published = Pick<
  SourceFile,
  'id' | 'tenderId' | 'fileName' | 'mimeType' | 'fileSize' | 'cacheStatus'
> & {
  fileUrl: string | null;
  downloadUrl: string | null;
  /** Key of the copy in the storage. */
  storageKey: string | null;
  r2StorageUrl: string | null;
};

/** Where a file can be loaded from, in one shape for every room. */
export const sourceFileShape = z.object({
  ...partOf(tenderDocument.fields, [...['id', 'tenderId', 'fileName', 'fileSize', 'mimeType', 'cacheStatus']])
    .shape.shape,
  downloadUrl: about(z.url(), 'Address of the file.', tenderDocument.fields.fileUrl.example),
  source: about(
    z.enum(['stored', 'constructed', 'original']),
    '`stored`: a copy of this service. `original`: the address the publisher gives. `constructed`: an address at the publisher that follows from what it gives.',
  ),
  expiresAt: about(z.iso.datetime().nullable(), 'When the address expires; null if it does not expire.'),
  r2Key: about(z.null(), 'Always null: callers do not see where copies are stored.'),
});

export type SourceFile = {
  id: string;
  tenderId: string | null;
  fileName: string | null;
  fileSize: number | null;
  mimeType: string | null;
  cacheStatus: string | null;
  downloadUrl: string;
  source: 'stored' | 'constructed' | 'original';
  /** Instant; null where the address stays. */
  expiresAt: string | null;
  r2Key: null;
};

/** Seconds for which the address of a stored file can be used. */
const SIGNED_S = 15 * 60;

/**
 * Resolves the address of a tender document's file: the stored copy where there is one, otherwise the address that was built
 * from what the publisher gives, otherwise the address that the publisher gives itself.
 * @param path parameters of the path, with the id of the document
 * @param storage null where files are not kept
 * @throws RequestError 404 where there is no such document or no address of it is known, 410 where it was withdrawn
 */
export async function sourceFile(
  { pool }: Pick<Services, 'pool'>,
  storage: Storage | null,
  path: Parameters,
): Promise<SourceFile> {
  const terms = lookupTerms(tenderDocument, path, {});
  const row = await lookUp<[detail: string]>(pool, tenderDocument, terms, ['detail']);
  if (!row) throw await absent(tenderDocument, path, terms, { pool });
  const found = JSON.parse(row[0]) as Published;
  const { id, tenderId, fileName, mimeType, fileSize, cacheStatus } = found;
  const file = { id, tenderId, fileName, fileSize, mimeType, cacheStatus, r2Key: null };
  const stored = await storedFile(found, storage);
  if (stored) return { ...file, ...stored };
  const { downloadUrl, fileUrl, r2StorageUrl } = found;
  if (r2StorageUrl) return { ...file, downloadUrl: r2StorageUrl, source: 'stored', expiresAt: null };
  if (downloadUrl !== null && downloadUrl !== fileUrl)
    return { ...file, downloadUrl, source: 'constructed', expiresAt: null };
  if (fileUrl !== null) return { ...file, downloadUrl: fileUrl, source: 'original', expiresAt: null };
  const message = 'The publisher gave no address for this document, and no copy is stored.';
  throw new RequestError('NOT_FOUND', message);
}

async function storedFile(
  { storageKey, fileName, mimeType }: Published,
  storage: Storage | null,
): Promise<Pick<SourceFile, 'downloadUrl' | 'source' | 'expiresAt' | 'fileSize'> | null> {
  if (storageKey === null || !storage) return null;
  try {
    const stat = await storage.stat(storageKey);
    if (!stat) return null;
    const downloadUrl = await storage.signedUrl(storageKey, {
      seconds: SIGNED_S,
      fileName: fileName ?? 'document',
      mimeType: mimeType ?? 'application/octet-stream',
    });
    if (downloadUrl === null) return null;
    const expiresAt = new Date(Date.now() + SIGNED_S * 1000).toISOString();
    return { downloadUrl, source: 'stored', expiresAt, fileSize: stat.size };
  } catch (error) {
    // The publisher has the file as well.
    if (error instanceof StorageError) return null;
    throw error;
  }
}
