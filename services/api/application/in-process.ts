import { SESSION_COOKIE } from '#services/api/application/access/sessions.ts';
import type { Application } from '#services/api/application/application.ts';
import { handle } from '#services/api/application/handle.ts';
import { bodyReader } from '#services/api/application/request.ts';
import type { ApplicationContext, ApplicationRoute } from '#services/api/application/route.ts';
import type { InProcess } from '#services/api/http/in-process.ts';

/** @returns the application as the pages of the account use it: the same routes, checks and handlers as callers of /api */
export function inProcess(
  application: Application,
  routes: readonly ApplicationRoute[],
): InProcess<ApplicationContext> {
  const byName = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const readBody = bodyReader({});
  return {
    run: async (name, context, { path = {}, query = {}, body } = {}) => {
      const route = byName.get(name);
      if (!route) throw new TypeError(`there is no route ${name}`);
      const { json, stream } = await handle(application, route, context, {
        path,
        query: String(new URLSearchParams(query)),
        body: async () => body,
      });
      if (stream) throw new TypeError(`${name} gives a file`);
      return json ?? null;
    },
    readFields: async (context) => {
      await readBody(context);
      return (context.request.body ?? {}) as Record<string, unknown>;
    },
    cookieOf: ({ cookies }) => cookies.get(SESSION_COOKIE) || null,
  };
}
