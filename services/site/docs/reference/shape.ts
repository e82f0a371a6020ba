import { nameOf, type Resolve, type Schema } from '#services/site/docs/reference/description.ts';

/** A value of an answer, for the tree. */
export type Shape = {
  /** Such as `string`, `list of objects` or `number or null`. */
  type: string;
  description: string | null;
  /** Possible values, if the description lists them. */
  values: readonly unknown[];
  example: unknown;
  /** Members of an object, or of the objects of a list. */
  members: readonly ShapeMember[];
  /** Alternatives for the value, by the names of their schemas. */
  kinds: readonly Schema[];
};
export type ShapeMember = { name: string; always: boolean; schema: Schema };

/** Schemas of answers that have only the requested fields. */
const isPartial = (schema: Schema): boolean =>
  (nameOf(schema)?.startsWith('Partial') ?? false) ||
  [...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])].some(isPartial);

/** @returns the schema with resolved references and merged parts, whether it is nullable, and its alternatives */
function flat(
  resolve: Resolve,
  given: Schema,
): { schema: Schema; nullable: boolean; kinds: readonly Schema[] } {
  const { allOf, anyOf, oneOf, ...own } = resolve(given);
  let schema: Schema = own;
  let nullable = [own.type].flat().includes('null');
  let kinds: readonly Schema[] = [];
  const merge = (part: Schema): void => {
    const inner = flat(resolve, part);
    nullable ||= inner.nullable;
    kinds = [...kinds, ...inner.kinds];
    schema = merged(schema, inner.schema);
  };
  for (const part of allOf ?? []) merge(part);
  const choices = (anyOf ?? oneOf ?? []).filter((choice) => !isPartial(choice));
  const whole = choices.filter(({ type }) => type !== 'null');
  nullable ||= whole.length < choices.length;
  const [only] = whole;
  if (only && (whole.length === 1 || isListOrValue(whole))) merge(only);
  else kinds = [...kinds, ...whole];
  return { schema, nullable, kinds };
}

/** Filters take one value or several separated by commas; a pattern describes the second form. */
const isListOrValue = (choices: readonly Schema[]): boolean =>
  choices.length === 2 && choices[1]?.pattern === ',' && choices[1].enum === undefined;

const merged = (one: Schema, other: Schema): Schema => ({
  ...other,
  ...one,
  ...(one.properties || other.properties ? { properties: { ...one.properties, ...other.properties } } : {}),
  ...(one.required || other.required
    ? { required: [...(one.required ?? []), ...(other.required ?? [])] }
    : {}),
});

/** @returns the description of a value with this schema, for a page */
export function shapeOf(resolve: Resolve, given: Schema): Shape {
  const { schema, nullable, kinds } = flat(resolve, given);
  const items = schema.items ? shapeOf(resolve, schema.items) : null;
  const values = schema.enum ?? ('const' in schema ? [schema.const] : (items?.values ?? []));
  const many = schema.additionalProperties;
  const others = typeof many === 'object' ? [{ name: '*', always: false, schema: many }] : [];
  return {
    type: orNull(typeOf(schema, kinds, items), nullable),
    description: schema.description ?? items?.description ?? null,
    values,
    example: schema.examples?.[0],
    members: items
      ? items.members
      : [
          ...Object.entries(schema.properties ?? {}).map(([name, member]) => ({
            ...{ name, schema: member },
            always: schema.required?.includes(name) ?? false,
          })),
          ...others,
        ],
    kinds: items ? items.kinds : kinds,
  };
}

const UNKNOWN = 'any value';
const orNull = (type: string, nullable: boolean): string => {
  if (!nullable) return type;
  return type === UNKNOWN ? 'null' : `${type} or null`;
};

function typeOf(schema: Schema, kinds: readonly Schema[], items: Shape | null): string {
  if (items) return `list of ${items.type}`;
  if (kinds.length > 0 && !kinds.some(isObject)) return [...new Set(kinds.map(plainType))].join(' or ');
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const [type] = types;
  if (schema.format === 'date') return 'day';
  if (schema.format === 'date-time') return 'moment';
  if (schema.format !== undefined) return `${type} (${schema.format})`;
  if (type !== undefined) return types.join(' or ');
  if ('const' in schema) return typeof schema.const;
  if (schema.properties) return 'object';
  return kinds.length > 0 ? [...new Set(kinds.map(plainType))].join(' or ') : UNKNOWN;
}

/** Whether an alternative has members, so that it gets a branch of the tree. */
export const isObject = (kind: Schema): boolean =>
  kind.$ref !== undefined ||
  kind.properties !== undefined ||
  kind.allOf !== undefined ||
  kind.type === 'array';

const plainType = ({ type, format }: Schema): string => {
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'moment';
  return typeof type === 'string' ? type : 'object';
};
