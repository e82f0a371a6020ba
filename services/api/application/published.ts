import type { ApplicationContext, Reply } from '#services/api/application/route.ts';
import { compressed } from '#services/api/http/compress.ts';
import { tagMatches } from '#services/api/http/etag.ts';
import { chooseEncoding } from '#services/api/http/negotiate.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';

/** What everyone may read may be kept by anyone for a short while, as public paths of /v2 may. */
const KEPT = 'public, max-age=30';

/** Of a response that could not be made anew, because the database does not respond. */
const agedHeaders = (age: number) => ({ Age: String(age), Warning: '110 - "Response is Stale"' });

/**
 * @param kept how long others may keep it, as Cache-Control
 * @returns published records as a response: 304 for a caller who has them already, compressed for one who can read that
 */
export async function published(
  context: ApplicationContext,
  { start, etag, age }: PreparedResponse,
  kept = KEPT,
): Promise<Reply> {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': kept,
    ETag: etag,
    Vary: 'Accept, Accept-Encoding',
    ...(age !== undefined && agedHeaders(age)),
  };
  const seen = context.headers['if-none-match'];
  if (seen !== undefined && tagMatches(seen, etag)) return { status: 304, headers };
  const encoding = chooseEncoding(context.headers['accept-encoding']);
  const packed = encoding && (await compressed(encoding, start, ''));
  if (!packed) return { stream: start, headers };
  return {
    stream: Buffer.concat(packed),
    headers: { ...headers, 'Content-Encoding': encoding },
  };
}
