import { snakeCase } from '#shared/case.ts';
import type { Resource } from '#shared/resources/resource.ts';

/** Largest record served, in characters: beyond it one record would be a denial of service to its readers. */
const MOST_CHARACTERS = 2_000_000;

/**
 * What a record must satisfy before callers may see it. A refused record stays as it was last published and becomes a
 * note; it is published as soon as its source is mended.
 * @returns why the record is refused, or null
 */
export function refuse(resource: Resource, row: Record<string, unknown>, detail: string): string | null {
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = row[snakeCase(name)];
    if (
      !field.nullable &&
      field.type !== 'texts' &&
      field.type !== 'objects' &&
      (value === null || value === undefined || value === '')
    ) {
      return `${name} is missing`;
    }
    if (field.values && value !== null && value !== undefined && !field.values.includes(value as string)) {
      return `${name} is ${String(value)}, not one of ${field.values.join(', ')}`;
    }
  }
  return detail.length > MOST_CHARACTERS ? `the record has ${detail.length} characters` : null;
}
