import type { Json } from '#services/api/v2/openapi/json.ts';

/** @returns an optional parameter of the query */
export const query = (name: string, description: string, example: unknown, schema: Json): Json => ({
  ...{ name, in: 'query', description, schema },
  ...(example === undefined ? {} : { example }),
});

export const TEXT: Json = { type: 'string' };

/** A whole number from 1 on. */
export const upTo = (maximum: number, standard?: number): Json => ({
  ...{ type: 'integer', minimum: 1, maximum },
  ...(standard === undefined ? {} : { default: standard }),
});

/** @returns a parameter that is one of several names, by default the first */
export const choice = (name: string, description: string, names: readonly string[]): Json =>
  query(name, description, names[0], { type: 'string', enum: names, default: names[0] });
