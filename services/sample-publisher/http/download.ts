import {
  ENDLESS,
  endlessPieces,
  hostileFiles,
} from '#services/sample-publisher/generate/documents/hostile/files.ts';
import type { PublisherRequest, ServedCatalogue } from './request.ts';
import { fileResponse, type ResponseContent, text } from './response.ts';

/** Blob names that begin so are of hostile files, such as `hostile-cyclic.pdf`. */
const HOSTILE = 'hostile-';

/**
 * `GET /home/Download?blobName=…&downloadedFileName=…`: a tender's file, or a hostile one; an HTML page with status 200 when there is
 * no such file. Its faults: status 404, redirects to itself, a hostile file in place of the tender's.
 */
export async function download(
  { catalogue }: ServedCatalogue,
  { query, faults, ifNoneMatch, base, path }: PublisherRequest,
): Promise<ResponseContent> {
  const blobName = query.get('blobName') ?? '';
  if (faults['404'] !== undefined) return text(404, 'Not found.');
  const hop = Number(query.get('hop') ?? 0);
  if (faults.redirect !== undefined && hop < faults.redirect) {
    const name = query.get('downloadedFileName');
    const next = new URLSearchParams({
      blobName,
      ...(name === undefined ? {} : { downloadedFileName: name }),
      hop: String(hop + 1),
    });
    return { ...text(302, ''), headers: { location: `${base}${path}?${next}` } };
  }
  if (faults.hostile !== undefined)
    return hostile(Math.floor(faults.draw % (hostileFiles.length + 1)), ifNoneMatch);
  if (blobName.startsWith(HOSTILE)) {
    const wanted = blobName.slice(HOSTILE.length);
    const at =
      wanted === ENDLESS ? hostileFiles.length : hostileFiles.findIndex(({ name }) => name === wanted);
    return at === -1 ? text(404, 'Not found.') : hostile(at, ifNoneMatch);
  }
  const file = await catalogue.file(blobName);
  if (!file)
    return {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: '<!DOCTYPE html><html><body><h1>The file could not be found.</h1></body></html>',
    };
  return fileResponse(file, ifNoneMatch, dispositionOf(query.get('downloadedFileName') ?? blobName));
}

const dispositionOf = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"`,
});

/** A hostile file by its position; after the last one comes the file that does not end. */
async function hostile(at: number, ifNoneMatch: string | null): Promise<ResponseContent> {
  const file = hostileFiles[at];
  if (!file)
    return { status: 200, type: 'application/pdf', body: piecewise(), headers: dispositionOf(ENDLESS) };
  return fileResponse(
    { content: await file.bytes(), type: file.type },
    ifNoneMatch,
    dispositionOf(file.name),
  );
}

async function* piecewise(): AsyncGenerator<string> {
  yield* endlessPieces();
}
