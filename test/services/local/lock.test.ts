import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { takeLock } from '#services/local/lock.ts';
import { isAlive } from '#services/local/orphans.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { newFolder } from '#test/support/folders.ts';
import { startProcess } from '#test/support/processes.ts';

const HOLDER = 'test/services/local/programs/hold-lock.ts';
/** A piece of the command line of the process that runs this test. */
const OWN = process.argv0;
let directory: string;

beforeEach(async () => {
  directory = await newFolder();
});

describe('the lock of DATA_DIR', () => {
  it('is taken once; the second start says who holds it', async () => {
    const holder = await startProcess(HOLDER, [directory]);
    const failure = (await takeLock(directory, OWN).catch((error: unknown) => error)) as Error;
    expect(failure).toBeInstanceOf(EnvironmentError);
    expect(failure.message).toMatch(
      new RegExp(`already running on ${directory} \\(process ${holder.pid}\\)`),
    );
  });

  it('is free after its release, and leaves nothing', async () => {
    const lock = await takeLock(directory, OWN);
    expect(lock.inherited).toBe(false);
    await lock.release();
    expect(await readdir(directory)).toEqual([]);
  });

  it.each(['', '{"pid":1,'])('that is damaged (%j) is named, with what to do', async (text) => {
    await writeFile(join(directory, 'lock'), text);
    const failure = (await takeLock(directory, OWN).catch((error: unknown) => error)) as Error;
    expect(failure).toBeInstanceOf(EnvironmentError);
    expect(failure.message).toMatch(/lock is damaged; make sure .* remove that file$/);
  });

  it('is taken over from a killed holder, whose processes are ended', async () => {
    const orphan = spawn('sleep', ['600'], { stdio: 'ignore' });
    const ended = new Promise((done) => orphan.once('exit', done));
    const holder = await startProcess(HOLDER, [directory, String(orphan.pid)]);
    await holder.end('SIGKILL');
    const lock = await takeLock(directory, OWN);
    expect(lock.inherited).toBe(true);
    await ended;
    expect(isAlive(orphan.pid!)).toBe(false);
  });

  it('does not end another process that has the id of an ended one', async () => {
    const stranger = spawn('cat', { stdio: ['pipe', 'ignore', 'ignore'] });
    onTestFinished(() => {
      stranger.kill('SIGKILL');
    });
    const holder = await startProcess(HOLDER, [directory, String(stranger.pid)]);
    await holder.end('SIGKILL');
    await takeLock(directory, OWN);
    expect(isAlive(stranger.pid!)).toBe(true);
  });

  it('is not held by another program that has the id of the former holder', async () => {
    const stale = { pid: process.pid, command: 'services/local/gone.ts', state: 'running', children: [] };
    await writeFile(join(directory, 'lock'), JSON.stringify(stale));
    expect((await takeLock(directory, OWN)).inherited).toBe(true);
  });

  it('waits for a holder that is stopping', async () => {
    const holder = await startProcess(HOLDER, [directory]);
    process.kill(holder.pid, 'SIGTERM');
    // Either of two waiting starts may take the lock first.
    await expect.poll(() => readFile(join(directory, 'lock'), 'utf8')).toContain('stopping');
    const taken = takeLock(directory, OWN);
    expect(await holder.end('SIGINT')).toBe(0);
    await expect(taken).resolves.toMatchObject({ inherited: false });
  });

  it('is taken by exactly one of several that start at once', async () => {
    const starts = await Promise.allSettled([1, 2, 3].map(() => startProcess(HOLDER, [directory])));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const start of starts) {
      if (start.status === 'rejected') expect(String(start.reason)).toMatch(/already running/);
    }
  });
});
