import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newFolder } from '#test/support/folders.ts';
import { page } from './portal.ts';
import { json, listUrl, type Package, publisher } from './publisher.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MAIN = 'services/sample-publisher/main.ts';

const run = (...arguments_: string[]) =>
  spawnSync(process.execPath, [MAIN, ...arguments_], { cwd: ROOT, encoding: 'utf8' });

async function forked(...arguments_: string[]): Promise<{
  child: ChildProcess;
  ready: string;
  since: string | null;
  printed: () => string;
  complained: () => string;
}> {
  const child = fork(MAIN, arguments_, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let printed = '';
  child.stdout!.on('data', (chunk) => {
    printed += chunk;
  });
  let complained = '';
  child.stderr!.on('data', (chunk) => {
    complained += chunk;
  });
  const [{ ready, since }] = (await once(child, 'message')) as [{ ready: string; since: string | null }];
  return { child, ready, since, printed: () => printed, complained: () => complained };
}

describe('the command', () => {
  test('serves, tells its parent, prints one line, and ends on SIGTERM', async () => {
    const { child, ready, since, printed } = await forked(
      ...['--port', '0', '--releases', '120', '--seed', '3'],
      ...['--now', '2026-09-16T15:00', '--clock-rate', '0'],
    );
    const { releases } = await json<Package>(listUrl(ready, { PageSize: 200 }));
    const same = await publisher({ releases: 120, seed: 3 });
    expect(releases).toHaveLength(120);
    expect(releases.map(({ id }) => id)).toEqual(
      (await json<Package>(listUrl(same.url, { PageSize: 200 }))).releases.map(({ id }) => id),
    );
    expect(since).toBe(same.since!.toISOString());
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(printed()).toBe(`publisher ${ready}\n`);
  });

  test('continues the publications of an earlier run from what that run told its parent', async () => {
    const options = ['--releases', '120', '--now', '2026-09-16T15:00', '--clock-rate', '0'];
    const earlier = await forked(...options);
    const later = await forked(...options, '--since', earlier.since!);
    expect(later.since).toBe(earlier.since);
  });

  test('names the files of a folder that it does not serve, and serves the others', async () => {
    const served = JSON.stringify({ draw: 1, data: [{ id: 7 }] });
    const files = await newFolder({ 'page_status3.json': served, 'reference.json': '{}' });
    const { child, ready, printed, complained } = await forked('--files', files);
    expect((await page(ready, { status: 3 })).data).toEqual([{ id: 7 }]);
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(complained()).toMatch(/^reference\.json is skipped: [^\n]+\n$/);
    expect(printed()).toBe(`publisher ${ready}\n`);
  });

  test('ends when its parent has ended', async () => {
    const { child } = await forked('--releases', '10');
    child.disconnect();
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  test.each([
    [['--port', 'x'], '--port must be a whole number'],
    [['--releases', '0'], '--releases'],
    [['--faults', 'oops:1'], 'valid are 404, 429, 500'],
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['--files', '/nowhere/at/all'], '/nowhere/at/all'],
    [['--now', 'soon'], '--now'],
    [['extra'], 'extra'],
  ])('%j is misuse', (arguments_, message) => {
    const { status, stderr, stdout } = run(...arguments_);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('usage:');
  });

  test('says when its port is taken', async () => {
    const { url } = await publisher();
    const { status, stderr } = run('--port', new URL(url).port);
    expect(status).toBe(1);
    expect(stderr).toMatch(/cannot listen on 127\.0\.0\.1:\d+/);
  });
});
