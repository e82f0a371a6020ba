import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { envelopeSchemas } from '#services/api/v2/openapi/envelope-schemas.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { recordSchemas } from '#services/api/v2/openapi/records.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** @returns a pointer to a component */
export const reference = (kind: 'schemas' | 'headers' | 'responses', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

/** Meaning of each error, for readers of the description. */
export const MEANINGS: Record<ErrorCode, string> = {
  BAD_REQUEST: 'A parameter is wrong or unknown; `details` names each with the reason.',
  UNAUTHORIZED: 'No API key was sent.',
  INVALID_API_KEY: 'The API key is unknown, revoked or expired.',
  LOGIN_REQUIRED:
    'The request has no valid token of a user, or email or password of a login are wrong. Only under /api.',
  FORBIDDEN: "The key's plan or permissions do not include this path.",
  NOT_FOUND: 'There is no such record or path.',
  GONE: 'The record was withdrawn, and `details` says when; or a cursor is too old, and `details` says what to read anew.',
  METHOD_NOT_ALLOWED: 'The path does not allow this method. Paths of /v2 allow GET, HEAD and OPTIONS.',
  NOT_ACCEPTABLE: 'The Accept header excludes every format of the path.',
  REQUEST_TIMEOUT: 'The body of the request arrived too slowly.',
  CONFLICT: 'The state of the record does not allow the request; `details` says what stands in the way.',
  KEY_LIMIT_REACHED: 'The plan has no room for another active key.',
  CONTENT_TOO_LARGE: 'The body is too large, or the request asks for too much at once.',
  URI_TOO_LONG: 'The address is longer than 8 kB.',
  RATE_LIMITED:
    'A limit is used up: calls of the plan, wrong keys of an address, unread answers, or requests that wait. `details` names the limit, and Retry-After says how long to wait.',
  INTERNAL_ERROR: 'Something went wrong in the service.',
  SERVICE_UNAVAILABLE:
    'The service cannot answer at the moment, for example because its database does not respond. Retry-After says when to try again.',
  INSUFFICIENT_STORAGE: 'There is no room for the file.',
};

/** @returns the error responses of an endpoint, by status */
export function failures(endpoint: Endpoint): Json {
  const statuses = new Set([400, 406, 414, 500, 503]);
  if (endpoint.access === 'key') for (const status of [401, 403, 429]) statuses.add(status);
  const named = endpoint.kind === 'list' ? endpoint.parent !== undefined : endpoint.kind === 'record';
  if (named || endpoint.kind === 'profile') for (const status of [404, 410]) statuses.add(status);
  if (endpoint.kind === 'procedure')
    for (const status of procedures[endpoint.procedure].failures ?? []) statuses.add(status);
  if (endpoint.kind === 'procedure' && endpoint.procedure === 'changes') statuses.add(410);
  return Object.fromEntries(
    [...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => [status, reference('responses', `Error${status}`)]),
  );
}

/** @returns the schemas that paths may refer to: records of these resources, unions of them, parts of envelopes */
export const schemasOf = (resources: readonly Resource[], unions: readonly Json[]): Json =>
  Object.assign({}, ...[...new Set(resources)].map(recordSchemas), ...unions, envelopeSchemas);

/**
 * @param schemas by name
 * @returns the components that paths refer to, directly or through other components
 */
export function components(paths: Json, schemas: Json): Json {
  const answers = responses();
  const used = new Set<string>();
  const follow = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      const name = key === '$ref' ? /^#\/components\/schemas\/(\w+)$/.exec(value)?.[1] : undefined;
      if (name === undefined) follow(value);
      else if (!used.has(name)) {
        used.add(name);
        follow(schemas[name]);
      }
    }
  };
  follow([paths, answers]);
  return {
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'A key such as `tda_live_…`.' },
    },
    schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
    headers,
    responses: answers,
  };
}

const header = (description: string, schema: Json): Json => ({ description, schema });

const headers: Json = {
  'X-Request-Id': header(
    'Id of the request; your own id is used if it has 8 to 128 letters, digits, `.`, `_`, `-`.',
    { type: 'string' },
  ),
  ETag: header('Changes with the answer; send it back in If-None-Match. A 304 costs no call.', {
    type: 'string',
  }),
  'X-RateLimit-Limit': header('Calls in the window.', { type: 'integer' }),
  'X-RateLimit-Remaining': header('Calls left in the window.', { type: 'integer' }),
  'X-RateLimit-Reset': header('When the window ends.', { type: 'string', format: 'date-time' }),
  'X-RateLimit-Policy': header('The window: daily or monthly.', { type: 'string' }),
  Age: header(
    'Seconds since the answer was made; only on answers that are repeated while the database does not respond.',
    { type: 'integer' },
  ),
  Warning: header('`110 - "Response is Stale"`; only together with Age.', { type: 'string' }),
  'Retry-After': header('Seconds to wait before you try again.', { type: 'integer' }),
};

/** Errors of other rooms: no path of this interface makes keys or takes bodies. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'LOGIN_REQUIRED',
  'REQUEST_TIMEOUT',
  'CONFLICT',
  'KEY_LIMIT_REACHED',
  'CONTENT_TOO_LARGE',
  'INSUFFICIENT_STORAGE',
]);

/** One response for each status, with the codes that have it. */
function responses(): Json {
  const answered = Object.entries(MEANINGS).filter(([code]) => !ELSEWHERE.has(code));
  const byStatus = Map.groupBy(answered, ([code]) => errorStatus[code as ErrorCode]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      `Error${status}`,
      {
        description: codes.map(([code, meaning]) => `${code}: ${meaning}`).join(' '),
        ...([429, 503].includes(status)
          ? { headers: { 'Retry-After': reference('headers', 'Retry-After') } }
          : {}),
        content: Object.fromEntries(
          ['application/json', 'application/problem+json'].map((type) => [
            type,
            { schema: reference('schemas', 'Error') },
          ]),
        ),
      },
    ]),
  );
}
