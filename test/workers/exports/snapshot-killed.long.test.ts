import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { openReadTables } from '#test/services/api/v2/support/read-tables.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { newFolder } from '#test/support/folders.ts';
import { harness } from '#test/support/harness.ts';
import { killAt, stopsAt } from './held.ts';

/** Numbers of the locks at which a process stands still: while it writes the files, and when all of them are written. */
const [WRITING, COMPLETE] = [1, 2];
const STOPS = {
  [WRITING]: `new.status = 'running' and old.status = 'running' and old.attempt = new.attempt`,
  [COMPLETE]: `new.status = 'ready'`,
};

it('a snapshot whose process is killed is never seen half, and the next attempt is complete', async () => {
  const folder = await newFolder();
  const at = await harness({ settings: { STORAGE_URL: pathToFileURL(folder).href } });
  const tables = await openReadTables(at.database.url);
  onTestFinished(tables.close);
  const { client } = tables;
  await tables.tenders([tenderRow(1), tenderRow(2)]);
  const request = { snapshot: 'daily-2026-11-27' };
  await at.queues.send('exports', request);
  const folders = async () => (await readdir(join(folder, 'snapshots')).catch(() => [])).toSorted();
  const shown = () => at.rows('select status, attempt from ops.snapshot');

  // The queue gives the message to the next process; each begins an attempt of its own.
  await client.query(stopsAt('ops.snapshot', STOPS, [WRITING, COMPLETE]));
  for (const [attempt, lock] of [WRITING, COMPLETE].entries()) {
    await killAt(lock, await at.startWorkers(['exports']), { until: at.until, client });
    expect(await shown()).toEqual([{ status: 'running', attempt: attempt + 1 }]);
    expect(await at.rows('select from ops.snapshot_file')).toEqual([]);
  }
  await at.stages.consuming(['exports'], () =>
    at.until(`select from ops.snapshot where status = 'ready'`, []),
  );
  expect(await shown()).toEqual([{ status: 'ready', attempt: 3 }]);
  const files = await at.rows<{ name: string }>('select name from ops.snapshot_file order by name');
  const whole = (await folders()).find((name) => name.endsWith('.3'))!;
  expect((await readdir(join(folder, 'snapshots', whole))).toSorted()).toEqual(files.map(({ name }) => name));
});
