import { reach } from './connection.ts';
import { readSchema } from './migration-files.ts';
import { withSchemaEngine } from './schema-engine.ts';

/** What differs between a database and `prisma/schema`. */

const FOLDER = import.meta.dirname;

/**
 * The SQL that leads to `prisma/schema`, from nothing or from the database as it is. It knows nothing of what Prisma cannot
 * express: views, functions, expression indexes, expressions of generated columns (see catalog.ts).
 * @returns SQL, empty when there is no difference
 * @throws EnvironmentError when the database cannot be reached
 */
export async function diff(url: string, from: 'empty' | 'database'): Promise<string> {
  await reach(url).then((client) => client.end());
  const files = await readSchema();
  const { exitCode, stdout } = await withSchemaEngine(url, files, (engine) =>
    engine.diff({
      from: from === 'empty' ? { tag: 'empty' } : { tag: 'schemaDatasource', files, configDir: FOLDER },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      shadowDatabaseUrl: null,
      filters: { externalTables: [], externalEnums: [] },
    } as Parameters<typeof engine.diff>[0]),
  );
  return exitCode === 0 ? '' : (stdout ?? '');
}
