import { pascalCase } from '#shared/case.ts';
import type { ColumnType } from '#shared/resources/definition/fields.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';

const prismaTypes: Record<ColumnType, string> = {
  text: 'String',
  'text[]': 'String[]',
  timestamptz: 'DateTime',
  numeric: 'Decimal',
  integer: 'Int',
  uuid: 'String',
};
const attributes: Partial<Record<ColumnType, string>> = {
  timestamptz: ' @db.Timestamptz(6)',
  numeric: ' @db.Decimal',
  uuid: ' @db.Uuid',
};

/** @returns the text of prisma/schema/read.prisma: one table for each resource, and the books of what was published */
export const readSchema = (): string =>
  `${[header, ...Object.values(resources).map(model), books].join('\n\n')}\n`;

const header = `// Generated from shared/resources by \`npm run generate\`; do not edit.
// Finished records: columns to filter and sort by, and the exact text to serve. Filled by publish, read by the API.`;

const books = `/// The last change number of each resource, given under one lock so that numbers follow commits.
model ReadVersion {
  resource     String   @id
  change_seq   BigInt   @default(0)
  published_at DateTime @default(now()) @db.Timestamptz(6)
  /// Tombstones up to this change number may be gone: a reader that has seen less must begin anew.
  horizon      BigInt   @default(0)

  @@map("version")
  @@schema("read")
}

/// How many records hold a value in a counted column; column '' counts all. Kept by publish with every batch.
model ReadCounter {
  resource String
  column   String
  value    String
  n        BigInt

  @@id([resource, column, value])
  @@map("counter")
  @@schema("read")
}

/// A record that was withdrawn, for those who follow the changes. Kept for a declared time.
model ReadTombstone {
  resource   String
  change_seq BigInt
  id         String   @db.Uuid
  at         DateTime @db.Timestamptz(6)

  @@id([resource, change_seq])
  @@index([resource, at])
  @@map("tombstone")
  @@schema("read")
}

/// Word stems that titles and names have, to find what a misspelt word may have meant.
model ReadLexeme {
  resource String
  lexeme   String

  @@id([resource, lexeme])
  @@map("lexeme")
  @@schema("read")
}`;

function model(resource: Resource): string {
  const columns = promotedColumns(resource);
  const lines = columns.map(({ name, type, required }) => {
    const optional = required || type === 'text[]' ? '' : '?';
    return `  ${name} ${prismaTypes[type]}${optional}${attributes[type] ?? ''}`;
  });
  return `/// ${resource.description}
model Read${pascalCase(resource.name)} {
  id String @id @db.Uuid
  change_seq BigInt
  /// The change number with which the record first appeared.
  first_seq BigInt @default(0)
  published_at DateTime @db.Timestamptz(6)
  /// The list item, as served.
  body String
  /// The full record, as served.
  detail String
${resource.searchable ? '  search Unsupported("tsvector")?\n' : ''}${lines.join('\n')}

${indexes(resource)
  .map((index) => `  @@index(${index})`)
  .join('\n')}
  @@map("${resource.name}")
  @@schema("read")
}`;
}

/**
 * Every sort column with the id behind it, every identifier, every array and vector, and what the resource names. The few
 * parts of one record are looked up by what the resource names, and put in order then.
 */
function indexes(resource: Resource): string[] {
  const sorted = resource.part ? [] : [...Object.values(resource.sorts), 'published_at'];
  const ordered = [
    ...new Set([
      ...sorted.map((column) => [column, 'id'].join(', ')),
      ...resource.identifiers.filter((column) => column !== 'id'),
      ...resource.indexes.map((columns) => [...columns, 'id'].join(', ')),
      'change_seq',
    ]),
  ].map((columns) => `[${columns}]`);
  const arrays = promotedColumns(resource)
    .filter(({ type }) => type === 'text[]')
    .map(({ name }) => `[${name}], type: Gin`);
  return [...ordered, ...arrays, ...(resource.searchable ? ['[search], type: Gin'] : [])];
}
