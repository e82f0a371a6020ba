import type Router from '@koa/router';
import { type Page, pagesOf } from '#services/api/docs/pages.ts';
import { compressed } from '#services/api/http/compress.ts';
import type { ApiContext, RequestContext } from '#services/api/http/context.ts';
import { tagMatches, weakTag } from '#services/api/http/etag.ts';
import { unknownPath } from '#services/api/http/nearest-path.ts';
import { chooseEncoding } from '#services/api/http/negotiate.ts';
import { send } from '#services/api/http/send.ts';

/** The viewer writes inline styles; scripts, images and data may come from this server only. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type TaggedPage = Page & { etag: string };

/**
 * `/docs`, the page to begin with, further texts, the browsable reference, the errors, and the files that belong to them. Each page is made
 * when it is first asked for. Another path below /docs is 404, with the page that was probably meant.
 * @param publicUrl address callers use, without a slash at the end
 */
export function docsRoutes(router: Router<RequestContext>, publicUrl: string): void {
  const pages = pagesOf(publicUrl);
  for (const [path, make] of pages) {
    let made: TaggedPage | undefined;
    router.get(path, async (context) => {
      made ??= tagged(make());
      await sendPage(context, made);
    });
  }
  const unknown = unknownPath([...pages.keys()]);
  router.get('/docs/*path', ({ method, url }) => {
    throw unknown(method, url);
  });
}

const tagged = (page: Page): TaggedPage => ({ ...page, etag: weakTag(page.body) });

async function sendPage(context: ApiContext, { type, kept, etag, body }: TaggedPage): Promise<void> {
  const { headers } = context.req;
  const fields = ['Cache-Control', kept, 'Vary', 'Accept-Encoding'];
  const seen = headers['if-none-match'];
  if (seen !== undefined && tagMatches(seen, etag)) {
    send(context, { status: 304, fields, etag, policy: POLICY });
    return;
  }
  fields.push('Content-Type', type);
  const encoding = type.startsWith('image/') ? null : chooseEncoding(headers['accept-encoding']);
  const packed = encoding && (await compressed(encoding, body, ''));
  if (!packed) {
    send(context, { status: 200, fields, etag, body, policy: POLICY });
    return;
  }
  const [start, end] = packed;
  fields.push('Content-Encoding', encoding);
  send(context, { status: 200, fields, etag, body: start, end, policy: POLICY });
}
