import type { Readable } from 'node:stream';
import type { RouterContext } from '@koa/router';
import type { z } from 'zod';
import type { CompanySession, Session } from '#services/api/application/access/session.ts';
import type { Login } from '#services/api/application/access/sessions.ts';
import type { RequestContext } from '#services/api/http/context.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** What a route of the application knows of a request. */
export type ApplicationState = RequestContext & {
  /** The user, on routes that are not public. */
  session?: Session;
  /** The login that the session comes from. */
  login?: Login;
};
export type ApplicationContext = RouterContext<ApplicationState> & { request: { body?: unknown } };

/**
 * Who may call: everyone, a logged-in user, or a logged-in user with a company profile. With `company` an admin without a
 * company is rejected as well.
 */
export type Access = 'public' | 'user' | 'company';
type SessionOf<Kind extends Access> = { public: null; user: Session; company: CompanySession }[Kind];

/** Parameters by name; each schema reads a text. `description` and examples come from `meta`. */
export type RouteParameters = z.ZodObject;

export type DataBody<Schema extends z.ZodType = z.ZodType> = {
  kind: 'data';
  schema: Schema;
  description?: string;
  /** Bytes that it may have, where that is another number than usual. */
  maxBytes?: number;
  /** Whether CSV is taken as well, which the handler has as a text. */
  csv?: true;
};

/**
 * The body of a request. `data`: JSON or a form of single values, of either kind, read and checked before the handler. `stream`: the handler
 * reads it from `context.req` itself, such as a file that must not be in memory; the schema then only describes it.
 */
export type Body<Schema extends z.ZodType = z.ZodType> =
  | DataBody<Schema>
  | { kind: 'stream'; type: string; schema: Schema; description?: string };

/** A response that a route documents: JSON of the schema, text of another content type or one of several, or none. */
export type DocumentedAnswer = { description: string; schema?: z.ZodType; type?: string | readonly string[] };

/** A request whose parts were checked. */
export type CheckedRequest<Kind extends Access, Path, Query, Data> = {
  context: ApplicationContext;
  session: SessionOf<Kind>;
  path: Path;
  query: Query;
  /** Undefined where the route has no body that is read before. */
  body: Data;
};

/** A response: JSON, or bytes of a type; with neither, none. `headers` are added to those of every response. */
export type Reply = {
  status?: number;
  json?: unknown;
  stream?: Readable | Buffer;
  headers?: Record<string, string>;
};

export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One route, as declared: what is checked before its handler runs, and what `/api/openapi.json` says of it. */
export type ApplicationRoute = {
  method: RouteMethod;
  /** With parameters in braces, such as `/api/tenders/{id}`; `{+key}` at the end may have slashes. */
  path: string;
  /** Title of the group in the description. */
  group: string;
  summary: string;
  description?: string;
  access: Access;
  /** Whether pages of every other site may read the responses. */
  open?: true;
  pathParameters?: RouteParameters;
  query?: RouteParameters;
  body?: Body;
  /** Responses by status. */
  answers: Readonly<Record<number, DocumentedAnswer>>;
  /** Codes of the errors besides those that follow from the rest of the declaration. */
  failures?: readonly ErrorCode[];
  handle: (asked: CheckedRequest<Access, unknown, unknown, unknown>) => Promise<Reply> | Reply;
};

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/**
 * @param group title of the group in the description
 * @returns what declares a route of the group; types of the handler follow from the schemas
 */
export const routesIn =
  (group: string) =>
  <
    const Kind extends Access,
    Path extends RouteParameters | undefined = undefined,
    Query extends RouteParameters | undefined = undefined,
    Data extends z.ZodType | undefined = undefined,
  >(
    method: RouteMethod,
    path: string,
    summary: string,
    route: Pick<ApplicationRoute, 'description' | 'open' | 'answers' | 'failures'> & {
      access: Kind;
      pathParameters?: Path;
      query?: Query;
      body?: Data extends z.ZodType ? Body<Data> : never;
      handle: (asked: CheckedRequest<Kind, Read<Path>, Read<Query>, Read<Data>>) => Promise<Reply> | Reply;
    },
  ): ApplicationRoute =>
    ({ method, path, group, summary, ...route }) as unknown as ApplicationRoute;
