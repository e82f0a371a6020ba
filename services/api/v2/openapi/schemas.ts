import type { CountsEndpoint, GroupsEndpoint } from '#services/api/v2/endpoint.ts';
import { type Json, text } from '#services/api/v2/openapi/json.ts';
import { groupField } from '#services/api/v2/serve/groups.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';
import { camelCase, snakeCase } from '#shared/text/case.ts';

const amount = (description: string): Json => ({ type: ['number', 'null'], description });
const number = (minimum: number, description: string): Json => ({ type: 'integer', minimum, description });

/** @returns the schema of counts, with the example of one counted record: that of the resource */
export function countsData(endpoint: CountsEndpoint): Json {
  const { item } = endpoint;
  const items = {
    type: 'object',
    required: Object.keys(item),
    properties: Object.fromEntries(
      Object.entries(item).map(([name, part]) => [
        name,
        { ...COUNTED[part], 'x-schema-name': snakeCase(name) },
      ]),
    ),
  };
  return { type: 'array', items, examples: [countsExample(endpoint)] };
}

const COUNTED = {
  name: text('Name of the counted value, for people.'),
  slug: text('The value that filters take.'),
  count: number(0, 'Number of records.'),
};

function countsExample({ resource, column, codelist, names, item }: CountsEndpoint): Json[] {
  const entry = (shown: { name: unknown; slug: unknown; count: number }): Json =>
    Object.fromEntries(Object.entries(item).map(([name, part]) => [name, shown[part]]));
  if (names) {
    const part = (of: string) => names.resource.fields[camelCase(of)]?.example;
    return [entry({ name: part(names.name), slug: part(names.slug), count: 1 })];
  }
  const counted = [exampleColumn(resource, column)].flat();
  return codelist.map(({ name, slug }) => entry({ name, slug, count: Number(counted.includes(slug)) }));
}

/** @returns the value that a column has for the example of a resource */
function exampleColumn(resource: Resource, name: string): unknown {
  const column = promotedColumns(resource).find((promoted) => promoted.name === name);
  return column?.of(resource.fields[column.field]?.example);
}

const FIGURES = {
  count: number(1, 'Number of records.'),
  sum: { type: 'number', description: 'Sum of the known values, in rand.' },
  mean: amount('Mean of the known values, in rand; null if none is known.'),
  median: amount('Median of the known values, in rand. Null if none is known.'),
  counted: number(0, 'Records whose value is in sum, mean and median.'),
  excluded: number(
    0,
    'Records whose value is not in sum, mean and median, because it is in another currency or implausible.',
  ),
};

/** @returns the schema of groups; `groupBy` decides which of the values each has. The example is that of one record. */
export function groupsData({ resource, by, item, measure }: GroupsEndpoint): Json {
  const values = new Map(by.map((grouping) => [groupField(grouping), grouping]));
  const [standard] = values.keys();
  const required = values.size === 1 && standard !== undefined ? [standard] : [];
  const known = Number(exampleColumn(resource, measure));
  const figures = { count: 1, sum: known, mean: known, median: known, counted: 1, excluded: 0 };
  const example = {
    ...(standard === undefined ? {} : { [standard]: values.get(standard)?.example }),
    ...Object.fromEntries(Object.entries(item).map(([name, part]) => [name, figures[part]])),
  };
  const properties = [
    ...[...values].map(([name, grouping]): [string, Json] => [
      name,
      {
        ...('values' in grouping && grouping.values
          ? { type: 'string', enum: grouping.values, description: 'What the group has in common.' }
          : {
              type: ['string', 'null'],
              description: 'What the group has in common; null if it is not known.',
            }),
        examples: [grouping.example],
      },
    ]),
    ...Object.entries(item).map(([name, part]): [string, Json] => [name, FIGURES[part]]),
  ].map(([name, schema]) => [name, { ...schema, 'x-schema-name': snakeCase(name) }]);
  const items = {
    type: 'object',
    required: [...required, ...Object.keys(item)],
    properties: Object.fromEntries(properties),
  };
  return { type: 'array', items, examples: [[example]] };
}
