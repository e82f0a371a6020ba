import Router from '@koa/router';
import Koa from 'koa';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { createRouter } from '#services/api/v2/router.ts';
import { serve } from './serve.ts';

/**
 * `node bench/harness/routes.ts table|koa-router`: a Koa application that looks the path up among all paths of /v2 and
 * responds with a constant body.
 */
const BODY = Buffer.from('{"success":true}');
const app = new Koa();
const respond = (context: Koa.Context) => {
  context.type = 'application/json; charset=utf-8';
  context.body = BODY;
};
if (process.argv[2] === 'table') {
  const table = createRouter(endpoints.map(({ path }) => [path, path] as const));
  app.use((context) => {
    if (table.find(context.req.url ?? '/')) respond(context);
  });
} else {
  const router = new Router();
  // In this order the same path wins as in the table: one with fewer parameters comes first.
  const inOrder = endpoints.toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path));
  for (const { path } of inOrder) router.get(path.replaceAll(/\{(\w+)\}/g, ':$1'), respond);
  app.use(router.routes());
}

function parametersIn(path: string): number {
  return path.split('{').length;
}

serve(app);
