import type { z } from 'zod';
import { exampleOf } from '#services/api/v2/openapi/examples.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { exampleRecord, jsonSchema, recordReference } from '#services/api/v2/openapi/records.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { pascalCase } from '#shared/text/case.ts';

/** What a procedure with records of several kinds declares of its items. */
type Union = Pick<Procedure, 'schema' | 'records'>;

const nameOf = ({ name }: Resource): string => `${pascalCase(name)}Change`;
const pointer = (name: string): string => `#/components/schemas/${name}`;

/** @returns the components of a procedure whose items hold records of several kinds: one for each kind, and their union */
export function unionSchemas({ schema, records = [] }: Union): Json {
  if (records.length === 0 || schema === null) return {};
  const { items } = jsonSchema(schema as z.ZodType) as { items: Json };
  const kinds = records.map((resource) => [nameOf(resource), kindSchema(items, resource)] as const);
  return {
    Change: {
      title: 'Change of any record',
      oneOf: kinds.map(([name]) => ({ $ref: pointer(name) })),
      discriminator: {
        propertyName: 'resource',
        mapping: Object.fromEntries(records.map((resource) => [resource.plural, pointer(nameOf(resource))])),
      },
    },
    ...Object.fromEntries(kinds),
  };
}

/** The declared item, with the record of one kind. */
function kindSchema(items: Json, resource: Resource): Json {
  const { resource: kind, id, record, ...properties } = items['properties'] as Record<string, Json>;
  const example = exampleRecord(resource, 'detail');
  return {
    ...items,
    title: `Change of a record: ${resource.title}`,
    properties: {
      resource: { ...without(kind, 'enum'), const: resource.plural },
      id: { ...id, examples: [example['id']] },
      ...properties,
      record: {
        ...without(record, 'anyOf', 'type'),
        anyOf: [recordReference(resource, 'detail'), { type: 'null' }],
        examples: [example],
      },
    },
  };
}

const without = (schema: Json | undefined, ...names: string[]): Json =>
  Object.fromEntries(Object.entries(schema ?? {}).filter(([name]) => !names.includes(name)));

/** @returns the schema of the `data` of such a procedure */
export const unionData = (): Json => ({ type: 'array', items: { $ref: pointer('Change') } });

/**
 * @returns the schema of a line with one item of such a procedure, and an example: that of the first kind. Its kinds are
 *   listed one by one, because generators misread a discriminator inside a choice.
 */
export function unionLine({ schema, records = [] }: Union): { schema: Json; example: unknown } {
  const { items } = jsonSchema(schema as z.ZodType) as { items: Json };
  return {
    schema: { anyOf: records.map((resource) => ({ $ref: pointer(nameOf(resource)) })) },
    example: exampleOf(kindSchema(items, records[0]!), {}),
  };
}
