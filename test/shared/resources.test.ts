import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type FieldType, fieldSchema } from '#shared/resources/definition/fields.ts';
import { payloadSchema, type Resource, renderRecord } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { camelCase, snakeCase } from '#shared/text/case.ts';

const registry = Object.entries(resources) as [ResourceName, Resource][];

/**
 * The fields of the interface's specification by record kind, as it writes them: `(i)` integer, `(n)` number, `(dt)`
 * date-time, `(uri)` URI, else text; integer flags hold 0 or 1.
 */
const specified: Partial<Record<ResourceName, string>> = parse(
  readFileSync(new URL('specified-fields.yaml', import.meta.url), 'utf8'),
);

/** Our types for each type of the specification; its text may be any type except a number. */
const allowed: Record<string, readonly FieldType[]> = {
  i: ['integer', 'flag'],
  n: ['number'],
  dt: ['instant', 'day'],
  uri: ['uri'],
};
const numeric: readonly FieldType[] = ['integer', 'number', 'flag'];
/** Fields for which the examples in the specification have another form than its schema. */
const shapedByPayload = new Set([
  'tender.estimated_value',
  // Known clients expect true and false, here and inside awards.
  ...['youth', 'women', 'disabled', 'military', 'rural'].map((group) => `award_subcontractor.black_${group}`),
]);

describe.each(registry)('%s', (name, resource) => {
  it('is registered under its own name', () => {
    expect(resource.name).toBe(name);
  });

  it('has an example of every field that the field itself accepts', () => {
    for (const [field, declared] of Object.entries(resource.fields)) {
      const result = fieldSchema(declared).safeParse(declared.example);
      expect({ field, error: result.error?.message }).toEqual({ field, error: undefined });
      expect({ field, empty: declared.example === null }).toEqual({ field, empty: false });
    }
  });

  it('renders a published row as its schemas for list items and details say', () => {
    const row = Object.fromEntries(
      Object.entries(resource.fields).map(([field, { example }]) => [snakeCase(field), example]),
    );
    const { body, detail } = renderRecord(resource, row);
    expect(payloadSchema(resource, 'list').strict().parse(JSON.parse(body))).toEqual(JSON.parse(body));
    expect(payloadSchema(resource, 'detail').strict().parse(JSON.parse(detail))).toEqual(JSON.parse(detail));
  });
});

const withFields = Object.entries(specified) as [ResourceName, string][];

describe.each(withFields)('specified fields of %s', (name, text) => {
  it('all exist, with their types', () => {
    const resource: Resource = resources[name];
    const wrong = text
      .trim()
      .split(/\s+/)
      .flatMap((word) => {
        const [, field = '', type = 's'] = /^(\w+)(?:\((\w+)\))?$/.exec(word) ?? [];
        const declared = resource.fields[camelCase(field)];
        if (!declared) return [`${field} is missing`];
        if (shapedByPayload.has(`${name}.${field}`)) return [];
        const fits = allowed[type]?.includes(declared.type) ?? !numeric.includes(declared.type);
        return fits ? [] : [`${field}(${type}) is ${declared.type}`];
      });
    expect(wrong).toEqual([]);
  });
});
