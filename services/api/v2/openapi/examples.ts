import type { Json } from '#services/api/v2/openapi/json.ts';

/** Values for leaves whose schema has no example of its own, by format. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-08-14',
  'date-time': '2026-08-14T19:13:26.000Z',
  uuid: 'd7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11',
};

/**
 * Makes an example of a value from its schema: the example that the schema itself gives, else of its parts. Members that
 * are not required are left out. The same schema always gives the same example.
 * @param schemas the components that references name
 * @throws Error for text that has neither an example nor a known format
 */
export function exampleOf(schema: Json, schemas: Json): unknown {
  const { $ref, allOf, anyOf, oneOf, items } = schema;
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (typeof $ref === 'string') return exampleOf(schemas[$ref.split('/').at(-1)!] as Json, schemas);
  if (Array.isArray(allOf))
    return Object.assign({}, ...allOf.map((part) => exampleOf(part as Json, schemas)));
  const [first] = [anyOf, oneOf].find(Array.isArray) ?? [];
  if (first) return exampleOf(first as Json, schemas);
  switch ([schema['type']].flat()[0]) {
    case 'object':
      return exampleObject(schema, schemas);
    case 'array':
      return [exampleOf(items as Json, schemas)];
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 0;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return exampleText(schema);
  }
}

function exampleObject({ required = [], properties = {} }: Json, schemas: Json): Json {
  const members = properties as Record<string, Json>;
  return Object.fromEntries(
    Object.keys(members)
      .filter((name) => (required as string[]).includes(name))
      .map((name) => [name, exampleOf(members[name]!, schemas)]),
  );
}

function exampleText(schema: Json): string {
  const text = FORMATS[String(schema['format'])];
  if (text === undefined) throw new Error(`no example of ${JSON.stringify(schema)}`);
  return text;
}
