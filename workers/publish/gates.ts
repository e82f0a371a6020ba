import { snakeCase } from '#shared/case.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Largest record served, in characters: beyond it one record would be a denial of service to its readers. */
const MOST_CHARACTERS = 2_000_000;

/** The fields that a gate looks at, with the column each comes from. */
type Gate = { name: string; column: string; required: boolean; values: ReadonlySet<unknown> | null };

const gates = new WeakMap<Resource, readonly Gate[]>();

function gatesOf(resource: Resource): readonly Gate[] {
  let found = gates.get(resource);
  if (!found) {
    found = Object.entries(resource.fields).flatMap(([name, { nullable, type, values }]) => {
      const required = !nullable && type !== 'texts' && type !== 'objects';
      if (!required && !values) return [];
      return [{ name, column: snakeCase(name), required, values: values ? new Set<unknown>(values) : null }];
    });
    gates.set(resource, found);
  }
  return found;
}

/**
 * What a record must satisfy before callers may see it. A refused record stays as it was last published and becomes a
 * note; it is published as soon as its source is mended.
 * @returns why the record is refused, or null
 */
export function refuse(resource: Resource, row: Record<string, unknown>, detail: string): string | null {
  for (const { name, column, required, values } of gatesOf(resource)) {
    const value = row[column];
    const absent = value === null || value === undefined || value === '';
    if (required && absent) return `${name} is missing`;
    if (values && !absent && !values.has(value)) {
      return `${name} is ${String(value)}, not one of ${[...values].join(', ')}`;
    }
  }
  return detail.length > MOST_CHARACTERS ? `the record has ${detail.length} characters` : null;
}
