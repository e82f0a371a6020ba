import { defineTable, int, jsonb, text, timestamptz } from '#shared/tables/definition.ts';

/** The content of one publisher that the records of a process stand on, and the capture that first showed it. */
export type CompiledVersion = { hash: string; capturedAt: string; responseId: string; position: number };

export const processes = defineTable({
  schema: 'core',
  name: 'process',
  comment:
    'A contracting process (one ocid) and which captures its records stand on. Locked while it is compiled.',
  columns: {
    ocid: text(),
    number: int('The running number in the ocid, where the publisher counts.').nullable(),
    compiled_versions: jsonb<Readonly<Record<string, CompiledVersion | null>>>(
      'By source, the latest content compiled into the records; null while nothing of it could be understood.',
    ).default({}),
    created_at: timestamptz().filled('now()'),
  },
  key: ['ocid'],
});
