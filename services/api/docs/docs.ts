import { hash } from 'node:crypto';
import { type Page, pages } from '#services/api/docs/pages.ts';
import { chooseEncoding, compressed } from '#services/api/http/compress.ts';
import type { Middleware } from '#services/api/http/context.ts';
import { send } from '#services/api/http/send.ts';
import { tagMatches } from '#services/api/v2/serve/response.ts';

/** The viewer writes styles into its elements; all else comes from here, and nothing from anywhere else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers `/docs`, the browsable reference, and what belongs to it. */
export function docs(): Middleware {
  const made = new Map<string, Page & { etag: string }>();
  const pageAt = (path: string) => {
    const known = made.get(path);
    if (known) return known;
    const page = pages.get(path)?.();
    if (!page) return undefined;
    const tagged = { ...page, etag: `W/"${hash('sha256', page.body, 'base64url').slice(0, 22)}"` };
    made.set(path, tagged);
    return tagged;
  };
  return async (context, next) => {
    const { method, url = '', headers } = context.req;
    if (!url.startsWith('/docs') || (method !== 'GET' && method !== 'HEAD')) return next();
    const page = pageAt((url.split('?', 1)[0] ?? '').replace(/\/$/, ''));
    if (!page) return next();
    const { etag, body } = page;
    const fields = ['Cache-Control', page.kept, 'Vary', 'Accept-Encoding'];
    const seen = headers['if-none-match'];
    if (seen !== undefined && tagMatches(seen, etag)) {
      send(context, { status: 304, fields, etag, policy: POLICY });
      return;
    }
    fields.push('Content-Type', page.type);
    const encoding = page.type.startsWith('image/') ? null : chooseEncoding(headers['accept-encoding']);
    const packing = encoding && compressed(encoding, body, '');
    if (!packing) {
      send(context, { status: 200, fields, etag, body, policy: POLICY });
      return;
    }
    const [start, end] = packing instanceof Promise ? await packing : packing;
    fields.push('Content-Encoding', encoding);
    send(context, { status: 200, fields, etag, body: start, end, policy: POLICY });
  };
}
