import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Router from '@koa/router';
import Koa from 'koa';
import type { RequestContext } from '#services/api/http/context.ts';
import { requests } from '#services/api/http/requests.ts';
import type { FeedBody } from '#services/api/widgets/feeds/mount.ts';
import type { ReadFeed } from '#services/api/widgets/pages/embed.ts';
import { widgetPages } from '#services/api/widgets/pages/routes.ts';
import { createLog } from '#shared/log.ts';
import { folderStorage } from '#shared/storage/folder.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { startHttpServer } from '#test/support/http-server.ts';
import { bodyOf } from './feeds.ts';

export type PagesServer = { url: string; storage: Storage; folder: string; close: () => Promise<void> };

/** Serves the pages and scripts as the API does, and the feeds that they read from this origin. */
export async function startPages(
  readFeed: ReadFeed = async (name) => bodyOf(name) as FeedBody,
  given?: string,
): Promise<PagesServer> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'widgets-')));
  const storage = folderStorage(folder, null);
  const log = createLog('test', 'silent');
  const app = new Koa<RequestContext>();
  let respond: RequestListener;
  const { url, close } = await startHttpServer((request, response) => respond(request, response));
  const router = new Router<RequestContext>();
  widgetPages(router, { publicUrl: url, storage, log, readFeed });
  router.get('/api/widgets/:name', async (context) => {
    context.set('Access-Control-Allow-Origin', '*');
    context.body = await readFeed(context.params['name'] ?? '', context.querystring);
  });
  app.use(requests({ log, publicUrl: url }));
  app.use(router.routes());
  respond = app.callback();
  return {
    url,
    storage,
    folder,
    close: async () => {
      await close();
      if (given === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
