import { z } from 'zod';
import type { ProfileEndpoint } from '#services/api/v2/endpoint.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { fieldNames, payloadSchema, type Resource } from '#shared/resources/definition/resource.ts';
import { pascalCase, snakeCase } from '#shared/text/case.ts';

/** How much of a record a response has: what lists give, everything, or those of all fields that `fields` names. */
export type Extent = 'list' | 'detail' | 'partial';

const NAMES: Record<Extent, (name: string) => string> = {
  list: (name) => `${name}Item`,
  detail: (name) => name,
  partial: (name) => `Partial${name}`,
};

/** @returns the name of the component of a record: `TenderItem` in lists, `Tender` on details, `PartialTender` with `fields` */
export const schemaName = ({ name }: Resource, extent: Extent): string => NAMES[extent](pascalCase(name));

/** @returns a pointer to the component of a record */
export const recordReference = (resource: Resource, extent: Extent): Json => ({
  $ref: `#/components/schemas/${schemaName(resource, extent)}`,
});

/** @returns the components of a record, by name */
export function recordSchemas(resource: Resource): Json {
  const { properties, ...schema } = jsonSchema(payloadSchema(resource, 'detail')) as { properties: Json };
  return {
    [schemaName(resource, 'list')]: wholeSchema(resource, 'list', { ...schema, properties }),
    [schemaName(resource, 'detail')]: wholeSchema(resource, 'detail', { ...schema, properties }),
    [schemaName(resource, 'partial')]: {
      title: `${resource.title} with \`fields\``,
      description: `The fields that \`fields\` names, and of objects the parts that it names; ${schemaName(resource, 'detail')} describes each.`,
      ...(bare({ ...schema, properties }) as Json),
    },
  };
}

/** A record as it is without `fields`, with an example made of the examples of its fields. */
function wholeSchema(
  resource: Resource,
  level: 'list' | 'detail',
  { properties, ...schema }: { properties: Json },
): Json {
  const names = fieldNames(resource, level);
  return {
    title: level === 'list' ? `${resource.title} in lists` : resource.title,
    description: resource.description,
    ...schema,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: names,
    examples: [exampleRecord(resource, level)],
  };
}

/** @returns the example of a record: those of its fields */
export const exampleRecord = (resource: Resource, level: 'list' | 'detail'): Json =>
  Object.fromEntries(fieldNames(resource, level).map((name) => [name, resource.fields[name]?.example]));

/** Leaves out which members must be there, and what the whole schema explains already. */
function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (key === 'properties') return [[key, mapValues(value, bare)]];
      return ['required', 'description', 'examples'].includes(key) ? [] : [[key, bare(value)]];
    }),
  );
}

const mapValues = (object: object, of: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, of(value)]));

/** @returns the JSON schema of a shape, in which each property has its name in the machine-readable schemas of the specification */
export function jsonSchema(shape: z.ZodType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    override: ({ jsonSchema: node }) => {
      // The format says it already, in a word instead of a long expression.
      if (node.format !== undefined) delete node.pattern;
      // Every integer of JavaScript lies within these.
      if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
      if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
    },
  });
  return withSchemaNames(schema) as Json;
}

function withSchemaNames(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withSchemaNames);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'examples') return [key, value];
      if (key !== 'properties') return [key, withSchemaNames(value)];
      const properties = Object.entries(value as Record<string, Json>).map(([name, schema]) => [
        name,
        { ...(withSchemaNames(schema) as Json), 'x-schema-name': snakeCase(name) },
      ]);
      return [key, Object.fromEntries(properties)];
    }),
  );
}

/** @returns the schema of a record in lists, with these fields only */
export function listItem(resource: Resource, names: readonly string[]): Json {
  const fields = Object.fromEntries(names.map((name) => [name, resource.fields[name]!]));
  return jsonSchema(payloadSchema({ ...resource, fields }, 'list'));
}

/** @returns the schema of a profile's `data`: the record, and once more in `profile`, there without the embedded list */
export function profileData({ resource, embedded }: ProfileEndpoint): Json {
  const { [embedded.field]: _, ...fields } = resource.fields;
  const profile = {
    ...jsonSchema(payloadSchema({ ...resource, fields }, 'detail')),
    description: `The same record without its \`${embedded.field}\`, for clients that expect the record in this member. Absent with \`fields\`.`,
    examples: [exampleRecord({ ...resource, fields }, 'detail')],
    'x-schema-name': 'profile',
  };
  const repeated = { type: 'object', required: ['profile'], properties: { profile } };
  return {
    anyOf: [{ allOf: [recordReference(resource, 'detail'), repeated] }, recordReference(resource, 'partial')],
  };
}
