import { z } from 'zod';
import type { Meant } from '#shared/codelists/bidders-words.ts';
import {
  type Field,
  type FieldColumn,
  fieldSchema,
  fieldWriter,
} from '#shared/resources/definition/fields.ts';
import type { Subject } from '#shared/sources.ts';
import { sentenceCase, snakeCase } from '#shared/text/case.ts';
import { southAfricanDay } from '#shared/time.ts';

/**
 * How a query parameter filters a list. `equals` compares the column with the value, `any` tests whether an array column
 * contains it, `from` and `until` are inclusive bounds, `within` means between now and so far ahead, `search` is full text. For day
 * columns `until` includes the whole day.
 */
export type Filter = {
  match: 'equals' | 'any' | 'from' | 'until' | 'within' | 'search';
  column: string;
  /** Type by which the parameter's text is validated. */
  type: 'text' | 'day' | 'number' | 'duration';
  description: string;
  example: string;
  /** The accepted values, compared without regard to case. */
  values?: readonly string[];
  /** Other words for the values that known clients send, in lower case. */
  synonyms?: Readonly<Record<string, string>>;
  /** The values of the column, if they are a closed list but callers may write them differently, see `canonical`. */
  among?: readonly string[];
  /** Converts the caller's spelling to that of the column, such as a display name to a slug. */
  canonical?: (value: string) => string;
  /** The values that a value means, of which one suffices; none if it is not a valid value, which breaks the `rule`. */
  widened?: { values: (value: string) => readonly string[]; rule: string };
};

/**
 * @returns whether the filter takes several values, any of which may hold: values of codelists, slugs and identifiers, which
 *   are compared as a whole, but neither words nor bounds of a range
 */
export const takesSeveral = ({ match }: Filter): boolean => match === 'equals' || match === 'any';

/**
 * A column value that a record loses at its own time: records with `value` in `column` count as `into` from the time in
 * the column `at` on, even before they are published again; null there means never.
 */
export type Expiry = { column: string; value: string; at: string; into: string };

/** A kind of record that the API serves. Its read table, payload, validation and documentation follow from it. */
export type Resource = {
  /** Singular, snake_case; also the name of the read table and of the resource in the outbox. */
  name: string;
  /** Plural; used in paths and in `sync_meta`. */
  plural: string;
  title: string;
  description: string;
  /** The origin of the records, if not the data of publishers of tenders. */
  from?: 'codelists' | 'registers' | Subject;
  /** In payload order, under the names of the payload (camelCase); columns have the same names in snake_case. */
  fields: Record<string, Field>;
  /**
   * Columns by which a path identifies one record, tried in this order with the same text; all but `id` are text, or arrays
   * of texts of which one must be equal.
   */
  identifiers: readonly string[];
  /** A column of numbers: of several records that an identifier finds, the one with the greatest number is meant. */
  prefers?: string;
  /** Converts the caller's spelling to that of such a column; null means that no record has it. */
  spellings?: Readonly<Record<string, (value: string) => string | null>>;
  filters: Record<string, Filter>;
  /** Columns by the names that callers sort by; both camelCase and snake_case are accepted. */
  sorts: Record<string, string>;
  /** The default sort, such as `-publicationDate`. */
  defaultSort: string;
  /** Whether the read table has a full-text vector (computed by the publishing statement as `search`). */
  searchable: boolean;
  /** A sort column with times whose months the vector has (`read.search_month`), so that searches find recent records first. */
  recency?: string;
  /** Promoted columns whose values the vector has as well, so that searches which are filtered by them read only matches. */
  narrows?: readonly string[];
  /**
   * Such columns by what they say of a record: the slug of its buyer, the code of its municipality, codes of documents that bidders hand
   * in, grades of contractors. Searches for a name of one find its records.
   */
  means?: Readonly<Partial<Record<Meant['of'], string>>>;
  /** Set for child records that are only listed for one parent, so that no index has to sort all of them. */
  part?: true;
  /** Columns whose values are counted when records are published and withdrawn, for meta endpoints and totals. */
  counted: readonly string[];
  /**
   * A counted column, 0 or 1, whose records with 1 are left out of lists unless a caller asks for them. The other counted
   * columns do not count them.
   */
  aside?: string;
  /** The value that expires with time, wherever records are listed or counted by it. */
  expiry?: Expiry;
  /**
   * Columns, in snake_case, that rules of `shared/domain` compute when a record is published (`workers/publish/written/`), from the
   * column `facts` of the publishing statement, which returns the other fields.
   */
  written?: readonly string[];
  /** Column lists of the read table's indexes, besides (column, id) for each sort column, which child records do not get. */
  indexes: readonly (readonly string[])[];
};

const usual = ({ name }: { name: string }) => ({
  plural: `${name}s`,
  title: sentenceCase(name),
  identifiers: ['id'],
  searchable: false,
  filters: {},
  counted: [],
  indexes: [],
});
type Usual = keyof ReturnType<typeof usual>;

/** Checks a declaration and keeps its literal types. What `usual` has may be left out. */
export const defineResource = <const Given extends Omit<Resource, Usual> & Partial<Pick<Resource, Usual>>>(
  given: Given,
): Given & Resource => ({ ...usual(given), ...given });

export type PromotedColumn = Required<FieldColumn> & { field: string };

const dayOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : southAfricanDay(new Date(value as string));

const orNull = (value: unknown): unknown => value ?? null;
/** Computes a column from its field's value, if it is not the value itself. A list is never null. */
const usualValues: Partial<Record<FieldColumn['type'], (value: unknown) => unknown>> = {
  date: dayOf,
  'text[]': (value) => value ?? [],
};

/** @returns the read table's promoted columns, in field order */
export const promotedColumns = (resource: Resource): PromotedColumn[] =>
  Object.entries(resource.fields).flatMap(([name, { column }]) =>
    column
      ? [
          {
            name: snakeCase(name),
            of: usualValues[column.type] ?? orNull,
            required: false,
            ...column,
            field: name,
          },
        ]
      : [],
  );

/** @returns the names of the fields that a response of this level contains, in order */
export const fieldNames = (resource: Resource, level: Field['level']): string[] =>
  Object.keys(resource.fields).filter(
    (name) => level === 'detail' || resource.fields[name]?.level === 'list',
  );

/** @returns the schema of one record at this level */
export const payloadSchema = (resource: Resource, level: Field['level']): z.ZodObject =>
  z.object(
    Object.fromEntries(
      fieldNames(resource, level).map((name) => [name, fieldSchema(resource.fields[name]!)]),
    ),
  );

/** @returns the value of a field in a row of the publishing statement, after the field's `prepare` function */
export function recordValue(resource: Resource, name: string, row: Record<string, unknown>): unknown {
  const value = row[snakeCase(name)];
  const prepare = resource.fields[name]?.prepare;
  return prepare ? prepare(value) : value;
}

/** A field prepared for rendering: its names, texts and functions are computed once, not for every record. */
type RenderedField = {
  column: string;
  prepare: NonNullable<Field['prepare']> | null;
  write: (value: unknown) => string;
  start: string;
  nothing: string;
  listed: boolean;
};

const renderPlans = new WeakMap<Resource, readonly RenderedField[]>();

function renderPlan(resource: Resource): readonly RenderedField[] {
  let plan = renderPlans.get(resource);
  if (!plan) {
    plan = Object.entries(resource.fields).map(([name, field]) => ({
      column: snakeCase(name),
      prepare: field.prepare ?? null,
      write: fieldWriter(field),
      start: `${JSON.stringify(name)}:`,
      nothing: `${JSON.stringify(name)}:${field.nullable ? 'null' : '[]'}`,
      listed: field.level === 'list',
    }));
    renderPlans.set(resource, plan);
  }
  return plan;
}

/**
 * Renders one row of the publishing statement.
 * @param row values by the fields' names in snake_case
 * @returns the JSON text of the list item and of the detail
 */
export function renderRecord(
  resource: Resource,
  row: Record<string, unknown>,
): { body: string; detail: string } {
  let body = '';
  let detail = '';
  for (const { column, prepare, write, start, nothing, listed } of renderPlan(resource)) {
    const given = row[column];
    const value = prepare === null ? given : prepare(given);
    const text = value === null || value === undefined || value === '' ? nothing : start + write(value);
    detail = detail === '' ? text : `${detail},${text}`;
    if (listed) body = body === '' ? text : `${body},${text}`;
  }
  return { body: `{${body}}`, detail: `{${detail}}` };
}

type PromotedValue = {
  column: string;
  prepare: NonNullable<Field['prepare']> | null;
  of: (value: unknown) => unknown;
};

const promotedPlans = new WeakMap<Resource, readonly PromotedValue[]>();

/**
 * @param row as for `renderRecord`
 * @returns the values of the promoted columns, in their order
 */
export function promotedValues(resource: Resource, row: Record<string, unknown>): unknown[] {
  let plan = promotedPlans.get(resource);
  if (!plan) {
    plan = promotedColumns(resource).map(({ field, of }) => ({
      column: snakeCase(field),
      prepare: resource.fields[field]?.prepare ?? null,
      of,
    }));
    promotedPlans.set(resource, plan);
  }
  return plan.map(({ column, prepare, of }) => of(prepare === null ? row[column] : prepare(row[column])));
}
