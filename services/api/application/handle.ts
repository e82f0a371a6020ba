import { requireCompany } from '#services/api/application/access/session.ts';
import type { Application } from '#services/api/application/application.ts';
import { bodyOf, pathOf, queryOf } from '#services/api/application/request.ts';
import type { ApplicationContext, ApplicationRoute, Reply } from '#services/api/application/route.ts';

/** The parts of a request that the declaration of its route checks. */
export type Parts = {
  /** Parameters of the path, decoded. */
  path: Readonly<Record<string, string>>;
  /** Text after the question mark, still encoded. */
  query: string;
  /** Reads the body; called where the route has one that is data. */
  body: () => Promise<unknown>;
};

/**
 * Checks a request in the order of its errors, 401, 403, then 400, and has it handled.
 * @throws RequestError
 */
export async function handle(
  { sessions }: Application,
  route: ApplicationRoute,
  context: ApplicationContext,
  parts: Parts,
): Promise<Reply> {
  let session = null;
  if (route.access !== 'public') {
    const login = await sessions.authenticate(context);
    session = login.session;
    context.state.login = login;
    context.state.session = session;
    if (route.access === 'company') session = requireCompany(session);
  }
  const path = pathOf(route.pathParameters, parts.path);
  const query = queryOf(route.query, parts.query);
  const body = route.body?.kind === 'data' ? bodyOf(route.body.schema, await parts.body()) : undefined;
  return route.handle({ context, session, path, query, body });
}
