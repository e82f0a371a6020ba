import type Router from '@koa/router';
import { type Page, pagesOf } from '#services/api/docs/pages.ts';
import type { RequestContext } from '#services/api/http/context.ts';
import { unknownPath } from '#services/api/http/nearest-path.ts';
import { sendPage } from '#services/api/http/page.ts';

/** The viewer writes inline styles; scripts, images and data may come from this server only. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * `/docs`, the page to begin with, further texts, the browsable reference, the errors, and the files that belong to them. Each page is made
 * when it is first asked for. Another path below /docs is 404, with the page that was probably meant.
 * @param publicUrl address callers use, without a slash at the end
 */
export function docsRoutes(router: Router<RequestContext>, publicUrl: string): void {
  const pages = pagesOf(publicUrl);
  for (const [path, make] of pages) {
    let made: Page | undefined;
    router.get(path, async (context) => {
      made ??= make();
      await sendPage(context, { ...made, policy: POLICY });
    });
  }
  const unknown = unknownPath([...pages.keys()]);
  router.get('/docs/*path', ({ method, url }) => {
    throw unknown(method, url);
  });
}
