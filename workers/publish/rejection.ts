import { type Resource, recordValue } from '#shared/resources/definition/resource.ts';
import { containsIdentityNumber, withoutIdentityNumbers } from '#shared/text/identity-number.ts';

/** Characters of the largest record that is published. A larger one would take readers too long to load. */
const MAX_CHARACTERS = 2_000_000;

/** A field whose values are restricted. */
type Constraint = { name: string; required: boolean; values: ReadonlySet<unknown> | null };

const constraints = new WeakMap<Resource, readonly Constraint[]>();

function constraintsOf(resource: Resource): readonly Constraint[] {
  let found = constraints.get(resource);
  if (!found) {
    found = Object.entries(resource.fields).flatMap(([name, { nullable, type, values }]) => {
      const required = !nullable && type !== 'texts' && type !== 'objects';
      if (!required && !values) return [];
      return [{ name, required, values: values ? new Set<unknown>(values) : null }];
    });
    constraints.set(resource, found);
  }
  return found;
}

/**
 * Checks a record against its resource's declaration before callers may see it. A rejected record becomes an issue and
 * stays as it was last published; it is published again once its source has been corrected.
 * @returns the reason why the record is rejected, or null
 */
export function rejectionOf(
  resource: Resource,
  row: Record<string, unknown>,
  { detail, values }: { detail: string; values: readonly unknown[] },
): string | null {
  for (const { name, required, values } of constraintsOf(resource)) {
    const value = recordValue(resource, name, row);
    const absent = value === null || value === undefined || value === '';
    if (required && absent) return `${name} is missing`;
    if (values && !absent && !values.has(value)) {
      return `${name} is ${String(value)}, not one of ${[...values].join(', ')}`;
    }
  }
  // Texts are masked when they are read. This check also covers other code that writes records.
  if (containsIdentityNumber(detail) || withoutIdentityNumbers(values) !== values)
    return 'it contains an identity number';
  return detail.length > MAX_CHARACTERS ? `the record has ${detail.length} characters` : null;
}
