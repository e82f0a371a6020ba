import { expect, it } from 'vitest';
import { bigint, date, derivedTable, jsonb, text, texts, timestamptz } from '#shared/tables/definition.ts';
import { schemaFile } from '../../scripts/generate/prisma-schema.ts';

it('a declared table is a model of the Prisma schema', () => {
  const table = derivedTable('company_year', {
    comment: 'What a company won in a year.',
    columns: {
      id: bigint().filled('autoincrement()'),
      company: text('Key of its name.'),
      latest_award_date: date().nullable(),
      names: texts(),
      sums: jsonb().default({}),
      updated_at: timestamptz().filled('now()'),
    },
    unique: [['company', 'latest_award_date']],
    indexes: [['company'], { gin: 'names' }],
  });
  expect(schemaFile('shared/tables', 'Years.', [table])).toBe(`\
// Generated from shared/tables by \`npm run generate\`; do not edit.
// Years.

/// What a company won in a year.
model DerivedCompanyYear {
  id BigInt @id @default(autoincrement())
  /// Key of its name.
  company String
  latest_award_date DateTime? @db.Date
  names String[]
  sums Json @default("{}")
  updated_at DateTime @default(now()) @db.Timestamptz(6)

  @@unique([company, latest_award_date])
  @@index([company])
  @@index([names], type: Gin)
  @@map("company_year")
  @@schema("derived")
}
`);
});
