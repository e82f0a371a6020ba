import type { Json } from '#services/api/v2/openapi/json.ts';

/** @returns an optional parameter of the query */
export const query = (name: string, description: string, example: unknown, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example === undefined ? {} : { example }),
});
