import { z } from 'zod';
import type {
  CountsEndpoint,
  GroupsEndpoint,
  Part,
  ProfileEndpoint,
  Reading,
  RecordEndpoint,
} from '#services/api/v2/endpoint.ts';
import type { Json } from '#services/api/v2/openapi/query-parameter.ts';
import { groupField } from '#services/api/v2/serve/groups.ts';
import { pascalCase, snakeCase } from '#shared/case.ts';
import type { Field } from '#shared/resources/definition/fields.ts';
import { fieldNames, payloadSchema, type Resource } from '#shared/resources/definition/resource.ts';

/** @returns the name of the component of a record: `TenderItem` in lists, `Tender` on details */
export const schemaName = ({ name }: Resource, level: Field['level']): string =>
  level === 'list' ? `${pascalCase(name)}Item` : pascalCase(name);

/** @returns a pointer to the component of a record at a level */
export const recordReference = (resource: Resource, level: Field['level']): Json => ({
  $ref: `#/components/schemas/${schemaName(resource, level)}`,
});

/**
 * @returns the component of a record at a level, with an example made of the examples of its fields; in lists the fields
 * of the detail are optional, because callers can ask for them
 */
export function recordSchema(resource: Resource, level: Field['level']): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(payloadSchema(resource, 'detail'), { io: 'input' });
  const names = fieldNames(resource, level);
  const others =
    level === 'list' ? ' Properties that are not required are there only when `fields` names them.' : '';
  return {
    title: level === 'list' ? `${resource.title} in lists` : resource.title,
    description: `${resource.description} With \`fields\`, only those are there.${others}`,
    ...(withSchemaNames(schema) as Json),
    required: names,
    examples: [Object.fromEntries(names.map((name) => [name, resource.fields[name]?.example]))],
  };
}

/** Gives each property the name it has in the machine-readable schemas of the specification. */
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

/** @returns the schema of a record's `data`, or of a record of a list, with the parts that `include` can add */
export function withParts(
  { resource, include = {} }: Pick<RecordEndpoint, 'resource' | 'include'>,
  level: Field['level'],
): Json {
  const record = recordReference(resource, level);
  const parts = Object.entries(include).flatMap(([name, part]) => {
    // Fields of the record are in its own schema, where lists have them as optional.
    if (part === 'field') return [];
    const view = viewOf(part);
    const about = view?.description ?? ('resource' in part ? part.resource.description : '');
    const description = `Only with \`include=${name}\`. ${about}`;
    return [[name, { ...partSchema(part, level), description, 'x-schema-name': snakeCase(name) }]];
  });
  return parts.length === 0
    ? record
    : { allOf: [record, { type: 'object', properties: Object.fromEntries(parts) }] };
}

/** The shape of a part that is no record of its own. */
function viewOf(part: Exclude<Part, 'field'>): Pick<Reading, 'description' | 'schema'> | undefined {
  if ('schema' in part) return part;
  return 'reference' in part ? part.shown : undefined;
}

function partSchema(part: Exclude<Part, 'field'>, level: Field['level']): Json {
  const view = viewOf(part);
  if (view) {
    const { $schema: _, ...schema } = z.toJSONSchema(view.schema, { io: 'input' });
    return withSchemaNames(schema) as Json;
  }
  if (!('resource' in part)) return {};
  const orNothing = (of: Field['level']): Json => ({
    anyOf: [recordReference(part.resource, of), { type: 'null' }],
  });
  if ('reference' in part) return orNothing(level);
  if ('column' in part && part.single) return orNothing('detail');
  return { type: 'array', items: recordReference(part.resource, 'list') };
}

/** @returns the schema of a profile's `data`: the record, and once more in `profile`, there without the embedded list */
export function profileData({ resource, embedded }: ProfileEndpoint): Json {
  const { [embedded.field]: _, ...fields } = resource.fields;
  const { $schema: __, ...schema } = z.toJSONSchema(payloadSchema({ ...resource, fields }, 'detail'), {
    io: 'input',
  });
  const description = `The same record without \`${embedded.field}\`, for clients that read it here. Absent with \`fields\`.`;
  const profile = { ...(withSchemaNames(schema) as Json), description, 'x-schema-name': 'profile' };
  return { allOf: [recordReference(resource, 'detail'), { type: 'object', properties: { profile } }] };
}

/** @returns the schema of one count */
export const countItem = ({ item }: CountsEndpoint): Json => ({
  type: 'object',
  required: Object.keys(item),
  properties: Object.fromEntries(
    Object.entries(item).map(([name, part]) => [
      name,
      {
        ...(part === 'count' ? { type: 'integer', minimum: 0 } : { type: 'string' }),
        'x-schema-name': snakeCase(name),
      },
    ]),
  ),
});

const FIGURES = {
  count: { type: 'integer', minimum: 1, description: 'Number of records.' },
  sum: { type: 'number', description: 'Sum of the known values, in rand.' },
  mean: {
    type: ['number', 'null'],
    description: 'Mean of the known values, in rand; null where none is known.',
  },
  median: {
    type: ['number', 'null'],
    description:
      'Median of the known values, in rand: half of them are not larger. Null where none is known.',
  },
  excluded: {
    type: 'integer',
    minimum: 0,
    description:
      'Records whose value is left out of sum, mean and median: in another currency, or implausible.',
  },
} as const;

/** @returns the schema of one group; `groupBy` decides which of the values it has */
export function groupItem({ by, item }: GroupsEndpoint): Json {
  const values = new Map(by.map((grouping) => [groupField(grouping), grouping]));
  const [only] = values.keys();
  return {
    type: 'object',
    required: [...(values.size === 1 && only !== undefined ? [only] : []), ...Object.keys(item)],
    properties: {
      ...Object.fromEntries(
        [...values].map(([name, { example }]) => [
          name,
          {
            type: ['string', 'null'],
            description: 'What the group has in common; null where it is not known.',
            examples: [example],
            'x-schema-name': snakeCase(name),
          },
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(item).map(([name, part]) => [
          name,
          { ...FIGURES[part], 'x-schema-name': snakeCase(name) },
        ]),
      ),
    },
  };
}
