import { SESSION_COOKIE } from '#services/api/application/access/sessions.ts';
import type { Application } from '#services/api/application/application.ts';
import { handle } from '#services/api/application/handle.ts';
import { bodyReader } from '#services/api/application/request.ts';
import type { ApplicationContext, Route } from '#services/api/application/route.ts';

/** What a page gives a route of the application: what a program would send. Fields of a form may be its body. */
export type Given = {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** The application as the pages of the account use it: the same routes, checks and handlers as callers of /api. */
export type InProcess = {
  /**
   * Runs a route for the user whose cookie the request of the page has.
   * @param name method and path as declared, such as `GET /api/keys`
   * @returns the JSON of its answer; null where it has none
   * @throws RequestError as the route itself does
   */
  run: (name: string, context: ApplicationContext, given?: Given) => Promise<unknown>;
  /** Reads the fields of a form. @throws RequestError 400, 408, 413 */
  readFields: (context: ApplicationContext) => Promise<Readonly<Record<string, unknown>>>;
  /** @returns what the cookie of a login has, whether it is valid or not; null where there is none */
  cookieOf: (context: ApplicationContext) => string | null;
};

export function inProcess(application: Application, routes: readonly Route[]): InProcess {
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
