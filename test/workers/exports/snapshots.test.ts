import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { province } from '#shared/resources/buyers/province.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { leftOut, snapshotResources } from '#shared/snapshots/contents.ts';
import { exampleRow, publishExamples } from '#test/services/api/v2/support/examples.ts';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { servedTables } from '#test/services/api/v2/support/served-tables.ts';
import { newFolder } from '#test/support/folders.ts';
import { keepSnapshots, snapshotsLeft } from '#workers/exports/snapshots/jobs.ts';
import { readSqlite } from './read-sqlite.ts';

/** Published records and the folder of files, whose snapshots the test reads. */
async function prepared(settings: Record<string, string> = {}) {
  const at = await servedTables({ settings: { SNAPSHOT_KEEP: '2', ...settings } });
  const folder = join(fileURLToPath(at.settings['STORAGE_URL']!), 'snapshots');
  const take = (snapshot: string) => at.stages.handle('exports', { snapshot });
  const states = async () => {
    const rows = await at.rows<{ request_id: string; status: string }>(
      'select request_id, status from ops.snapshot order by created_at',
    );
    return rows.map(({ request_id, status }) => [request_id, status]);
  };
  const folders = async () => (await readdir(folder).catch(() => [])).toSorted();
  const bytesOf = async (request: string, name: string) => {
    const [{ id, attempt } = { id: '', attempt: 0 }] = await at.rows<{ id: string; attempt: number }>(
      'select id, attempt from ops.snapshot where request_id = $1',
      [request],
    );
    return readFile(join(folder, `${id}.${attempt}`, name));
  };
  const textOf = async (request: string, name: string) => gunzipSync(await bytesOf(request, name)).toString();
  return { ...at, take, states, folders, bytesOf, textOf };
}

type Change = { resource: string; record: Record<string, unknown> };

it('a snapshot has exactly the records and fields of /v2/changes, as lines, as tables and as a database', async () => {
  const at = await prepared();
  await publishExamples(at.readTables);
  await at.readTables.tenders([
    tenderRow(50, { title: '=1+1, "quoted"\nand é 🏛', estimated_value: { median: 1.5 } }),
    tenderRow(51),
    tenderRow(52, { title: 'One line\nand another' }),
  ]);
  await at.readTables.remove(tender, [uuidOf(51)]);
  await at.take('one');
  expect(await at.states()).toEqual([['one', 'ready']]);

  const { key } = await at.newKey({ tier: 'enterprise' });
  const { text } = await at.api.get('/v2/changes', { key, headers: { accept: 'application/x-ndjson' } });
  const served = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Change)
    .filter(({ record }) => record !== undefined);
  const database = gunzipSync(await at.bytesOf('one', 'tender-data.sqlite.gz'));
  const tables = await readSqlite(database, [...snapshotResources.map(({ plural }) => plural), 'meta']);
  for (const { plural, fields } of snapshotResources) {
    const records = served.filter(({ resource }) => resource === plural).map(({ record }) => record);
    expect(records.length, plural).toBeGreaterThan(3);
    const lines = await at.textOf('one', `${plural}.ndjson.gz`);
    expect(lines, plural).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    const rows = parse(await at.textOf('one', `${plural}.csv.gz`), { columns: true }) as Record<
      string,
      string
    >[];
    expect(Object.keys(rows[0]!), plural).toEqual([...new Set(['id', ...Object.keys(fields)])]);
    expect(rows.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
    for (const [nth, record] of records.entries()) {
      const row = tables[plural]![nth]!;
      for (const [name, value] of Object.entries(record)) {
        const stored = row[name];
        const isNested = typeof value === 'object' && value !== null;
        const shown = isNested ? JSON.parse(stored as string) : stored;
        expect(shown, `${plural}.${name}`).toEqual(typeof value === 'boolean' ? Number(value) : value);
      }
    }
  }
  expect(await at.textOf('one', 'tenders.csv.gz')).toContain(`"'=1+1, ""quoted""\nand é 🏛"`);
  // Some readers take a single mark for the end of a line.
  expect(await at.textOf('one', 'tenders.csv.gz')).toContain('"One line\nand another"');
  expect(tables['meta']!.map(({ table }) => table)).toEqual(snapshotResources.map(({ plural }) => plural));
  const versions = new Map(
    (
      await at.rows<{ resource: string; seq: string }>('select resource, change_seq as seq from read.version')
    ).map(({ resource, seq }) => [resource, Number(seq)]),
  );
  for (const { name, plural } of snapshotResources)
    expect(tables['meta']).toContainEqual(
      expect.objectContaining({
        table: plural,
        records: tables[plural]!.length,
        changeSeq: versions.get(name),
      }),
    );

  const files = await at.rows<{ name: string; bytes: string; sha256: string }>(
    'select * from ops.snapshot_file',
  );
  expect(files).toHaveLength(2 * snapshotResources.length + 1);
  for (const { name, bytes, sha256 } of files) {
    const content = await at.bytesOf('one', name);
    expect([Number(bytes), sha256], name).toEqual([
      content.length,
      createHash('sha256').update(content).digest('hex'),
    ]);
    for (const { resource } of leftOut) expect(name).not.toContain(resource);
  }
});

it('a snapshot shows one moment, whatever is published while it is written', async () => {
  const at = await prepared();
  await at.readTables.tenders([tenderRow(1)]);
  await at.readTables.records(province, [exampleRow(province, 0), exampleRow(province, 1)]);
  const before = await at.rows<{ detail: string }>('select detail from read.province order by id');
  // The first progress is noted after the tenders; provinces are read later.
  await at.readTables.client.query(`
    create function ops.publish_meanwhile() returns trigger security definer language plpgsql as $$ begin
      if new.records > 0 and old.records = 0 and new.status = 'running' then
        delete from read.province where id = (select max(id::text)::uuid from read.province);
        update read.province set detail = '{}';
      end if;
      return new;
    end $$;
    create trigger publish_meanwhile before update on ops.snapshot for each row execute function ops.publish_meanwhile()`);
  await at.take('one');
  expect(await at.rows('select detail from read.province')).toEqual([{ detail: '{}' }]);
  expect(await at.textOf('one', 'provinces.ndjson.gz')).toBe(
    before.map(({ detail }) => `${detail}\n`).join(''),
  );
  await at.readTables.client.query('drop trigger publish_meanwhile on ops.snapshot');
  await at.take('two');
  expect(await at.textOf('two', 'provinces.ndjson.gz')).toBe('{}\n');
  // What has not changed is the same file, byte by byte.
  expect(await at.bytesOf('two', 'tenders.csv.gz')).toEqual(await at.bytesOf('one', 'tenders.csv.gz'));
});

it('handling a message for a snapshot again changes nothing, and the latest ones are kept', async () => {
  const at = await prepared();
  await at.readTables.tenders([tenderRow(1)]);
  for (const request of ['one', 'two', 'one', 'three']) await at.take(request);
  expect(await at.folders()).toHaveLength(3);
  const count = await keepSnapshots({ ...at.context, config: { ...at.config, SNAPSHOT_HOUR: 'off' } });
  expect(count).toBe(1);
  expect(await at.states()).toEqual([
    ['one', 'removed'],
    ['two', 'ready'],
    ['three', 'ready'],
  ]);
  expect(
    await at
      .folders()
      .then((all) =>
        Promise.all(
          all.map((name) => readdir(join(at.settings['STORAGE_URL']!.slice(7), 'snapshots', name))),
        ),
      ),
  ).toSatisfy((all: string[][]) => all.filter(({ length }) => length > 0).length === 2);
  await at.take('one');
  expect((await at.states())[0]).toEqual(['one', 'removed']);
});

it('a snapshot that fails leaves the former one, no file and the reason', async () => {
  const folder = await newFolder();
  const at = await prepared({ SNAPSHOT_DIR: join(folder, 'scratch') });
  await at.readTables.tenders([tenderRow(1)]);
  await at.take('one');
  // The text of a record is not JSON: reading it fails in the middle of the snapshot.
  await at.readTables.client.query(`update read.tender set detail = 'no JSON'`);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect(at.take('two')).rejects.toThrow('JSON');
    expect((await at.states())[1]).toEqual(['two', attempt < 5 ? 'queued' : 'failed']);
  }
  const [{ failure } = { failure: '' }] = await at.rows<{ failure: string }>(
    `select failure from ops.snapshot where request_id = 'two'`,
  );
  expect(failure).toContain('JSON');
  expect((await at.states())[0]).toEqual(['one', 'ready']);
  expect(
    await at.rows(
      `select from ops.snapshot_file join ops.snapshot on id = snapshot_id where request_id = 'two'`,
    ),
  ).toEqual([]);
  expect(await readdir(join(folder, 'scratch'))).toEqual([]);
  expect(await snapshotsLeft(at.pool(), 0)).toEqual([]);
  await at.take('two');
  expect((await at.states())[1]).toEqual(['two', 'failed']);
});

it('a snapshot’s folder that cannot be written is reported, and tried again', async () => {
  const folder = await newFolder();
  const path = join(folder, 'file');
  await writeFile(path, '');
  const at = await prepared({ SNAPSHOT_DIR: path });
  await expect(at.take('one')).rejects.toThrow('EEXIST');
  expect(await at.states()).toEqual([['one', 'queued']]);
  expect(await snapshotsLeft(at.pool(), 0)).toEqual([{ snapshot: 'one' }]);
  expect(await snapshotsLeft(at.pool(), 60)).toEqual([]);
});

it('a snapshot is requested once a day from the hour that is set, once there is something to show', async () => {
  const at = await prepared({ SNAPSHOT_HOUR: '0' });
  const queued = async () => (await at.queues.counts()).exports['waiting'];
  expect(await keepSnapshots(at.context)).toBe(0);
  await at.readTables.tenders([tenderRow(1)]);
  expect(await keepSnapshots({ ...at.context, config: { ...at.config, SNAPSHOT_HOUR: 'off' } })).toBe(0);
  expect(await queued()).toBe(0);
  expect(await keepSnapshots(at.context)).toBe(1);
  expect(await keepSnapshots(at.context)).toBe(1);
  expect(await queued()).toBe(1);
  await at.stages.consuming(['exports'], () => at.until(`select from ops.snapshot where status = 'ready'`));
  expect(await at.states()).toEqual([[expect.stringMatching(/^daily-\d{4}-\d\d-\d\d$/), 'ready']]);
  expect(await keepSnapshots(at.context)).toBe(0);
});

it('a request that finds another one being written waits for its end', async () => {
  const at = await prepared();
  await at.readTables.tenders([tenderRow(1)]);
  const { client } = at.readTables;
  await client.query(`select pg_advisory_lock(hashtextextended('snapshot', 0))`);
  await at.take('waiting');
  expect(await at.states()).toEqual([['waiting', 'queued']]);
  await client.query(`select pg_advisory_unlock(hashtextextended('snapshot', 0))`);
  await at.stages.consuming(['exports'], async () => {
    await at.take('one');
    await at.until(`select from ops.snapshot where request_id = 'waiting' and status = 'ready'`);
  });
});
