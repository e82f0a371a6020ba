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
export type FieldColumn = {
  /** Column name; by default the field's name in snake_case. */
  name?: string;
  type: ColumnType;
  /**
   * Computes the column from the (prepared) value; by default the value itself, as a South African day for a `date`.
   */
  of?: (value: unknown) => unknown;
  /** Whether every record has a value; sorting by such a column needs no rule for nulls. */
  required?: boolean;
};

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

/** A field. Each modifier gives another one. */
export class Field {
  declare readonly type: FieldType;
  declare readonly description: string;
  declare readonly example: unknown;
  /** `list`: in lists and details. `detail`: in details only. */
  declare readonly level: 'list' | 'detail';
  declare readonly nullable: boolean;
  /** Shape of `object`, or of the items of `objects`. */
  declare readonly shape?: z.ZodType;
  /** The possible values, if the list is closed. */
  declare readonly values?: readonly string[];
  declare readonly column?: FieldColumn;
  /** Computes the value from that of the publishing statement, if this needs a codelist that SQL does not have. */
  declare readonly prepare?: (value: unknown) => unknown;
  /** The stage that will fill the field, as long as none does; until then the field is null. */
  declare readonly pending?: 'documents' | 'derive' | 'portal' | 'registers';

  constructor(declared: Declared) {
    Object.assign(this, declared);
  }

  /** Of the list and the detail. */
  listed(): Field {
    return new Field({ ...this, level: 'list' });
  }

  /** Never null. */
  present(): Field {
    return new Field({ ...this, nullable: false });
  }

  /** With its own column in the read table, for filters and sorting. */
  promoted(column: Partial<FieldColumn> = {}): Field {
    const type = columnTypes[this.type];
    if (type === undefined) throw new TypeError(`a field of type ${this.type} has no column`);
    return new Field({ ...this, column: { ...this.column, ...column, type } });
  }

  /** With such a column, in which every record has a value. */
  required(): Field {
    return this.present().promoted({ required: true });
  }
}

type Declared = Omit<Field, 'listed' | 'present' | 'promoted' | 'required'>;

type Options = Partial<Omit<Declared, 'type' | 'description' | 'example'>>;

const field =
  (type: FieldType) =>
  (description: string, example: unknown, options: Options = {}): Field =>
    new Field({
      ...{ type, description, example, level: 'detail', nullable: type !== 'texts' && type !== 'objects' },
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

const shaped =
  (type: FieldType) =>
  (description: string, shape: z.ZodType, example: unknown, options: Options = {}): Field =>
    field(type)(description, example, { shape, ...options });

export const object = shaped('object');
export const objects = shaped('objects');

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
