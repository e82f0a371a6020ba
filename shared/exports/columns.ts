import type { z } from 'zod';
import type { FieldType } from '#shared/resources/definition/fields.ts';
import { fieldNames, type Resource } from '#shared/resources/definition/resource.ts';

/** A column of an export: a field of the record, or a part of a field that is an object, such as `sourceOrganization.name`. */
export type ExportColumn = {
  name: string;
  field: string;
  part: string | null;
  /** Null for a part, whose type is that of its value. */
  type: FieldType | null;
  /** Whether it is an amount in rand. */
  money: boolean;
  /** Whether the list has it; what it has not is in the detail. */
  inLists: boolean;
};

/** @returns the columns of an export for which none are named: the id, and the fields of the list in their order */
export const standardColumns = (resource: Resource): string[] => [
  ...new Set(['id', ...fieldNames(resource, 'list')]),
];

/** @returns the column of this name; null where records have no such field or part */
export function exportColumn(resource: Resource, name: string): ExportColumn | null {
  const [field = '', part = null, ...more] = name.split('.');
  if (more.length > 0 || !Object.hasOwn(resource.fields, field)) return null;
  const { type, level, shape } = resource.fields[field]!;
  // The id is read beside the text of the list.
  const inLists = level === 'list' || field === 'id';
  if (part === null) return { name, field, part, type, money: false, inLists };
  const parts =
    type === 'object' && shape && 'shape' in shape ? (shape.shape as Record<string, z.ZodType>) : {};
  if (!Object.hasOwn(parts, part)) return null;
  const money = parts[part]!.meta()?.['x-unit'] === 'ZAR';
  return { name, field, part, type: null, money, inLists };
}
