import type { Endpoint } from '#services/api/v2/endpoint.ts';
import type { Json } from '#services/api/v2/openapi/parameters.ts';
import { recordSchema, schemaName } from '#services/api/v2/openapi/schemas.ts';
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
  FORBIDDEN: "The key's plan or permissions do not include this path.",
  NOT_FOUND: 'There is no such record or path.',
  GONE: 'The cursor is older than what is kept; `details` says what to read anew.',
  METHOD_NOT_ALLOWED: 'Only GET, HEAD and OPTIONS are possible.',
  NOT_ACCEPTABLE: 'The Accept header excludes JSON.',
  KEY_LIMIT_REACHED: 'The plan has no room for another active key.',
  URI_TOO_LONG: 'The address is longer than 8 kB.',
  RATE_LIMITED:
    'A limit of the plan is used up, or an address sent more than ten wrong keys in a second; `details` and Retry-After say until when.',
  INTERNAL_ERROR: 'Something went wrong in the service.',
  SERVICE_UNAVAILABLE: 'The service cannot answer at the moment.',
};

/** @returns the error responses of an endpoint, by status */
export function failures(endpoint: Endpoint): Json {
  const statuses = new Set([400, 406, 414, 500, 503]);
  if (endpoint.access === 'key') for (const status of [401, 403, 429]) statuses.add(status);
  const named = endpoint.kind === 'list' ? endpoint.parent !== undefined : endpoint.kind === 'record';
  if (named || endpoint.kind === 'profile') statuses.add(404);
  if (endpoint.kind === 'procedure')
    for (const status of procedures[endpoint.procedure].failures ?? []) statuses.add(status);
  if (endpoint.kind === 'procedure' && endpoint.procedure === 'changes') statuses.add(410);
  return Object.fromEntries(
    [...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => [status, reference('responses', `Error${status}`)]),
  );
}

/**
 * @returns the components that paths refer to
 * @param used whether a pointer is referred to; records that no path refers to are left out
 */
export function components(resources: Iterable<Resource>, used: (pointer: string) => boolean): Json {
  const records = [...resources].flatMap((resource) =>
    (['list', 'detail'] as const).flatMap((level) =>
      used(`#/components/schemas/${schemaName(resource, level)}`)
        ? [[schemaName(resource, level), recordSchema(resource, level)] as const]
        : [],
    ),
  );
  return {
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'A key such as `tda_live_…`.' },
    },
    schemas: { ...Object.fromEntries(records), ...shared },
    headers,
    responses: responses(),
  };
}

const text = (description: string, extra: Json = {}): Json => ({ type: 'string', description, ...extra });
const whole = (description: string): Json => ({ type: 'integer', description });
const truth = (description: string): Json => ({ type: 'boolean', description });

const shared: Json = {
  Meta: {
    type: 'object',
    required: ['requestId', 'timestamp', 'apiVersion', 'deprecation'],
    properties: {
      requestId: text('Id of this request, also in X-Request-Id.'),
      timestamp: text('When it was answered.', { format: 'date-time' }),
      apiVersion: { const: 'v2' },
      deprecation: { type: 'null', description: 'Nothing of this interface is deprecated.' },
    },
  },
  RateMeta: {
    type: 'object',
    required: ['rateLimit'],
    properties: {
      rateLimit: {
        type: 'object',
        description: 'The window that will be used up first.',
        required: ['limit', 'remaining', 'reset', 'policy'],
        properties: {
          limit: whole('Calls in the window.'),
          remaining: whole('Calls left.'),
          reset: text('When the window ends.', { format: 'date-time' }),
          policy: text('The window.', { enum: ['daily', 'monthly'] }),
        },
      },
    },
  },
  ListMeta: {
    type: 'object',
    required: ['totalCount', 'hasNext', 'hasPrev'],
    properties: {
      query: text('The words searched for.'),
      similarWords: {
        const: true,
        description: 'No record has these words, so records with similar words are shown.',
      },
      dateBasis: text('What range and order go by, on paths that have a choice.'),
      totalCount: whole('Records in all pages.'),
      totalCountRelation: text('`gte`: there are at least so many. Absent where the number is exact.', {
        const: 'gte',
      }),
      nextCursor: {
        type: ['string', 'null'],
        description: 'Cursor of the next page; absent when reading by page number.',
      },
      hasNext: truth('Whether another page follows.'),
      hasPrev: truth('Whether this is not the first page.'),
      page: whole('Number of this page, when reading by page number; so are the next three.'),
      limit: whole('Records on one page.'),
      pageSize: whole('The same as limit.'),
      totalPages: whole('Pages in all.'),
    },
  },
  Error: {
    type: 'object',
    required: ['success', 'error', 'code', 'message', 'requestId', 'docs', 'timestamp'],
    properties: {
      success: { const: false },
      error: text('What went wrong, in a few words.'),
      code: text('What went wrong, for programs.', { enum: Object.keys(errorStatus) }),
      message: text('What went wrong, in full.'),
      requestId: text('Id of this request, also in X-Request-Id.'),
      docs: text('Documentation of this error.', { format: 'uri' }),
      timestamp: text('When it was answered.', { format: 'date-time' }),
      details: {
        description:
          'For 400 a list of { parameter, reason }; for 503 of a list that is not loaded its date and size; for 429 an object with limit, used, resetsAt, window and, for a limit of the plan, tier.',
        anyOf: [
          {
            type: 'array',
            items: {
              type: 'object',
              required: ['parameter', 'reason'],
              properties: { parameter: { type: 'string' }, reason: { type: 'string' } },
            },
          },
          { type: 'object' },
        ],
      },
    },
  },
};

const header = (description: string, schema: Json): Json => ({ description, schema });

const headers: Json = {
  'X-Request-Id': header(
    'Id of the request; one of your own is taken over if it has 8 to 128 letters, digits, `.`, `_`, `-`.',
    { type: 'string' },
  ),
  ETag: header('Changes with the answer; send it back in If-None-Match. A 304 costs no call.', {
    type: 'string',
  }),
  'X-RateLimit-Limit': header('Calls in the window.', { type: 'integer' }),
  'X-RateLimit-Remaining': header('Calls left in the window.', { type: 'integer' }),
  'X-RateLimit-Reset': header('When the window ends.', { type: 'string', format: 'date-time' }),
  'X-RateLimit-Policy': header('The window: daily or monthly.', { type: 'string' }),
  'Retry-After': header('Seconds until another try makes sense.', { type: 'integer' }),
};

/** One response for each status, with the codes that have it. */
function responses(): Json {
  // Keys are not made by any path of this interface.
  const answered = Object.entries(MEANINGS).filter(([code]) => code !== 'KEY_LIMIT_REACHED');
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
