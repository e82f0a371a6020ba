import { SESSION_COOKIE } from '#services/api/application/access/sessions.ts';
import { dataTypes } from '#services/api/application/request.ts';
import type { ApplicationRoute, DocumentedAnswer, RouteParameters } from '#services/api/application/route.ts';
import { MEANINGS } from '#services/api/v2/openapi/components.ts';
import { envelopeSchemas } from '#services/api/v2/openapi/envelope-schemas.ts';
import { type Json, openapi, schemaOf } from '#services/api/v2/openapi/json.ts';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';

const DESCRIPTION =
  'Paths for a web application: tenders and files for everyone; exports and documents of the company for logged-in users; and the feeds of widgets, for everyone and from every page.';

/**
 * @param others further paths with their operations, whose errors are those of this description
 * @returns the OpenAPI 3.1 description of the room, from the declarations that its requests are checked by
 */
export const applicationOpenapi = (routes: readonly ApplicationRoute[], others: Json): Json =>
  openapi('Tender Data API: application', DESCRIPTION, {
    paths: { ...pathsOf(routes), ...others },
    components: {
      schemas: { Error: envelopeSchemas['Error'] },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a login.' },
        cookie: {
          ...{ type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          description:
            'The same token, as the login sets it; writes are accepted from pages of this service only.',
        },
      },
    },
  });

const pathsOf = (routes: readonly ApplicationRoute[]): Json =>
  Object.fromEntries(
    [...Map.groupBy(routes, ({ path }) => path)].map(([path, ofPath]) => [
      // OpenAPI has no word for a parameter with slashes.
      path.replace('{+', '{'),
      Object.fromEntries(ofPath.map((route) => [route.method.toLowerCase(), operationOf(route)])),
    ]),
  );

const operationOf = (route: ApplicationRoute): Json => ({
  operationId: operationId(route),
  tags: [route.group],
  summary: route.summary,
  ...(route.description === undefined ? {} : { description: route.description }),
  security: route.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
  parameters: [...parametersOf('path', route.pathParameters), ...parametersOf('query', route.query)],
  ...(route.body && { requestBody: requestBody(route.body) }),
  responses: {
    ...Object.fromEntries(Object.entries(route.answers).map(([status, of]) => [status, response(of)])),
    ...failuresOf(route),
  },
});

/** Such as `get-tenders-id`. */
const operationId = ({ method, path }: ApplicationRoute): string =>
  `${method} ${path}`
    .toLowerCase()
    .replace('/api', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

function parametersOf(place: 'path' | 'query', schema: RouteParameters | undefined): Json[] {
  if (!schema) return [];
  // What a parameter means is its type as it is read; whether it must be there, as it is sent.
  const { properties = {} } = schemaOf(schema, 'output') as { properties?: Record<string, Json> };
  const { required = [] } = schemaOf(schema, 'input') as { required?: string[] };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    ...{ name, in: place, required: place === 'path' || required.includes(name) },
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }));
}

function requestBody(body: NonNullable<ApplicationRoute['body']>): Json {
  const schema = schemaOf(body.schema, 'input');
  const types = body.kind === 'stream' ? [body.type] : dataTypes(body.csv);
  return {
    required: true,
    ...(body.description === undefined ? {} : { description: body.description }),
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}

const response = ({ description, schema, type = 'application/json' }: DocumentedAnswer): Json => ({
  description,
  ...(schema && {
    content: Object.fromEntries(
      [type]
        .flat()
        .map((one) => [
          one,
          { schema: one === 'application/json' ? schemaOf(schema, 'output') : { type: 'string' } },
        ]),
    ),
  }),
});

/** The errors that follow from a declaration, and those that it names; one response for each status. */
function failuresOf(route: ApplicationRoute): Json {
  const codes = new Set<ErrorCode>(['BAD_REQUEST', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE']);
  if (route.access !== 'public') codes.add('LOGIN_REQUIRED');
  else if (route.method === 'GET') codes.add('RATE_LIMITED');
  if (route.access === 'company' || (route.access === 'user' && route.method !== 'GET'))
    codes.add('FORBIDDEN');
  if (route.body?.kind === 'data') codes.add('CONTENT_TOO_LARGE');
  if (route.body !== undefined) codes.add('REQUEST_TIMEOUT').add('RATE_LIMITED');
  for (const code of route.failures ?? []) codes.add(code);
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `${code}: ${meaningOf(code)}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** Where a code means something else here than to the callers of /v2. */
const HERE: Partial<Record<ErrorCode, string>> = {
  FORBIDDEN: 'The user may not do this; `message` says why.',
  RATE_LIMITED:
    'Too many requests, or too much is stored; `details` names the rule if there are several, and Retry-After says how long to wait.',
  INSUFFICIENT_STORAGE:
    'A limit of the company is reached, which `details` names, or the disk is full; then Retry-After says when to try again.',
  GONE: 'The requested file or address has expired.',
};

const meaningOf = (code: ErrorCode): string => HERE[code] ?? MEANINGS[code];
