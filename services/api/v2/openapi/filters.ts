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
  const rule = ` Up to ${limits.values} values, any of which may hold, separated by commas or given by repeating the parameter`;
  return mayBeNames(filter)
    ? `${rule}; a comma before a blank, or in double quotation marks, belongs to the value.`
    : `${rule}.`;
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
export const idsRule = `Only these records, at most ${limits.ids}, each by what their own path takes, separated by commas or given by repeating the parameter; a value with a comma stands in double quotation marks. Unknown ones are left out. Filters that apply unless others are sent do not apply.`;

/** How people name a record, where there is such a way. */
export function idsExample({ fields, identifiers, ...resource }: Resource): string {
  const columns = promotedColumns({ ...resource, fields, identifiers });
  const usual = columns.find(({ name, type }) => identifiers.includes(name) && type === 'text');
  return String(fields[usual?.field ?? 'id']?.example);
}
