import { limits } from '#services/api/v2/serve/parameters.ts';
import { mayBeNames } from '#services/api/v2/serve/several.ts';
import {
  type Filter,
  promotedColumns,
  type Resource,
  takesSeveral,
} from '#shared/resources/definition/resource.ts';

/** What the parameters say by which lists are filtered. */

/** The rule of filters with several values. */
export function severalValues(filter: Filter): string {
  if (!takesSeveral(filter)) return '';
  const rule = ` Up to ${limits.values} values, separated by commas or in repeated parameters; a record needs to match one of them.`;
  return mayBeNames(filter)
    ? `${rule} A comma belongs to the value if a blank follows it, or within double quotation marks.`
    : rule;
}

/** @returns the schema of a filter's parameter */
export function filterSchema({ type, values }: Filter): Record<string, unknown> {
  // One of the values, or several with commas between them.
  if (values)
    return {
      type: 'string',
      anyOf: [
        { type: 'string', enum: values },
        { type: 'string', pattern: ',' },
      ],
    };
  if (type === 'day') return { type: 'string', format: 'date' };
  return { type: type === 'number' ? 'number' : 'string' };
}

/** The rule of `ids`. */
export const idsRule = `Only these records, at most ${limits.ids}, named as in their own path, separated by commas or in repeated parameters. Put a value with a comma in double quotation marks. Unknown records are left out. Filters that apply by default do not apply.`;

/** How people name a record, where there is such a way. */
export function idsExample({ fields, identifiers, ...resource }: Resource): string {
  const columns = promotedColumns({ ...resource, fields, identifiers });
  const usual = columns.find(({ name, type }) => identifiers.includes(name) && type === 'text');
  return String(fields[usual?.field ?? 'id']?.example);
}
