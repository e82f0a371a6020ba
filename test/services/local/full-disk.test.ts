import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '#services/local/postgres.ts';
import { type Running, supervise } from '#services/local/supervise.ts';
import { isUnavailable } from '#shared/database/unavailable.ts';

/** Mounts a small file system. @returns null, or the reason why this machine does not allow it */
function mount(folder: string): string | null {
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', 'size=192m,mode=755', 'tmpfs', folder],
    { encoding: 'utf8' },
  );
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

/** Room that is left to the server while the disk counts as full. */
const LEFT = 512 * 1024;

it('PostgreSQL on a full disk fails as unavailable, and works again by itself once there is room', async ({
  skip,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  await chmod(folder, 0o755);
  const problem = mount(folder);
  onTestFinished(async () => {
    if (problem === null) spawnSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  skip(problem !== null, `a file system cannot be mounted here: ${problem}`);
  const directory = join(folder, 'postgres');
  await mkdir(directory);

  const supervisor = supervise({ note: () => undefined, firstPause: 100 });
  onTestFinished(() => supervisor.stop());
  const server = await supervisor.keep(
    'postgres',
    async (before?: Running & { port: number; url: string }) => {
      const settings = { max_wal_size: '32MB', min_wal_size: '32MB' };
      const port = before && { port: before.port };
      const started = await startPostgres({ directory, ephemeral: true, settings, patience: 1_000, ...port });
      const exited = new Promise<string>((done) =>
        started.process.once('exit', (code) => done(String(code))),
      );
      return { ...started, pid: started.process.pid!, exited };
    },
  );
  const pool = new pg.Pool({ connectionString: server.url, max: 2 });
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  const fill = () =>
    pool.query(`insert into kept select n, repeat('x', 500) from generate_series(1, 20000) n`);
  await pool.query('create table kept (n int, text text)');
  await pool.query(`insert into kept values (0, 'before')`);

  // Everything but a little is taken by somebody else.
  const filler = join(folder, 'filler');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filler, Buffer.alloc(bavail * bsize - LEFT));
  let failure: unknown = null;
  for (let n = 0; n < 20 && failure === null; n += 1)
    await fill().catch((error: unknown) => (failure = error));
  expect(failure).toBeInstanceOf(Error);
  expect([isUnavailable(failure), String(failure)]).toEqual([true, String(failure)]);

  await truncate(filler);
  await expect
    .poll(
      () =>
        fill().then(
          () => 'written',
          () => 'not yet',
        ),
      { timeout: 60_000, interval: 200 },
    )
    .toBe('written');
  const { rows } = await pool.query(`select count(*)::int as n from kept where text = 'before'`);
  expect(rows).toEqual([{ n: 1 }]);
});
