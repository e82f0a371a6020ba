import { resources } from '#shared/resources/index.ts';
import type { Column, Index, SqlType, Table } from '#shared/tables/definition.ts';
import { coreTables, derivedTables } from '#shared/tables/index.ts';
import { publishedTables } from '#shared/tables/published.ts';
import { pascalCase } from '#shared/text/case.ts';
import { tableOf } from './read-tables.ts';

/** Generates the files of prisma/schema from the declared tables. */

export const coreSchema = (): string =>
  schemaFile(
    'shared/tables',
    'Typed records, one contracting process at a time. Filled by normalise; rebuilt from raw at any time with the same ids.',
    coreTables,
  );

export const derivedSchema = (): string =>
  schemaFile('shared/tables', 'What follows from many records of core. Filled by derive.', derivedTables);

export const readSchema = (): string =>
  schemaFile(
    'shared/resources and shared/tables',
    'Finished records: columns to filter and sort by, and the exact text to serve. Filled by publish, read by the API.',
    [...Object.values(resources).map(tableOf), ...publishedTables],
  );

/** @returns the text of one file of prisma/schema: a model for each table, in order */
export const schemaFile = (from: string, about: string, tables: readonly Table[]): string =>
  `${[
    `// Generated from ${from} by \`npm run generate\`; do not edit.\n// ${about}`,
    ...tables.map(model),
  ].join('\n\n')}\n`;

/** Names of models must be unique across all schemas. */
const prefixes: Readonly<Record<Table['schema'], string>> = { core: '', derived: 'Derived', read: 'Read' };

const types: Readonly<Record<SqlType, string>> = {
  uuid: 'String @db.Uuid',
  text: 'String',
  'text[]': 'String[]',
  int: 'Int',
  bigint: 'BigInt',
  numeric: 'Decimal @db.Decimal',
  float8: 'Float',
  boolean: 'Boolean',
  timestamptz: 'DateTime @db.Timestamptz(6)',
  date: 'DateTime @db.Date',
  jsonb: 'Json',
  bytea: 'Bytes',
  tsvector: 'Unsupported("tsvector")',
};

function model(table: Table): string {
  const lines = Object.entries(table.columns).flatMap(([name, column]) => [
    ...commentLines(column.comment, '  '),
    `  ${name} ${typeOf(table, name, column)}`,
  ]);
  const blocks = [
    ...(table.key.length > 1 ? [`@@id([${table.key.join(', ')}])`] : []),
    ...table.unique.filter(({ length }) => length > 1).map((columns) => `@@unique([${columns.join(', ')}])`),
    ...table.indexes.map((index) => `@@index(${indexText(index)})`),
    `@@map("${table.name}")`,
    `@@schema("${table.schema}")`,
  ];
  return [
    ...commentLines(table.comment, ''),
    `model ${prefixes[table.schema]}${pascalCase(table.name)} {`,
    ...lines,
    '',
    ...blocks.map((block) => `  ${block}`),
    '}',
  ].join('\n');
}

const commentLines = (comment: string, indent: string): string[] =>
  comment === '' ? [] : [`${indent}/// ${comment}`];

/** Prisma marks a nullable column with `?` after the type; lists have no such mark. */
function typeOf(table: Table, name: string, column: Column): string {
  const [type = '', ...native] = types[column.type].split(' ');
  const optional = column.isNullable && column.type !== 'text[]' ? '?' : '';
  return [`${type}${optional}`, ...attributes(table, name, column), ...native].join(' ');
}

function attributes({ key, unique }: Table, name: string, { type, initial }: Column): string[] {
  const alone = (columns: readonly string[]) => columns.length === 1 && columns[0] === name;
  return [
    ...(alone(key) ? ['@id'] : []),
    ...(unique.some(alone) ? ['@unique'] : []),
    ...(initial === null ? [] : [`@default(${constant(type, initial)})`]),
  ];
}

function constant(type: Column['type'], initial: NonNullable<Column['initial']>): string {
  if (typeof initial !== 'object') return String(initial);
  return type === 'text[]' ? '[]' : `"${JSON.stringify(initial)}"`;
}

const indexText = (index: Index): string =>
  'gin' in index ? `[${index.gin}], type: Gin` : `[${index.join(', ')}]`;
