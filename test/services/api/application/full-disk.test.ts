import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { DatabaseRole } from '#shared/database/connection.ts';
import { openReadTables } from '#test/services/api/v2/support/read-tables.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { harness } from '#test/support/harness.ts';
import { launchProcess } from '#test/support/processes.ts';
import { makeSmallDisk, whyNoSmallDisk } from '#test/support/small-disk.ts';
import { addUser } from './support/company-users.ts';
import { pdfOf, uploadForm } from './support/files.ts';
import { callApi } from './support/served-application.ts';

const why = await whyNoSmallDisk();
if (why !== null) process.stderr.write(`not tested with a full disk: ${why}\n`);
const MB = 1024 * 1024;

/** A database, and a disk of some megabytes for the files of each process. */
async function prepared(megabytes: number, settings: Record<string, string> = {}) {
  const disk = await makeSmallDisk(megabytes);
  onTestFinished(disk.remove);
  const opened = await harness({
    // Nothing is kept free, so that the disk really becomes full.
    settings: { STORAGE_URL: pathToFileURL(disk.folder).href, DISK_FREE_MB: '0', ...settings },
  });
  const launch = async (file: string, args: string[], role: DatabaseRole) => {
    const launched = await launchProcess(file, args, opened.settingsOf(role), [], disk.program);
    onTestFinished(async () => void (await launched.kill()));
    return launched;
  };
  return { ...opened, disk, launch };
}

describe.skipIf(why !== null)('on a disk that is full', () => {
  it('an upload is 507 and leaves nothing, and the next one that fits is stored', async () => {
    const at = await prepared(4);
    const { token } = await addUser(at);
    const { ready, pid } = await at.launch('services/api/main.ts', [], 'tender_api');
    const upload = (bytes: number) =>
      callApi(`${ready}/api/v1/documents`, { token, body: uploadForm({ file: pdfOf(bytes) }) });
    const stored = async () => (await at.rows('select from app.vault_document')).length;
    expect((await upload(2 * MB)).status).toBe(201);
    const { status, json } = await upload(3 * MB);
    expect({ status, code: json.code }).toEqual({ status: 507, code: 'INSUFFICIENT_STORAGE' });
    expect(await at.disk.filesOf(pid)).toHaveLength(1);
    expect(await stored()).toBe(1);
    expect((await upload(MB / 2)).status).toBe(201);

    const together = await Promise.all(Array.from({ length: 8 }, () => upload(MB)));
    for (const answer of together) expect([201, 507]).toContain(answer.status);
    expect(together.map((answer) => answer.status)).toContain(507);
    expect(await at.disk.filesOf(pid, '.unfinished')).toEqual([]);
    expect(await at.disk.filesOf(pid, 'vault')).toHaveLength(await stored());
  });

  it('that is low, an upload is 507 before the disk is full, and says when to try again', async () => {
    const at = await prepared(8, { DISK_FREE_MB: '4' });
    const { token } = await addUser(at);
    const { ready, pid } = await at.launch('services/api/main.ts', [], 'tender_api');
    const upload = (bytes: number) =>
      callApi(`${ready}/api/v1/documents`, { token, body: uploadForm({ file: pdfOf(bytes) }) });
    expect((await upload(5 * MB)).status).toBe(201);
    const { status, json, headers } = await upload(1_000);
    expect([status, json.code, headers.get('retry-after')]).toEqual([507, 'INSUFFICIENT_STORAGE', '60']);
    expect(await at.disk.filesOf(pid)).toHaveLength(1);
  });

  it('that is low, an export waits without an attempt, and is written when there is room', async () => {
    const at = await prepared(8, { DISK_FREE_MB: '16' });
    const tables = await openReadTables(at.database.url);
    onTestFinished(tables.close);
    await tables.tenders([tenderRow(1)]);
    const plan = {
      ...{ resource: 'tender', format: 'ndjson', columns: ['id'], bom: false, ranked: null, conditions: [] },
      sort: { column: 'publication_date_time', descending: true },
    };
    await tables.client.query(
      `insert into app.export (user_id, format, plan, expires_at)
       values (gen_random_uuid(), 'ndjson', $1, now() + interval '1 day')`,
      [JSON.stringify(plan)],
    );
    const low = await at.launch('workers/main.ts', ['exports'], 'tender_worker');
    // The issue is recorded after the disk was found low.
    expect(await at.until('select stage, kind from ops.issue')).toEqual({
      stage: 'exports',
      kind: 'disk-low',
    });
    expect(await at.rows('select path from ops.disk where low')).toEqual([{ path: at.disk.folder }]);
    expect(await at.rows('select status, attempt from app.export')).toEqual([
      { status: 'queued', attempt: 0 },
    ]);
    await low.kill();
    const settings = { ...at.settingsOf('tender_worker'), DISK_FREE_MB: '1' };
    const roomy = await launchProcess('workers/main.ts', ['exports'], settings, [], at.disk.program);
    onTestFinished(async () => void (await roomy.kill()));
    expect(await at.until(`select attempt from app.export where status = 'ready'`)).toEqual({ attempt: 1 });
  });

  it('an export fails with the reason, and leaves nothing', async () => {
    const at = await prepared(1);
    const tables = await openReadTables(at.database.url);
    onTestFinished(tables.close);
    const description = 'Supply and delivery of gravel. '.repeat(15_000);
    await tables.tenders(Array.from({ length: 4 }, (_, n) => tenderRow(n, { description })));
    const plan = {
      ...{ resource: 'tender', format: 'ndjson', columns: ['id', 'description'], bom: false, ranked: null },
      conditions: [],
      sort: { column: 'publication_date_time', descending: true },
    };
    // All attempts but the last one have been made.
    const { rows } = await tables.client.query<{ id: string }>(
      `insert into app.export (user_id, format, plan, expires_at, attempt)
       values (gen_random_uuid(), 'ndjson', $1, now() + interval '1 day', 4) returning id`,
      [JSON.stringify(plan)],
    );
    const { pid } = await at.launch('workers/main.ts', ['exports'], 'tender_worker');
    await at.queues.send('exports', { exportId: rows[0]!.id });
    const ended = `select status, failure, size, sha256 from app.export where status not in ('queued', 'running')`;
    expect(await at.until(ended)).toEqual({
      ...{ status: 'failed', failure: 'there is no space for the file', size: null, sha256: null },
    });
    expect(await at.disk.filesOf(pid)).toEqual([]);
  });
});
