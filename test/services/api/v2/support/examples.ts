import { provinces } from '#shared/codelists/provinces.ts';
import { Field } from '#shared/resources/definition/fields.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { snakeCase } from '#shared/text/case.ts';
import { companyKey } from '#shared/text/names.ts';
import type { ReadTables } from './read-tables.ts';
import { type Row, uuidOf } from './rows.ts';

/**
 * Records of every resource, made from the examples of its fields: the first has the examples themselves, the others
 * vary them, the last leaves out everything that may be missing. All child records belong to the first parent.
 */
export const COPIES = 5;

const DAY_MS = 86_400_000;

/** Columns that hold the id of another record. */
const PARENTS: Readonly<Record<string, Resource>> = {
  tender_record_id: resources.tender,
  award_record_id: resources.award,
  company_record_id: resources.company,
  company_record_ids: resources.company,
  organization_record_id: resources.organization,
  organization_id: resources.organization,
  province_record_id: resources.province,
};

/** Real provinces: names are recognised in so many spellings that an invented one might be taken for a real one. */
const provincesFromExample = provinces.toSorted((one) => (one.slug === 'kwazulu-natal' ? -1 : 0));

const all: readonly Resource[] = Object.values(resources);

/** Values that replace the examples if these would not be found by a filter. */
const given: Readonly<Record<string, (n: number) => Record<string, unknown>>> = {
  tender: () => ({
    province: 'Gauteng',
    closing_date: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    closing_date_time: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  }),
  award: () => ({ tender_province: 'Gauteng', tender_category: 'Civil engineering', amount: 347760 }),
  province: (n) => {
    const { name, slug, code } = provincesFromExample[n]!;
    return { name, slug, code };
  },
  company: (n) => {
    const name = String(exampleOf(resources.company, 'name', n));
    return {
      ...{
        normalized_name: companyKey(name),
        name_keys: [companyKey(name)],
        spellings: [{ name, awards: 1 }],
      },
      registration_numbers: [exampleOf(resources.company, 'registrationNumber', n) ?? '2015/999999/07'],
      ...{ alias_ids: [uuidOf(0xa00000 + n)], csd_numbers: [`MAAA${1_000_000 + n}`] },
    };
  },
};

/** @returns the nth value of a field, as a payload holds it */
export function exampleOf(resource: Resource, name: string, n: number): unknown {
  const field: Field = resource.fields[name]!;
  const parent = PARENTS[field.column?.name ?? snakeCase(name)];
  if (parent) return field.type === 'texts' ? [idOf(parent, 0)] : idOf(parent, 0);
  if (name === 'id' || (field.type === 'uuid' && field.example === resource.fields['id']?.example))
    return idOf(resource, n);
  const named = resource.identifiers.includes(field.column?.name ?? snakeCase(name));
  if (n === COPIES - 1 && field.nullable && !named && !field.column?.required) return null;
  return n === 0 ? field.example : vary(field, n);
}

export const idOf = (resource: Resource, n: number): string =>
  n === 0 ? String(resource.fields['id']!.example) : uuidOf(0x1000 * (all.indexOf(resource) + 1) + n);

function vary({ type, example, values }: Field, n: number): unknown {
  switch (type) {
    case 'text':
      return values ? values[n % values.length] : `${example}${/\s/.test(String(example)) ? ' ' : '-'}${n}`;
    case 'uri':
      return `${example}#${n}`;
    case 'integer':
    case 'number':
      return Number(example) + n;
    case 'flag':
      return n % 2;
    case 'truth':
      return n % 2 === 1;
    case 'day':
    case 'instant':
      return new Date(Date.parse(String(example)) - n * DAY_MS).toISOString();
    case 'uuid':
      return uuidOf(0x900000 + n);
    default:
      return example;
  }
}

/**
 * @returns the row that a publishing statement would select for the nth record of a resource, with the given values instead of its own
 */
export function exampleRow(resource: Resource, n: number, own: Record<string, unknown> = {}): Row {
  const row = Object.fromEntries(
    Object.keys(resource.fields).map((name) => [snakeCase(name), exampleOf(resource, name, n)]),
  );
  return { ...row, ...given[resource.name]?.(n), id: idOf(resource, n), ...own };
}

/** Publishes records of every resource. */
export async function publishExamples(readTables: ReadTables): Promise<void> {
  for (const resource of all) {
    // Examples are values of the payload already; preparing them would treat them as values of the database.
    const fields = Object.fromEntries(
      Object.entries(resource.fields).map(([name, { prepare: _, ...field }]) => [name, new Field(field)]),
    );
    const rows = Array.from({ length: COPIES }, (_, n) => exampleRow(resource, n));
    await readTables.records({ ...resource, fields }, rows);
  }
}
