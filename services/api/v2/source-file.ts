import type { Parameters } from '#services/api/v2/router.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { lookupTerms, missing } from '#services/api/v2/serve/parent.ts';
import { lookupStatement } from '#services/api/v2/serve/sql/statement.ts';
import { StorageError } from '#shared/errors.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** What is published of a document's file. */
type Published = {
  fileName: string | null;
  mimeType: string | null;
  fileSize: number | null;
  fileUrl: string | null;
  downloadUrl: string | null;
  /** Key of the copy in the storage. */
  storageKey: string | null;
  r2StorageUrl: string | null;
};

/** Where a file can be loaded from. `expiresAt` is null where the address stays. */
export type SourceFile = {
  url: string;
  /** `stored`: a copy of this service. `worker`: an address at the publisher that a worker built. `original`: as published. */
  source: 'stored' | 'worker' | 'original';
  expiresAt: string | null;
  fileName: string | null;
  mimeType: string | null;
  size: number | null;
};

/** Seconds for which the address of a stored file can be used. */
const SIGNED_S = 15 * 60;

/**
 * Resolves the address of a tender document's file: the stored copy where there is one, otherwise the address that was built
 * from what the publisher gives, otherwise the address that the publisher gives itself.
 * @param path parameters of the path, with the id of the document
 * @param storage null where files are not kept
 * @returns null where no address is known
 * @throws RequestError 404 where there is no such document
 */
export async function sourceFile(
  { pool }: Pick<Services, 'pool'>,
  storage: Storage | null,
  path: Parameters,
): Promise<SourceFile | null> {
  const statement = lookupStatement(tenderDocument, lookupTerms(tenderDocument, path, {}), ['detail']);
  const { rows } = statement ? await pool.query<[detail: string]>(statement) : { rows: [] };
  const [row] = rows;
  if (!row) throw missing(tenderDocument, path);
  const found = JSON.parse(row[0]) as Published;
  const { fileName, mimeType, fileSize: size } = found;
  const file = { fileName, mimeType, size };
  const stored = await storedFile(found, storage);
  if (stored) return { ...file, ...stored };
  const { downloadUrl, fileUrl, r2StorageUrl } = found;
  if (r2StorageUrl) return { ...file, url: r2StorageUrl, source: 'stored', expiresAt: null };
  if (downloadUrl !== null && downloadUrl !== fileUrl)
    return { ...file, url: downloadUrl, source: 'worker', expiresAt: null };
  return fileUrl === null ? null : { ...file, url: fileUrl, source: 'original', expiresAt: null };
}

async function storedFile(
  { storageKey, fileName, mimeType }: Published,
  storage: Storage | null,
): Promise<Pick<SourceFile, 'url' | 'source' | 'expiresAt' | 'size'> | null> {
  if (storageKey === null || !storage) return null;
  try {
    const stat = await storage.stat(storageKey);
    if (!stat) return null;
    const url = await storage.signedUrl(storageKey, {
      seconds: SIGNED_S,
      fileName: fileName ?? 'document',
      mimeType: mimeType ?? 'application/octet-stream',
    });
    if (url === null) return null;
    const expiresAt = new Date(Date.now() + SIGNED_S * 1000).toISOString();
    return { url, source: 'stored', expiresAt, size: stat.size };
  } catch (error) {
    // The publisher has the file as well.
    if (error instanceof StorageError) return null;
    throw error;
  }
}
