import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { inProcessStages } from '#test/support/in-process-stages.ts';
import { importable } from '#workers/collect/import/judge.ts';
import { importFiles } from '#workers/collect/import/run.ts';
import { hasRoom } from '#workers/pipeline/room.ts';
import { folderOf } from '../collect/import/files.ts';
import { elsewhere, serve } from '../collect/packages.ts';

const MB = 1024 ** 2;

/** Megabytes that are really free where the tests run. */
async function freeMb(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return Math.floor((bavail * bsize) / MB);
}

/** The context of a process whose limit is so many megabytes. */
const withLimit = (test: Harness, limitMb: number, paths = [tmpdir()]) => ({
  ...test.context,
  config: { ...test.config, DISK_PATHS: paths, DISK_FREE_MB: Math.round(limitMb) },
});

describe('collecting', () => {
  it('takes no task while the disk is low, fails none, and goes on once there is room', async () => {
    const test = await harness({ publisher: { releases: 5, seed: 7, clockRate: 0 } });
    const low = inProcessStages(withLimit(test, 2 * (await freeMb())), test.rows);
    await low.sync({ source: 'ocds', mode: 'backfill' });
    await low.resume();
    expect(await test.rows('select status from ops.cron_runs')).toEqual([{ status: 'running' }]);
    expect(await test.rows('select distinct state, attempts from ops.task')).toEqual([
      { state: 'pending', attempts: 0 },
    ]);
    expect(await test.rows('select from raw.response')).toEqual([]);
    expect(await test.rows(`select kind, severity, subject, times from ops.issue`)).toEqual([
      { kind: 'disk-low', severity: 'error', subject: `${surroundings.hostname}:${tmpdir()}`, times: 1 },
    ]);
    await inProcessStages(withLimit(test, 1), test.rows).resume();
    expect(await test.rows('select status from ops.cron_runs')).toEqual([{ status: 'completed' }]);
    expect(await test.rows('select low from ops.disk')).toEqual([{ low: false }]);
  });
});

describe('a disk that becomes low in the middle of a list', () => {
  it('stops its reading between two pages, and the task goes on from there', async () => {
    const test = await harness({});
    let last = Number.POSITIVE_INFINITY;
    const asked: number[] = [];
    const address = await serve((request, response) => {
      const page = Number(new URL(request.url ?? '/', 'http://publisher.test').searchParams.get('page'));
      asked.push(page);
      const releases = page > last ? [] : [portalRelease(2 * page), portalRelease(2 * page + 1)];
      response.end(JSON.stringify({ releases, links: page > last ? {} : { next: 'another' } }));
    });
    const sources = { elsewhere: elsewhere(address) };
    // A check of the disks is valid for two seconds.
    const context = withLimit(test, 1);
    context.config.COLLECT_DELAY_MS = 300;
    const low = inProcessStages(context, test.rows).sync(
      { source: 'elsewhere', mode: 'backfill', from: '2026-08-01', to: '2026-08-10' },
      sources,
    );
    await test.until('select from raw.response');
    context.config.DISK_FREE_MB = 2 * (await freeMb());
    await low;
    const [task] = await test.rows<{ next_page: number }>(
      'select state, attempts, next_page from ops.task where pages > 0',
    );
    expect(task).toMatchObject({ state: 'pending', attempts: 0 });
    expect(asked.at(-1)).toBe(task!.next_page - 1);
    last = task!.next_page;
    asked.length = 0;
    await inProcessStages(withLimit(test, 1), test.rows).resume(sources);
    expect(asked.slice(0, 2)).toEqual([last, last + 1]);
    expect(await test.rows('select status from ops.cron_runs')).toEqual([{ status: 'completed' }]);
  });

  it('stops an import between two batches until it has room again', async () => {
    const test = await harness({});
    const path = await folderOf({
      '1.json': JSON.stringify({ publishedDate: '2026-01-01T00:00:00Z', releases: [portalRelease(1)] }),
    });
    const context = withLimit(test, 2 * (await freeMb()));
    let waited = 0;
    const report = await importFiles(path, {
      of: importable['ocds']!,
      store: context,
      progress: ({ waiting, stored }) => {
        if (!waiting?.diskLow) return;
        waited += 1;
        expect(stored).toBe(0);
        context.config.DISK_FREE_MB = 1;
      },
      signal: new AbortController().signal,
    });
    expect(waited).toBeGreaterThan(0);
    expect(report).toMatchObject({ status: 'completed', stored: 1 });
  });
});

describe('the room on a disk', () => {
  it('is stored; a disk that was low must have a quarter more than the limit', async () => {
    const test = await harness({});
    const free = await freeMb();
    expect(await hasRoom(withLimit(test, free * 0.9), 'collect')).toBe(true);
    expect(await hasRoom(withLimit(test, free * 1.5), 'collect')).toBe(false);
    expect(await hasRoom(withLimit(test, free * 0.9), 'collect')).toBe(false);
    expect(await hasRoom(withLimit(test, free * 0.5), 'collect')).toBe(true);
    expect(await hasRoom(withLimit(test, free * 0.9), 'collect')).toBe(true);
    const [disk] = await test.rows<Record<string, string>>('select * from ops.disk');
    expect(disk).toMatchObject({ host: surroundings.hostname, path: tmpdir(), low: false });
    expect(Math.abs(Number(disk!['free']) / MB - free)).toBeLessThan(free * 0.1);
    expect(Number(disk!['total'])).toBeGreaterThan(Number(disk!['free']));
    expect(await test.rows('select times from ops.issue')).toEqual([{ times: 1 }]);
  });

  it('of a folder that is not there says nothing', async () => {
    const test = await harness({});
    expect(await hasRoom(withLimit(test, 1e9, ['/nonexistent/folder']), 'collect')).toBe(true);
    expect(await test.rows('select from ops.disk')).toEqual([]);
  });
});
