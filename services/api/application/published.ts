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
 * @param end JSON text that follows the bytes of the prepared response
 * @returns published records as a response: 304 for a caller who has them already, compressed for one who can read that
 */
export async function published(
  context: ApplicationContext,
  { start, etag, age }: PreparedResponse,
  end: string,
): Promise<Reply> {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': KEPT,
    ETag: etag,
    Vary: 'Accept, Accept-Encoding',
    ...(age !== undefined && agedHeaders(age)),
  };
  const seen = context.headers['if-none-match'];
  if (seen !== undefined && tagMatches(seen, etag)) return { status: 304, headers };
  const encoding = chooseEncoding(context.headers['accept-encoding']);
  const packed = encoding && (await compressed(encoding, start, end));
  if (!packed) return { stream: Buffer.concat([start, Buffer.from(end)]), headers };
  const [body, rest] = packed;
  return {
    stream: Buffer.concat([body, typeof rest === 'string' ? Buffer.from(rest) : rest]),
    headers: { ...headers, 'Content-Encoding': encoding },
  };
}
