import { z } from 'zod';
import { snakeCase } from '#shared/case.ts';
import { type Column, type Field, fieldSchema, fieldWriter } from '#shared/resources/definition/fields.ts';
import { southAfricanDay } from '#shared/time.ts';

/**
 * How a query parameter narrows a list. `equals` compares the column with the value, `any` asks whether an array column
 * holds it, `from`/`until` bound it inclusively, `search` is full text. For day columns `until` includes the whole day.
 */
export type Filter = {
  match: 'equals' | 'any' | 'from' | 'until' | 'search';
  column: string;
  /** How the parameter's text is checked. */
  type: 'text' | 'day' | 'number';
  description: string;
  example: string;
  /** The only values accepted, compared without regard to case. */
  values?: readonly string[];
  /** Brings the caller's spelling into the column's, such as a display name into a slug. */
  canonical?: (value: string) => string;
};

/** A kind of record that callers can ask for. Its read table, payload, validation and documentation follow from it. */
export type Resource = {
  /** Singular, snake_case: also the read table and the name in the change outbox. */
  name: string;
  /** Plural, as in paths and in `sync_meta`. */
  plural: string;
  title: string;
  description: string;
  /** Set while no stage fills the resource yet: which one will. Its table is empty and it has no publishing statement. */
  pending?: 'documents' | 'derive' | 'portal' | 'content' | 'registers';
  /** In payload order. Names are the payload's (camelCase); columns are the same in snake_case. */
  fields: Record<string, Field>;
  /** Columns that name one record in a path, tried together; all but `id` are text. */
  identifiers: readonly string[];
  filters: Record<string, Filter>;
  /** Names callers sort by, and the column each stands for. camelCase and snake_case are both understood. */
  sorts: Record<string, string>;
  /** Sort where the caller names none, such as `-publicationDate`. */
  defaultSort: string;
  /** Whether the read table keeps a full-text vector (computed by the publishing statement as `search`). */
  searchable: boolean;
  /** Set where records are only listed within what they belong to, so that nothing puts all of them in order. */
  part?: true;
  /** Columns whose values are counted as records come and go; counts answer meta endpoints and totals. */
  counted: readonly string[];
  /** Column lists of the read table's indexes; each sort column gets (column, id) without being named here, but for parts. */
  indexes: readonly (readonly string[])[];
};

/** Keeps the literal types of a declaration while checking it. */
export const defineResource = <const Given extends Resource>(given: Given): Given & Resource => given;

export type PromotedColumn = Required<Column> & { field: string };

const dayOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : southAfricanDay(new Date(value as string));

/** @returns the read table's promoted columns, in field order */
export const promotedColumns = (resource: Resource): PromotedColumn[] =>
  Object.entries(resource.fields).flatMap(([name, { column }]) =>
    column
      ? [
          {
            name: snakeCase(name),
            of: column.type === 'date' ? dayOf : (value: unknown) => value ?? null,
            required: false,
            ...column,
            field: name,
          },
        ]
      : [],
  );

/** @returns the names of the fields that an answer of this level carries, in order */
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

/** @returns a field's value in a row of the publishing statement, after the field's own preparation */
export function recordValue(resource: Resource, name: string, row: Record<string, unknown>): unknown {
  const value = row[snakeCase(name)];
  const prepare = resource.fields[name]?.prepare;
  return prepare ? prepare(value) : value;
}

/** A field as rendering needs it: names, texts and functions found once, because every record of a backfill passes here. */
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
 * Turns one row of the publishing statement into its two finished answers.
 * @param row values under the fields' names in snake_case
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
