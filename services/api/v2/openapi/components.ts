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
  NOT_ACCEPTABLE: 'The Accept header excludes what the path gives.',
  KEY_LIMIT_REACHED: 'The plan has no room for another active key.',
  URI_TOO_LONG: 'The address is longer than 8 kB.',
  RATE_LIMITED:
    'A limit of the plan is used up, an address sent more than ten wrong keys in a second, or a key leaves too much unread; `details` and Retry-After say which, and until when.',
  INTERNAL_ERROR: 'Something went wrong in the service.',
  SERVICE_UNAVAILABLE:
    'The service cannot answer at the moment, such as while its database does not respond; Retry-After says when to try again.',
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
        description: 'Words were corrected, because no record has them; `corrections` names them.',
      },
      corrections: {
        type: 'array',
        description: 'Words that were corrected, each with what was searched for instead.',
        items: {
          type: 'object',
          required: ['from', 'to'],
          properties: { from: text('As it was written.'), to: { type: 'array', items: { type: 'string' } } },
        },
      },
      uncorrected: text('Path of the same search with the words as they were written.'),
      matching: {
        type: 'object',
        description:
          'How many records have all words, and whether records with most of the words follow them.',
        required: ['allWords', 'allWordsIsExact', 'mostWords'],
        properties: {
          allWords: whole('Records with all words.'),
          allWordsIsExact: truth('False: there are at least so many.'),
          mostWords: truth('Whether records with most of the words follow.'),
        },
      },
      facets: {
        type: 'object',
        description:
          'Numbers of the found records by value, of each facet that was asked for; the most common values.',
        additionalProperties: {
          type: 'array',
          items: {
            type: 'object',
            required: ['value', 'count'],
            properties: { value: { type: 'string' }, count: whole('Records with the value.') },
          },
        },
      },
      related: {
        type: 'array',
        description:
          'For each related record on the page, in its order, how much it has in common, and what.',
        items: {
          type: 'object',
          required: ['id', 'score', 'reasons'],
          properties: {
            id: text('Id of the record.'),
            score: { type: 'number', description: 'From 0 to 1.' },
            reasons: {
              type: 'array',
              items: {
                type: 'object',
                required: ['reason'],
                properties: {
                  reason: text('What both have in common.', {
                    enum: ['readvertises', 'readvertised', 'category', 'buyer', 'province', 'value', 'words'],
                  }),
                  words: { type: 'array', items: { type: 'string' } },
                },
              },
            },
          },
        },
      },
      facetsExact: truth('False: only some thousand of the found records were counted.'),
      highlights: {
        type: 'array',
        description:
          'For each record on the page, in its order, fragments of its texts in HTML with the words in `<mark>`; null where a text has none.',
        items: {
          type: 'object',
          required: ['id'],
          properties: { id: text('Id of the record.') },
          additionalProperties: { type: ['string', 'null'] },
        },
      },
      dateBasis: text('What range and order go by, on paths that have a choice.'),
      totalCount: whole('Records in all pages.'),
      totalCountRelation: text('`gte`: there are at least so many. Absent where the number is exact.', {
        const: 'gte',
      }),
      totalIsExact: truth('False: there are at least so many records, and `totalPages` may grow.'),
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
          'For 400 a list of { parameter, reason }; for 503 of a list that is not loaded its date and size; for 429 an object with limit, used, resetsAt, window and, for a limit of the plan, tier; for limits of slow readers (429 and 503) one with rule, limit and used.',
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
  Age: header(
    'Seconds since the answer was made; only while the database does not respond and an older answer is given.',
    { type: 'integer' },
  ),
  Warning: header('`110 - "Response is Stale"`; only together with Age.', { type: 'string' }),
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
