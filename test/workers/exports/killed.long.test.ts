import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { exportKey } from '#shared/exports/formats.ts';
import { openReadTables } from '#test/services/api/v2/support/read-tables.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { newFolder } from '#test/support/folders.ts';
import { harness } from '#test/support/harness.ts';
import { launchProcess } from '#test/support/processes.ts';
import { timetable } from '#workers/all-stages.ts';
import { killAt, stopsAt } from './held.ts';

const PLAN = {
  ...{ resource: 'tender', format: 'ndjson', columns: ['id', 'title'], bom: false, ranked: null },
  conditions: [{ match: 'equals', column: 'status', value: 'active' }],
  sort: { column: 'publication_date_time', descending: true },
};
const ROWS = 1_500;

/** A database with tenders, a folder for files, and an export that waits. */
async function prepared() {
  const folder = await newFolder();
  const opened = await harness({ settings: { STORAGE_URL: pathToFileURL(folder).href } });
  const tables = await openReadTables(opened.database.url);
  onTestFinished(tables.close);
  // One record many times: what is tested is the process, not the records.
  await tables.tenders([tenderRow(0)]);
  const { rows: columns } = await tables.client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'read' and table_name = 'tender' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await tables.client.query(
    `insert into read.tender (id, ${names}) select gen_random_uuid(), ${names} from read.tender, generate_series(2, ${ROWS})`,
  );
  const { rows } = await tables.client.query<{ id: string }>(
    `insert into app.export (user_id, format, plan, expires_at)
     values (gen_random_uuid(), 'ndjson', $1, now() + interval '1 day') returning id`,
    [JSON.stringify(PLAN)],
  );
  const id = rows[0]!.id;
  const files = async () => (await readdir(join(folder, 'exports')).catch(() => [])).toSorted();
  const state = async () =>
    (
      await opened.rows(
        'select status, attempt, rows_done, size::int, sha256 from app.export where id = $1',
        [id],
      )
    )[0];
  return { ...opened, tables, folder, id, files, state };
}

/** Numbers of the locks at which a process stands still: in the middle of the file, when the file is complete, and when it is removed. */
const [MIDDLE, COMPLETE, EXPIRED] = [1, 2, 3];
const STOPS = {
  [MIDDLE]: `new.status = 'running' and new.rows_done > 0`,
  [COMPLETE]: `new.status = 'ready'`,
  [EXPIRED]: `new.status = 'expired'`,
};

it('an export whose process is killed is never seen half, starts again and is complete', async () => {
  const { startWorkers, stages, tables, queues, id, files, state, until, folder, context } = await prepared();
  const { client } = tables;
  await client.query(stopsAt('app.export', STOPS, [MIDDLE, COMPLETE]));
  const kill = async (lock: number) => killAt(lock, await startWorkers(['exports']), { until, client });
  await queues.send('exports', { exportId: id });
  await kill(MIDDLE);
  expect(await files()).toEqual([]);
  expect(await state()).toMatchObject({ status: 'running', attempt: 1, size: null });

  await kill(COMPLETE);
  expect(await files()).toHaveLength(1);
  expect(await state()).toMatchObject({ status: 'running', attempt: 2, size: null });

  await stages.consuming(['exports'], () =>
    until(`select from app.export where id = $1 and status = 'ready'`, [id]),
  );
  const bytes = await readFile(join(folder, exportKey(id, 3, 'ndjson')));
  expect(await state()).toEqual({
    ...{ status: 'ready', attempt: 3, rows_done: ROWS, size: bytes.length },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  expect(bytes.toString().trimEnd().split('\n')).toHaveLength(ROWS);
  expect(await files()).toHaveLength(2);
  await client.query(`update app.export set expires_at = now() - interval '1 second'`);
  expect(await timetable.jobs.find(({ name }) => name === 'exports')!.run(context)).toBe(1);
  expect(await files()).toEqual([]);
});

it('an export that expires is gone with its file, even if the process is killed between the two', async () => {
  const { tables, stages, id, files, state, until, rows, context, settingsOf } = await prepared();
  const { client } = tables;
  await stages.handle('exports', { exportId: id });
  expect(await files()).toHaveLength(1);
  await client.query(stopsAt('app.export', STOPS, [EXPIRED]));
  await client.query(`update app.export set expires_at = now() - interval '1 second'`);
  const job = await launchProcess('test/workers/exports/expire.fixture.ts', [], settingsOf('tender_worker'));
  await killAt(EXPIRED, job, { until, client });
  expect(await files()).toEqual([]);
  // Nobody gets it: its time has already passed.
  expect(await state()).toMatchObject({ status: 'ready' });
  expect(await rows('select from app.export where expires_at > now()')).toEqual([]);
  expect(await timetable.jobs.find(({ name }) => name === 'exports')!.run(context)).toBe(1);
  expect(await state()).toMatchObject({ status: 'expired', size: null });
  expect(await timetable.jobs.find(({ name }) => name === 'exports')!.run(context)).toBe(0);
});

it('an attempt that was overtaken leaves the export as it is', async () => {
  const { stages, tables, id, files, state } = await prepared();
  await tables.client.query(`
    create function app.overtake() returns trigger language plpgsql as $$ begin
      if new.rows_done > 0 then new.attempt := new.attempt + 1; end if;
      return new;
    end $$;
    create trigger overtake before update on app.export for each row execute function app.overtake()`);
  await stages.handle('exports', { exportId: id });
  expect(await state()).toMatchObject({ status: 'running', attempt: 2 });
  expect(await files()).toEqual([]);
});
