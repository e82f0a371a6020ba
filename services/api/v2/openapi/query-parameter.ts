/** A JSON object. */
export type Json = { [name: string]: unknown };

/** @returns the description of an optional query parameter */
export const query = (name: string, description: string, example: unknown, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example === undefined ? {} : { example }),
});
