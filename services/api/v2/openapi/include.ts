import type { ComputedValue, Inclusion, ListEndpoint, RecordEndpoint } from '#services/api/v2/endpoint.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { jsonSchema, recordReference, schemaName } from '#services/api/v2/openapi/records.ts';
import { fieldSchema } from '#shared/resources/definition/fields.ts';
import { snakeCase } from '#shared/text/case.ts';

type Level = 'list' | 'detail';
type Including = Pick<RecordEndpoint, 'resource' | 'include'>;

/** @returns the schema of a list's `data`: whole records, or parts of them, with what `include` can add */
export const listData = (endpoint: ListEndpoint): Json => ({
  anyOf: [
    { type: 'array', items: withMatches(endpoint, withParts(endpoint, 'list', 'list')) },
    {
      type: 'array',
      items: withMatches(endpoint, withParts(endpoint, 'list', 'partial')),
      description: 'With `fields`.',
    },
  ],
});

const withMatches = ({ search }: ListEndpoint, record: Json): Json =>
  search?.matched ? { allOf: [record, component('SearchMatches')] } : record;

/** @returns the schema of a record's `data`, with what `include` can add */
export const recordData = (endpoint: RecordEndpoint): Json => ({
  anyOf: [withParts(endpoint, 'detail', 'detail'), withParts(endpoint, 'detail', 'partial')],
});

/** @returns the components of what `include` adds to the records of an endpoint, by name; none where it adds nothing */
export function partsSchemas(endpoint: Including, level: Level): Json {
  const what = `adds to ${endpoint.resource.title.toLowerCase()} records${level === 'list' ? ' in lists' : ''}`;
  const component = (name: string, description: string, parts: Properties): Json =>
    parts.length === 0
      ? {}
      : { [name]: { type: 'object', description, properties: Object.fromEntries(parts) } };
  return {
    ...component(partsName(endpoint, level), `What \`include\` ${what}.`, partsOf(endpoint, level)),
    ...component(fieldsName(endpoint, level), `Fields that \`include\` ${what}.`, ownFields(endpoint, level)),
  };
}

const partsName = ({ resource }: Including, level: Level): string => `${schemaName(resource, level)}Parts`;
const fieldsName = ({ resource }: Including, level: Level): string => `${schemaName(resource, level)}Fields`;
const component = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** With `fields`, the partial record has its own fields, also those that `include` names. */
function withParts(endpoint: Including, level: Level, extent: Level | 'partial'): Json {
  const added = [
    ...(partsOf(endpoint, level).length > 0 ? [component(partsName(endpoint, level))] : []),
    ...(extent !== 'partial' && ownFields(endpoint, level).length > 0
      ? [component(fieldsName(endpoint, level))]
      : []),
  ];
  const record = recordReference(endpoint.resource, extent);
  return added.length === 0 ? record : { allOf: [record, ...added] };
}

type Properties = [name: string, schema: Json][];

/** Fields that records of lists do not have by themselves; single records have them all. */
function ownFields({ resource, include = {} }: Including, level: Level): Properties {
  if (level === 'detail') return [];
  return Object.entries(include).flatMap(([name, part]): Properties => {
    if (part !== 'field') return [];
    const field = jsonSchema(fieldSchema(resource.fields[name]!));
    return [[name, described(name, String(field['description'] ?? ''), field)]];
  });
}

const partsOf = ({ include = {} }: Including, level: Level): Properties =>
  Object.entries(include).flatMap(([name, part]): Properties => {
    if (part === 'field') return [];
    const about = viewOf(part)?.description ?? ('resource' in part ? part.resource.description : '');
    return [[name, described(name, about, partSchema(part, level))]];
  });

const described = (name: string, about: string, schema: Json): Json => ({
  ...schema,
  description: `Only with \`include=${name}\`. ${about}`.trim(),
  'x-schema-name': snakeCase(name),
});

/** The shape of a part that is no record of its own. */
function viewOf(
  part: Exclude<Inclusion, 'field'>,
): Pick<ComputedValue, 'description' | 'schema'> | undefined {
  if ('schema' in part) return part;
  return 'reference' in part ? part.shown : undefined;
}

function partSchema(part: Exclude<Inclusion, 'field'>, level: Level): Json {
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
