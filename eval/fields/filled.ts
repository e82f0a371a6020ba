import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '#services/local/postgres.ts';
import { resources } from '#shared/resources/index.ts';
import { linedJson } from '../../scripts/generate/lined-json.ts';
import { type DataSet, dataSets } from '../served/data-sets.ts';
import { dumpServed } from '../served/dump.ts';
import type { Dump } from '../served/tables.ts';
import { type Filled, sharesOf } from './shares.ts';

/**
 * Writes `eval/fields/filled.json`: which share of the records of each resource has each field, in a generated sample and in real
 * rows of the portal. `npm run generate` makes `docs/reference/fields.md` of it. To be run after fields or rules have changed, with
 * `EVAL_DATA` as for an evaluation.
 *
 *     node eval/fields/filled.ts
 */

const MEASURED = ['generated', 'portal'] as const satisfies readonly DataSet['name'][];

const progress = (line: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
};

async function measure(name: DataSet['name'], scratch: string, server: string): Promise<Dump> {
  const dataSet = dataSets.find((one) => one.name === name)!;
  const publisher = await dataSet.prepare(scratch);
  const root = resolve(import.meta.dirname, '../..');
  return dumpServed({ root, dataSet, publisher, server, database: name, progress });
}

const scratch = await mkdtemp(join(tmpdir(), 'tender-fields-'));
const postgres = await startPostgres({ directory: join(scratch, 'postgres'), ephemeral: true });
try {
  const filled: Record<string, Filled> = {};
  for (const name of MEASURED)
    filled[name] = sharesOf(Object.values(resources), await measure(name, scratch, postgres.url));
  await writeFile(join(import.meta.dirname, 'filled.json'), linedJson(filled, ['', '*']));
} finally {
  await postgres.stop();
  await rm(postgres.folder, { recursive: true, force: true });
  await rm(scratch, { recursive: true, force: true });
}
// Connections of queues may leave timers behind.
process.exit(0);
