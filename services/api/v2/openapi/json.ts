import { z } from 'zod';
import { documentVersion } from '#services/api/v2/api-version.ts';

/** A JSON object. */
export type Json = { [name: string]: unknown };

/** @returns the JSON Schema of what is sent, or of what is read */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    ...{ target: 'draft-2020-12', unrepresentable: 'any', io },
  });
  return rest as Json;
}

/** @returns an OpenAPI 3.1 description, with what all of this service have in common */
export const openapi = (title: string, description: string, parts: Json): Json => ({
  openapi: '3.1.0',
  info: { title, version: documentVersion, description, license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  ...parts,
});

export const text = (description: string, extra: Json = {}): Json => ({
  ...{ type: 'string', description, ...extra },
});
export const whole = (description: string, extra: Json = {}): Json => ({
  ...{ type: 'integer', description, ...extra },
});
export const truth = (description: string, extra: Json = {}): Json => ({
  ...{ type: 'boolean', description, ...extra },
});
export const list = (description: string, items: Json, extra: Json = {}): Json => ({
  ...{ type: 'array', description, items, ...extra },
});
/** An object that has all of these members. */
export const object = (properties: Json, extra: Json = {}): Json => ({
  ...{ type: 'object', required: Object.keys(properties), properties, ...extra },
});
export const example = (value: unknown): Json => ({ examples: [value] });
