import { z } from 'zod';
import type { SqlType } from '#shared/tables/definition.ts';
import { southAfricanDay, southAfricanTime } from '#shared/time.ts';

/**
 * What a field can be. Each type says once how a database value becomes JSON and what that JSON looks like; columns,
 * validation, OpenAPI and documentation follow.
 */
export type FieldType =
  | 'text'
  | 'uuid'
  | 'uri'
  | 'integer'
  | 'number'
  | 'flag'
  | 'day'
  | 'time'
  | 'instant'
  | 'texts'
  | 'object'
  | 'objects';

/** Type of a promoted column in the read table. */
export type ColumnType = Extract<
  SqlType,
  'text' | 'text[]' | 'timestamptz' | 'date' | 'numeric' | 'int' | 'uuid'
>;

/** A copy of a field's value that the read table keeps as a column, to filter or sort by. */
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
  /** Closed list of values, where there is one. */
  values?: readonly string[];
  column?: Column;
  /** Makes the value from what the publishing statement gives, where SQL does not know the vocabulary. */
  prepare?: (value: unknown) => unknown;
  /** Set while no stage fills the field yet: which one will. Such a field is null. */
  pending?: 'documents' | 'derive' | 'portal';
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
/** 0 or 1, as the specification types its yes/no fields. */
export const flag = field('flag');
/** A South African calendar day. */
export const day = field('day');
/** South African wall-clock time with its offset: for what happens in an office or a hall. */
export const time = field('time');
/** A moment of this service's own books, in UTC. */
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

/** Texts of moments that are remembered at a time. */
const MOST_REMEMBERED = 4_096;

/** Records that are made together share most of their moments: each says several times when its tender was first seen. */
function remembered(write: (value: string) => string): (value: unknown) => string {
  const known = new Map<unknown, string>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    if (known.size >= MOST_REMEMBERED) known.clear();
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
  flag: (value) => (value === true || value === 1 ? '1' : '0'),
  day: remembered((value) => `"${southAfricanDay(new Date(value))}"`),
  time: remembered((value) => `"${southAfricanTime(new Date(value))}"`),
  instant: remembered((value) => `"${new Date(value).toISOString()}"`),
  texts: ofText,
  object: ofText,
  objects: ofText,
};

/** @returns what writes the field's database values, all but the absent ones, as JSON text */
export const fieldWriter = ({ type }: Field): ((value: unknown) => string) => writers[type];

const schemas: Record<Exclude<FieldType, 'object' | 'objects'>, z.ZodType> = {
  text: z.string(),
  uuid: z.uuid(),
  uri: z.string().meta({ format: 'uri' }),
  integer: z.int(),
  number: z.number(),
  flag: z.union([z.literal(0), z.literal(1)]),
  day: z.iso.date(),
  time: z.iso.datetime({ offset: true }),
  instant: z.iso.datetime(),
  texts: z.array(z.string()),
};

/** @returns what the field's JSON value must look like */
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
