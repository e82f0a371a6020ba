import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#services/local/postgres.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { type DataSet, dataSets } from './data-sets.ts';
import { describeDifferences, differencesOf } from './differences.ts';
import { dumpServed } from './dump.ts';

/**
 * `npm run -s compare -- <data set> --before <checkout>`: collects one data set with the code of another checkout of this
 * repository and with the present one, and compares every row of the read tables. Shows that a change of the structure
 * changes nothing that is served, or what a correction changes. Exit codes: 0 equal or skipped, 1 different, 2 wrong usage.
 */

const USAGE = `usage: npm run -s compare -- <data set> --before <folder> [--examples <n>]
  --before <folder>  checkout of the other commit, with its packages installed
  --examples <n>     differing rows shown of each table (3)
data sets:
${dataSets.map(({ name, meaning }) => `  ${name.padEnd(18)} ${meaning}`).join('\n')}
`;

const progress = (line: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
};

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { before: { type: 'string' }, examples: { type: 'string', default: '3' } },
  });
  const dataSet = dataSets.find(({ name }) => name === positionals[0]);
  const examples = Number(values.examples);
  if (!dataSet || positionals.length > 1 || values.before === undefined || !Number.isInteger(examples)) {
    process.stderr.write(USAGE);
    return 2;
  }
  return compare(dataSet, resolve(values.before), examples);
}

async function compare(dataSet: DataSet, before: string, examples: number): Promise<number> {
  const scratch = await mkdtemp(join(tmpdir(), 'tender-compare-'));
  try {
    const publisher = await dataSet.prepare(scratch);
    const postgres = await startPostgres({ directory: join(scratch, 'postgres'), ephemeral: true });
    try {
      const dump = async (database: string, root: string) =>
        dumpServed({ root, dataSet, publisher, server: postgres.url, database, progress });
      const old = await dump('before', before);
      const now = await dump('after', resolve(import.meta.dirname, '../..'));
      const differences = differencesOf(old, now);
      process.stdout.write(describeDifferences(differences, examples));
      const rows = [...now.values()].reduce((sum, lines) => sum + lines.length, 0);
      const served = differences.filter((difference) => difference.served);
      process.stdout.write(
        differences.length === 0
          ? `${dataSet.name}: equal, ${now.size} tables and payloads with ${rows} rows\n`
          : `${dataSet.name}: ${served.length} differ in what is served, ${differences.length - served.length} in columns only\n`,
      );
      return served.length > 0 ? 1 : 0;
    } finally {
      await postgres.stop();
      await rm(postgres.folder, { recursive: true, force: true });
    }
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    progress(`skipped: ${error.message}`);
    return 0;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

// Connections of queues may leave timers behind.
process.exit(await main());
