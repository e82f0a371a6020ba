/**
 * The forms that the Reconciliation Service API 0.2 of the W3C community group prescribes, as JSON Schemas: what a manifest, a
 * batch of results, suggestions and an extension must have. Written after the specification's own schemas; members beyond
 * those are allowed, as there.
 */

const text = { type: 'string' } as const;
const withId = (...names: string[]) => ({
  type: 'object',
  required: ['id', ...names],
  properties: { id: text, name: text, description: text },
});
/** A type as an object, or its id alone. */
const typeOrId = { oneOf: [withId(), text] };
const list = (items: object) => ({ type: 'array', items });
const object = (required: readonly string[], properties: Record<string, object>) => ({
  type: 'object',
  required,
  properties,
});
const template = { type: 'string', pattern: '\\{\\{id\\}\\}' };
const place = object([], { service_url: text, service_path: text });

export const manifest = object(['versions', 'name', 'identifierSpace', 'schemaSpace'], {
  versions: { type: 'array', items: text, contains: { const: '0.2' } },
  name: text,
  identifierSpace: text,
  schemaSpace: text,
  documentation: text,
  serviceVersion: text,
  logo: text,
  view: object(['url'], { url: template }),
  feature_view: object(['url'], { url: template }),
  defaultTypes: { ...list(withId('name')), uniqueItems: true },
  suggest: object([], { entity: place, property: place, type: place }),
  preview: object(['url', 'width', 'height'], {
    url: template,
    width: { type: 'integer' },
    height: { type: 'integer' },
  }),
  extend: object([], { propose_properties: place, property_settings: list({ type: 'object' }) }),
  batchSize: { type: 'integer' },
});

export const resultBatch = {
  type: 'object',
  additionalProperties: object(['result'], {
    result: list(
      object(['id', 'name', 'score'], {
        ...{ id: text, name: text, description: text, score: { type: 'number' }, match: { type: 'boolean' } },
        features: list(object([], { id: text, value: { type: ['boolean', 'number'] } })),
        type: list(typeOrId),
      }),
    ),
  }),
};

const suggestion = withId('name');
export const suggestedEntities = object(['result'], {
  result: list({ ...suggestion, properties: { ...suggestion.properties, notable: list(typeOrId) } }),
});
export const suggestedTypes = object(['result'], { result: list(withId('name')) });
export const suggestedProperties = suggestedTypes;

/** One value: a text, a number, a date with its time, or another record; each alone in its object. */
const cell = {
  oneOf: [
    { type: 'object', maxProperties: 0 },
    { ...object(['id', 'name'], { id: text, name: text, description: text }), additionalProperties: false },
    ...Object.entries({
      str: text,
      float: { type: 'number' },
      int: { type: 'integer' },
      date: {
        type: 'string',
        pattern: '^-?\\d{4,}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)?$',
      },
    }).map(([name, schema]) => ({ ...object([name], { [name]: schema }), additionalProperties: false })),
  ],
};
export const extension = object(['rows', 'meta'], {
  meta: list(object(['id', 'name'], { id: text, name: text, type: withId(), service: text })),
  rows: { type: 'object', additionalProperties: { type: 'object', additionalProperties: list(cell) } },
});
export const proposals = object(['properties', 'type'], {
  type: text,
  properties: list(withId('name')),
  limit: { type: 'number' },
});
