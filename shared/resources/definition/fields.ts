import { z } from 'zod';
import type { SqlType } from '#shared/tables/definition.ts';
import { southAfricanDay, utcTime } from '#shared/time.ts';

/**
 * The types of fields. Each type defines how a database value becomes JSON and the schema of that JSON; columns,
 * validation, OpenAPI and documentation follow.
 */
export type FieldType =
  | 'text'
  | 'uuid'
  | 'uri'
  | 'integer'
  | 'number'
  | 'flag'
  | 'truth'
  | 'day'
  | 'instant'
  | 'texts'
  | 'object'
  | 'objects';

/** Type of a promoted column in the read table. */
export type ColumnType = Extract<
  SqlType,
  'text' | 'text[]' | 'timestamptz' | 'date' | 'numeric' | 'int' | 'uuid'
>;

/** A column of the read table with the value of a field, for filters and sorting. */
export type Column = {
  /** Column name; by default the field's name in snake_case. */
  name?: string;
  type: ColumnType;
  /** Computes the column from the (prepared) value; by default the value itself, as a South African day where it is a `date`. */
  of?: (value: unknown) => unknown;
  /** Whether every record has a value; sorting by such a column needs no rule for nulls. */
  required?: boolean;
};

export type Field = {
  type: FieldType;
  description: string;
  example: unknown;
  /** `list`: in lists and details. `detail`: in details only. */
  level: 'list' | 'detail';
  nullable: boolean;
  /** Shape of `object`, or of the items of `objects`. */
  shape?: z.ZodType;
  /** The possible values, if the list is closed. */
  values?: readonly string[];
  column?: Column;
  /** Computes the value from that of the publishing statement, where it needs a codelist that SQL does not have. */
  prepare?: (value: unknown) => unknown;
  /** The stage that will fill the field, as long as none does; until then the field is null. */
  pending?: 'documents' | 'derive' | 'portal' | 'registers';
};

type Options = Partial<Omit<Field, 'type' | 'description' | 'example'>>;

const field =
  (type: FieldType) =>
  (description: string, example: unknown, options: Options = {}): Field => ({
    type,
    description,
    example,
    level: 'detail',
    nullable: type !== 'texts' && type !== 'objects',
    ...options,
  });

export const text = field('text');
export const uuid = field('uuid');
export const uri = field('uri');
export const integer = field('integer');
export const number = field('number');
/** 0 or 1, the specification's type of yes/no fields. */
export const flag = field('flag');
/** true or false, for parts whose known clients expect that. */
export const truth = field('truth');
/** A South African calendar day. */
export const day = field('day');
/** A moment, such as a closing or a publishing, in UTC. */
export const instant = field('instant');
export const texts = field('texts');
export const object = (
  description: string,
  shape: z.ZodType,
  example: unknown,
  options: Options = {},
): Field => field('object')(description, example, { shape, ...options });
export const objects = (
  description: string,
  shape: z.ZodType,
  example: unknown,
  options: Options = {},
): Field => field('objects')(description, example, { shape, ...options });

/** A field of the list and the detail. */
export const listed = <Given extends Field>(given: Given): Given => ({ ...given, level: 'list' });

/** A field that is never null. */
export const present = (given: Field): Field => ({ ...given, nullable: false });

const columnTypes: Partial<Record<FieldType, ColumnType>> = {
  text: 'text',
  uuid: 'uuid',
  uri: 'text',
  integer: 'int',
  number: 'numeric',
  flag: 'int',
  day: 'date',
  instant: 'timestamptz',
  texts: 'text[]',
};

/** A field with a column of its own in the read table, for filters and sorting. */
export function promoted(given: Field): Field {
  const type = columnTypes[given.type];
  if (type === undefined) throw new TypeError(`a field of type ${given.type} has no column`);
  return { ...given, column: { ...given.column, type } };
}

/** A field with such a column, in which every record has a value. */
export function required(given: Field): Field {
  const { column, ...field } = promoted(given);
  return { ...present(field), column: { ...column!, required: true } };
}

/** Maximum number of cached texts of times. */
const MAX_CACHED = 4_096;

/** @returns the same function with a cache: records that are rendered together have most of their times in common */
function cached(write: (value: string) => string): (value: unknown) => string {
  const known = new Map<unknown, string>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    if (known.size >= MAX_CACHED) known.clear();
    const text = write(value as string);
    known.set(value, text);
    return text;
  };
}

const ofText = (value: unknown): string => JSON.stringify(value);
const ofNumber = (value: unknown): string => JSON.stringify(Number(value));

const writers: Record<FieldType, (value: unknown) => string> = {
  text: ofText,
  uuid: ofText,
  uri: ofText,
  integer: ofNumber,
  number: ofNumber,
  truth: ofText,
  flag: (value) => (value === true || value === 1 ? '1' : '0'),
  day: cached((value) => `"${southAfricanDay(new Date(value))}"`),
  instant: cached((value) => `"${utcTime(value)}"`),
  texts: ofText,
  object: ofText,
  objects: ofText,
};

/** @returns a function that writes a database value of the field, except null, as JSON text */
export const fieldWriter = ({ type }: Field): ((value: unknown) => string) => writers[type];

/** A moment as text, in the one style that records have: UTC, to the millisecond. */
export const instantText = z.iso.datetime({ precision: 3 });

const schemas: Record<Exclude<FieldType, 'object' | 'objects'>, z.ZodType> = {
  text: z.string(),
  uuid: z.uuid(),
  uri: z.string().meta({ format: 'uri' }),
  integer: z.int(),
  number: z.number(),
  flag: z.union([z.literal(0), z.literal(1)]),
  truth: z.boolean(),
  day: z.iso.date(),
  instant: instantText,
  texts: z.array(z.string()),
};

/** @returns the schema of the field's JSON value */
export function fieldSchema(of: Field): z.ZodType {
  let schema: z.ZodType;
  if (of.type === 'object') schema = of.shape ?? z.unknown();
  else if (of.type === 'objects') schema = z.array(of.shape ?? z.unknown());
  else if (of.values) schema = z.enum(of.values as [string, ...string[]]);
  else schema = schemas[of.type];
  if (of.nullable) schema = schema.nullable();
  const later = of.pending ? ' Null until its stage is part of the service.' : '';
  return schema.meta({ description: of.description + later, examples: [of.example] });
}
