import { badRequest } from '#shared/errors.ts';

/**
 * Finds the route of a path. Literal segments win over parameters, whatever the order of declaration. A path is split
 * before it is decoded, once, so that an encoded slash or `%` stays part of its parameter.
 *
 * Our own because it was measured: with all paths of /v2 and constant responses Koa serves 1.6 times as many
 * requests with this table as with @koa/router (`npm run bench -- routing`). @koa/router takes 10 µs of CPU more for a
 * request; a cached page takes 40 µs in all.
 * Decision: docs/decisions/0010-plumbing-where-it-is-measured.md
 */
export type Router<Route> = {
  /**
   * @param path percent-encoded, without the query; a trailing slash makes no difference
   * @throws RequestError 400 for a malformed escape or a NUL character
   */
  find: (path: string) => RouteMatch<Route> | null;
};

export type RouteMatch<Route> = { route: Route; parameters: Parameters };

/** Path parameters by name, decoded. */
export type Parameters = Readonly<Record<string, string>>;

type Node<Route> = {
  literals: Map<string, Node<Route>>;
  parameter: Node<Route> | null;
  end: End<Route> | null;
};
type End<Route> = { route: Route; names: string[] };

const none: Parameters = Object.freeze({});

/**
 * @param routes path templates such as `/v2/tenders/{id}`, each with its route
 * @throws Error for two routes with the same path
 */
export function createRouter<Route>(
  routes: Iterable<readonly [template: string, route: Route]>,
): Router<Route> {
  const root = node<Route>();
  const whole = new Map<string, RouteMatch<Route>>();
  for (const [template, route] of routes) {
    const names: string[] = [];
    let at = root;
    for (const segment of template.split('/').slice(1)) {
      if (segment.startsWith('{')) {
        names.push(segment.slice(1, -1));
        at.parameter ??= node();
        at = at.parameter;
      } else {
        const next = at.literals.get(segment) ?? node<Route>();
        at.literals.set(segment, next);
        at = next;
      }
    }
    if (at.end) throw new Error(`two routes for ${template}`);
    at.end = { route, names };
    if (names.length === 0) whole.set(template, { route, parameters: none });
  }
  return {
    find: (path) => {
      const known = whole.get(path);
      if (known) return known;
      const segments = path.split('/').slice(1).map(decode);
      if (segments.at(-1) === '') segments.pop();
      const values: string[] = [];
      const end = descend(root, segments, 0, values);
      if (!end) return null;
      return {
        route: end.route,
        parameters: Object.fromEntries(end.names.map((name, at) => [name, values[at] ?? ''])),
      };
    },
  };
}

const node = <Route>(): Node<Route> => ({ literals: new Map(), parameter: null, end: null });

function descend<Route>(
  at: Node<Route>,
  segments: string[],
  index: number,
  values: string[],
): End<Route> | null {
  const segment = segments[index];
  if (segment === undefined) return at.end;
  const literal = at.literals.get(segment);
  const found = literal && descend(literal, segments, index + 1, values);
  if (found) return found;
  if (!at.parameter || segment === '') return null;
  values.push(segment);
  const end = descend(at.parameter, segments, index + 1, values);
  if (!end) values.pop();
  return end;
}

function decode(segment: string): string {
  try {
    const text = segment.includes('%') ? decodeURIComponent(segment) : segment;
    if (!text.includes('\0')) return text;
  } catch {
    throw badRequest({
      parameter: 'path',
      reason: `${segment.slice(0, 100)} is not valid percent-encoded UTF-8`,
    });
  }
  throw badRequest({ parameter: 'path', reason: 'must not contain a NUL character' });
}
