import { coreTable, int, jsonb, text, timestamptz } from '#shared/tables/definition.ts';

/** The content of one publisher that the records of a process were compiled from, and its first capture. */
export type CompiledVersion = { hash: string; capturedAt: string; responseId: string; position: number };

export const processes = coreTable('process', {
  comment:
    'A contracting process (one ocid) and the captures that its records were compiled from. The row is locked during compilation.',
  columns: {
    ocid: text(),
    number: int('The sequential number in the ocid, if there is one.').nullable(),
    compiled_versions: jsonb<Readonly<Record<string, CompiledVersion | null>>>(
      'By source, the latest content compiled into the records; null if none of it could be read so far.',
    ).default({}),
    created_at: timestamptz().filled('now()'),
  },
  key: ['ocid'],
});
