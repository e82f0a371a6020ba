import { z } from 'zod';
import { about, text } from '#services/api/http/shapes.ts';
import { MEANINGS } from '#services/api/v2/openapi/components.ts';
import { type Json, schemaOf } from '#services/api/v2/openapi/json.ts';
import type { Feed } from '#services/api/widgets/feeds/feed.ts';
import { feeds } from '#services/api/widgets/feeds/index.ts';
import { PER_MINUTE } from '#services/api/widgets/feeds/limit.ts';
import { ALL, type ParameterName } from '#services/api/widgets/feeds/parameters.ts';
import { instantText } from '#shared/resources/definition/fields.ts';

/** @returns the paths of the feeds with their operations, for the description of `/api` */
export const feedPaths = (): Json =>
  Object.fromEntries(feeds.map((feed) => [feed.path, { get: operationOf(feed) }]));

const operationOf = (feed: Feed): Json => ({
  operationId: `get-${feed.path.replace('/api/', '').replaceAll('/', '-')}`,
  tags: ['Widgets'],
  summary: feed.summary,
  description: `${feed.description} Pages of every site may use it; ${PER_MINUTE} requests per minute for each IP address, including those answered with 304.`,
  security: [],
  parameters: feed.parameters.map((name) => parameterOf(name, feed)),
  responses: {
    200: {
      description: 'The feed.',
      headers: { ...RATE, ETag: header('Tag of these figures.', { type: 'string' }) },
      content: { 'application/json': { schema: schemaOf(bodyOf(feed)) } },
    },
    304: { description: 'The figures have not changed since the tag in If-None-Match.', headers: RATE },
    400: failure('BAD_REQUEST'),
    404: failure(
      'NOT_FOUND',
      'There is no such province or category; `details.nearest` is the most similar slug.',
    ),
    429: {
      ...failure('RATE_LIMITED', `The address has sent ${PER_MINUTE} requests in this minute.`),
      headers: {
        ...RATE,
        'Retry-After': header('Seconds until the minute ends.', { type: 'integer', minimum: 1 }),
      },
    },
    500: failure('INTERNAL_ERROR'),
    503: failure('SERVICE_UNAVAILABLE'),
  },
});

const GENERATED = about(
  instantText,
  'When these figures were computed, not when they were requested.',
  '2026-06-02T09:00:05.000Z',
);
const ECHOED = text(`The requested slug, or \`${ALL}\`.`);

const bodyOf = ({ columns, meta }: Feed): z.ZodType => {
  const entry = z.strictObject(
    Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])),
  );
  const data = z.array(entry);
  if (meta === null) return z.strictObject({ data, generatedAt: GENERATED });
  const echoed = Object.fromEntries(meta.map((name) => [name, ECHOED]));
  return z.strictObject({ data, meta: z.strictObject({ ...echoed, generatedAt: GENERATED }) });
};

const parameterOf = (name: ParameterName, { limit }: Feed): Json => {
  const parameter = (description: string, schema: Json): Json => ({
    ...{ name, in: 'query', required: false, description, schema },
  });
  switch (name) {
    case 'province':
      return parameter(`Province, by slug, name or code; \`${ALL}\` for all.`, {
        ...{ type: 'string', maxLength: 200, default: ALL, examples: ['gauteng', 'Gauteng', 'GP'] },
      });
    case 'category':
      return parameter(
        `Category, by slug, name, a word that means only this category, or its number on the portal; \`${ALL}\` for all.`,
        { type: 'string', maxLength: 200, default: ALL, examples: ['civil-engineering'] },
      );
    case 'limit':
      return parameter(`Number of entries; more than ${limit.max} means ${limit.max}.`, {
        ...{ type: 'integer', minimum: 1, default: limit.default },
      });
    case 'year':
      return parameter(`South African year of the awards; \`${ALL}\` or none for all years.`, {
        anyOf: [{ type: 'integer', minimum: 1900, maximum: 2199 }, { const: ALL }],
      });
  }
};

const header = (description: string, schema: Json): Json => ({ description, schema });
const RATE: Json = {
  'X-RateLimit-Limit': header('Requests that an IP address may send in a minute.', { type: 'integer' }),
  'X-RateLimit-Remaining': header('Requests that are left in this minute.', { type: 'integer' }),
};

const failure = (code: keyof typeof MEANINGS, meaning: string = MEANINGS[code]): Json => ({
  description: `${code}: ${meaning}`,
  headers: RATE,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
