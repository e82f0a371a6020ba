import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FormFile } from '#services/api/application/multipart.ts';
import { type Scan, ScannerError, startScan } from '#services/api/application/vault/clamd.ts';
import type { VaultSettings } from '#services/api/application/vault/settings.ts';
import { type FileKind, kindOfName, mimeTypeOf, scanKind } from '#shared/domain/vault/file-kind.ts';
import { cleanFileName } from '#shared/domain/vault/file-name.ts';
import { badRequest, RequestError } from '#shared/errors.ts';
import type { Logger } from '#shared/log.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** 10 MB as programs count it. A file of exactly so many bytes is accepted. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** A file that was checked and stored. */
export type ReceivedFile = { fileName: string; mimeType: string; size: number; sha256: string };

export type Receiving = { storage: Storage; settings: VaultSettings; log: Logger };

/**
 * Stores a file while it arrives. Size, kind and viruses are judged as it passes, and the last of it is not given to the storage
 * before all are known, so that a rejected file was never stored.
 * @throws RequestError 400 for a file that a vault does not take, 503 where the scanner gives no answer; StorageError
 */
export async function receiveFile(
  { storage, settings, log }: Receiving,
  key: string,
  file: FormFile,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  if (file.field !== 'file') throw refused('is a file; only the part `file` may be one', file.field);
  const fileName = cleanFileName(file.fileName);
  if (fileName === null) throw refused('has no name');
  const kind = kindOfName(fileName);
  if (kind === null) throw refused('must be a PDF, DOC, DOCX, JPG, JPEG or PNG file, by its extension');
  const hash = createHash('sha256');
  const scanner = settings.scanner === null ? null : await guardedScan(settings, log);
  try {
    const checked = Readable.from(checkedPieces(file.content, kind, hash, scanner), { objectMode: false });
    const { size } = await storage.put(key, checked, { mimeType: mimeTypeOf(kind), signal });
    return { fileName, mimeType: mimeTypeOf(kind), size, sha256: hash.digest('hex') };
  } finally {
    scanner?.cancel();
  }
}

const refused = (reason: string, parameter = 'file'): RequestError => badRequest({ parameter, reason });

async function* checkedPieces(
  content: Readable,
  kind: FileKind,
  hash: { update: (piece: Uint8Array) => unknown },
  scanner: Scan | null,
): AsyncGenerator<Uint8Array> {
  const scan = scanKind();
  let size = 0;
  for await (const piece of content as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > MAX_FILE_BYTES) throw refused(`is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
    scan.add(piece);
    hash.update(piece);
    await scanner?.add(piece);
    yield piece;
  }
  if (size === 0) throw refused('is empty');
  if (scan.kind() !== kind)
    throw refused(`is not a ${kind.toUpperCase()} file, although its extension says so`);
  const found = (await scanner?.end())?.found ?? null;
  if (found !== null) throw refused(`contains ${found}`);
}

/** A scan that passes over the failures of the scanner where the settings say so, and otherwise rejects the upload. */
async function guardedScan({ scanner, acceptsUnscanned }: VaultSettings, log: Logger): Promise<Scan> {
  let broken = false;
  const guard = async <Result>(work: () => Promise<Result>, instead: Result): Promise<Result> => {
    if (broken) return instead;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ScannerError)) throw error;
      broken = true;
      log.warn({ err: error, accepted: acceptsUnscanned }, 'scanner of uploads gives no answer');
      if (acceptsUnscanned) return instead;
      throw new RequestError('SERVICE_UNAVAILABLE', 'Uploads cannot be scanned at the moment.', undefined, {
        'Retry-After': '30',
      });
    }
  };
  const scan = await guard<Scan | null>(() => startScan(scanner!), null);
  return {
    add: (piece) => guard(async () => scan?.add(piece), undefined),
    end: () => guard(async () => scan?.end() ?? { found: null }, { found: null }),
    cancel: () => scan?.cancel(),
  };
}
