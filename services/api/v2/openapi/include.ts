import type { ListEndpoint, Part, Reading, RecordEndpoint } from '#services/api/v2/endpoint.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { jsonSchema, recordReference, schemaName } from '#services/api/v2/openapi/records.ts';
import { snakeCase } from '#shared/case.ts';
import { fieldSchema } from '#shared/resources/definition/fields.ts';

type Level = 'list' | 'detail';
type Including = Pick<RecordEndpoint, 'resource' | 'include'>;

/** @returns the schema of a list's `data`: whole records, or parts of them, with what `include` can add */
export const listData = (endpoint: ListEndpoint): Json => ({
  anyOf: [
    { type: 'array', items: withParts(endpoint, 'list', 'list') },
    { type: 'array', items: withParts(endpoint, 'list', 'partial'), description: 'With `fields`.' },
  ],
});

/** @returns the schema of a record's `data`, with what `include` can add */
export const recordData = (endpoint: RecordEndpoint): Json => ({
  anyOf: [withParts(endpoint, 'detail', 'detail'), withParts(endpoint, 'detail', 'partial')],
});

/** @returns the components of what `include` adds to the records of an endpoint, by name; none where it adds nothing */
export function partsSchemas(endpoint: Including, level: Level): Json {
  const parts = partsOf(endpoint, level);
  if (parts.length === 0) return {};
  const description = `What \`include\` adds to ${endpoint.resource.title.toLowerCase()} records${level === 'list' ? ' in lists' : ''}.`;
  return {
    [partsName(endpoint, level)]: { type: 'object', description, properties: Object.fromEntries(parts) },
  };
}

const partsName = ({ resource }: Including, level: Level): string => `${schemaName(resource, level)}Parts`;

function withParts(endpoint: Including, level: Level, extent: Level | 'partial'): Json {
  const record = recordReference(endpoint.resource, extent);
  return partsOf(endpoint, level).length === 0
    ? record
    : { allOf: [record, { $ref: `#/components/schemas/${partsName(endpoint, level)}` }] };
}

function partsOf({ resource, include = {} }: Including, level: Level): [name: string, schema: Json][] {
  return Object.entries(include).flatMap(([name, part]): [string, Json][] => {
    const only = `Only with \`include=${name}\`.`;
    if (part === 'field') {
      // A single record has it anyway.
      if (level === 'detail') return [];
      const field = jsonSchema(fieldSchema(resource.fields[name]!));
      const description = `${only} ${field['description'] ?? ''}`.trim();
      return [[name, { ...field, description, 'x-schema-name': snakeCase(name) }]];
    }
    const about = viewOf(part)?.description ?? ('resource' in part ? part.resource.description : '');
    const description = `${only} ${about}`;
    return [[name, { description, ...partSchema(part, level), 'x-schema-name': snakeCase(name) }]];
  });
}

/** The shape of a part that is no record of its own. */
function viewOf(part: Exclude<Part, 'field'>): Pick<Reading, 'description' | 'schema'> | undefined {
  if ('schema' in part) return part;
  return 'reference' in part ? part.shown : undefined;
}

function partSchema(part: Exclude<Part, 'field'>, level: Level): Json {
  const view = viewOf(part);
  if (view) {
    const { description: _, ...schema } = jsonSchema(view.schema);
    return schema;
  }
  if (!('resource' in part)) return {};
  const orNothing = (of: Level): Json => ({ anyOf: [recordReference(part.resource, of), { type: 'null' }] });
  if ('reference' in part) return orNothing(level);
  if ('column' in part && part.single) return orNothing('detail');
  return { type: 'array', items: recordReference(part.resource, 'list') };
}
