import type Router from '@koa/router';
import type { Fields, RequestContext } from '#services/api/http/context.ts';
import { unknownPath } from '#services/api/http/nearest-path.ts';
import { type PageReply, sendPage } from '#services/api/http/page.ts';
import { BUILDER_POLICY, BUILDER_STYLE, builderPage } from '#services/api/widgets/pages/builder.ts';
import { embedPage, type ReadFeed } from '#services/api/widgets/pages/embed.ts';
import { addressOf, kinds } from '#services/api/widgets/pages/kinds.ts';
import { oembedOf, oembedXml } from '#services/api/widgets/pages/oembed.ts';
import { createScripts } from '#services/api/widgets/pages/scripts.ts';
import { badRequest, RequestError } from '#shared/errors.ts';
import type { Logger } from '#shared/log.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** Any page may load the scripts and read the manifest; there are no cookies. */
const OPEN: Fields = ['Access-Control-Allow-Origin', '*', 'Timing-Allow-Origin', '*'];
const HOUR = 'public, max-age=3600, stale-while-revalidate=604800';
const FOR_EVER = 'public, max-age=31536000, immutable';
const MINUTES = 'public, max-age=300';
const NOTHING = 'no-store';

const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

type Asked = { path: Readonly<Record<string, string>>; query: URLSearchParams };

export type PagesDependencies = {
  /** Address callers use, without a slash at the end. */
  publicUrl: string;
  storage: Storage;
  log: Logger;
  readFeed: ReadFeed;
};

/**
 * The room /widgets: scripts, pages for frames, oEmbed, and the page on which people choose. One declaration for each route.
 * Decision: docs/decisions/0163-widgets.md
 */
export function widgetPages(
  router: Router<RequestContext>,
  { publicUrl, storage, log, readFeed }: PagesDependencies,
): void {
  const scripts = createScripts(storage, log);

  const routes: Record<string, (asked: Asked) => Promise<PageReply>> = {
    '/widgets': async ({ query }) => {
      const { status, body } = builderPage(query, await scripts.built(), publicUrl);
      const kept = status === 200 ? MINUTES : NOTHING;
      return { type: HTML_TYPE, kept, policy: BUILDER_POLICY, body: String(body), status };
    },
    '/widgets/v1/manifest.json': async () => ({
      ...{ type: JSON_TYPE, kept: MINUTES },
      body: JSON.stringify({
        version: 1,
        scripts: Object.fromEntries(
          [...(await scripts.built()).scripts].map(([name, { content: _, ...script }]) => [
            name,
            { ...script, url: `${publicUrl}/widgets/${script.hash}/${name}.js` },
          ]),
        ),
      }),
    }),
    '/widgets/v1/builder.css': async () => ({
      ...{ type: 'text/css; charset=utf-8', kept: MINUTES, body: BUILDER_STYLE },
    }),
    '/widgets/v1/oembed': async ({ query }) => {
      const format = query.get('format') ?? 'json';
      if (format !== 'json' && format !== 'xml')
        throw badRequest({ parameter: 'format', reason: 'must be json or xml' });
      const answer = oembedOf(query, publicUrl);
      return format === 'xml'
        ? { type: 'text/xml; charset=utf-8', kept: HOUR, body: oembedXml(answer) }
        : { type: JSON_TYPE, kept: HOUR, body: JSON.stringify(answer) };
    },
    '/widgets/v1/embed/:kind': async ({ path, query }) => {
      const kind = kinds.get(path['kind'] ?? '');
      if (!kind)
        throw new RequestError(
          'NOT_FOUND',
          `There is no widget ${path['kind']?.slice(0, 40)}, only ${[...kinds.keys()].join(', ')}.`,
        );
      const own = addressOf(publicUrl, kind, query);
      const { body, policy, failed } = await embedPage(kind, query, await scripts.built(), readFeed, {
        home: `${publicUrl}/widgets`,
        oembed: `${publicUrl}/widgets/v1/oembed?url=${encodeURIComponent(own)}`,
      });
      return {
        type: HTML_TYPE,
        kept: failed ? NOTHING : MINUTES,
        policy,
        body: String(body),
        status: failed ? 503 : 200,
      };
    },
    '/widgets/v1/:name.js': async ({ path }) => ({
      ...{ type: SCRIPT, kept: HOUR, body: await scripts.current(path['name'] ?? '') },
    }),
    '/widgets/:hash/:name.js': async ({ path: { hash = '', name = '' } }) => {
      if (!/^[0-9a-f]{20}$/.test(hash) || !/^[a-z-]{1,40}$/.test(name))
        throw new RequestError('NOT_FOUND', 'There is no such script.');
      return { type: SCRIPT, kept: FOR_EVER, body: await scripts.fixed(hash, name) };
    },
  };

  for (const [path, answer] of Object.entries(routes)) {
    router.get(path, async (context) => {
      context.state.roomFields = OPEN;
      const query = new URLSearchParams(context.querystring);
      await sendPage(context, await answer({ path: context.params, query }));
    });
  }
  const unknown = unknownPath(Object.keys(routes).map((path) => path.replaceAll(/:(\w+)/g, '{$1}')));
  router.get('/widgets/*path', ({ method, url }) => {
    throw unknown(method, url);
  });
}
