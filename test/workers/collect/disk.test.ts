import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { inProcessStages } from '#test/support/in-process-stages.ts';
import { hasRoom } from '#workers/collect/disk.ts';

const MB = 1024 ** 2;

/** Megabytes that are really free where the tests run. */
async function freeMb(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return Math.floor((bavail * bsize) / MB);
}

/** What a process is given whose limit is so many megabytes. */
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

describe('the room on a disk', () => {
  it('is stored; a disk that was low must have a quarter more than the limit', async () => {
    const test = await harness({});
    const free = await freeMb();
    expect(await hasRoom(withLimit(test, free * 0.9))).toBe(true);
    expect(await hasRoom(withLimit(test, free * 1.5))).toBe(false);
    expect(await hasRoom(withLimit(test, free * 0.9))).toBe(false);
    expect(await hasRoom(withLimit(test, free * 0.5))).toBe(true);
    expect(await hasRoom(withLimit(test, free * 0.9))).toBe(true);
    const [disk] = await test.rows<Record<string, string>>('select * from ops.disk');
    expect(disk).toMatchObject({ host: surroundings.hostname, path: tmpdir(), low: false });
    expect(Math.abs(Number(disk!['free']) / MB - free)).toBeLessThan(free * 0.1);
    expect(Number(disk!['total'])).toBeGreaterThan(Number(disk!['free']));
    expect(await test.rows('select times from ops.issue')).toEqual([{ times: 1 }]);
  });

  it('of a folder that is not there says nothing', async () => {
    const test = await harness({});
    expect(await hasRoom(withLimit(test, 1e9, ['/nonexistent/folder']))).toBe(true);
    expect(await test.rows('select from ops.disk')).toEqual([]);
  });
});
