import { spawn } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isAlive } from '#services/local/orphans.ts';
import { type Running, type Supervisor, supervise } from '#services/local/supervise.ts';

/** A real process as a part; `stopped` is called when it is stopped. */
function sleeper(stopped: (pid: number) => void = () => undefined): Running {
  const child = spawn('sleep', ['600'], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const exited = new Promise<string>((done) => {
    child.once('exit', (code, signal) => done(signal ?? `exit code ${code}`));
  });
  return {
    pid: child.pid!,
    command: 'sleep',
    exited,
    stop: async () => {
      stopped(child.pid!);
      child.kill('SIGTERM');
      await exited;
    },
  };
}

type Watched = {
  supervisor: Supervisor;
  notes: string[];
  running: () => Running[];
  change: () => Promise<Running[]>;
};

function watched(): Watched {
  const notes: string[] = [];
  let running: Running[] = [];
  let tell: ((parts: Running[]) => void) | undefined;
  const supervisor = supervise({
    note: (line) => notes.push(line),
    changed: async (parts) => {
      running = parts;
      tell?.(parts);
    },
    firstPause: 1,
  });
  const change = () =>
    new Promise<Running[]>((done) => {
      tell = done;
    });
  return { supervisor, notes, running: () => running, change };
}

describe('supervise', () => {
  it('restarts a part that ended, gives it the part that ended, and says so', async () => {
    const { supervisor, notes, change } = watched();
    const before: (number | undefined)[] = [];
    const first = await supervisor.keep('sleeper', async (old?: Running) => {
      before.push(old?.pid);
      return sleeper();
    });
    const changed = change();
    process.kill(first.pid, 'SIGKILL');
    const [second] = await changed;
    expect(second?.pid).not.toBe(first.pid);
    expect(before).toEqual([undefined, first.pid]);
    expect(notes).toEqual(['sleeper ended unexpectedly (SIGKILL); it is started again']);
    await supervisor.stop();
    expect(isAlive(second!.pid)).toBe(false);
  });

  it('goes on trying when a part does not start again', async () => {
    const { supervisor, notes, change } = watched();
    let starts = 0;
    const first = await supervisor.keep('sleeper', async () => {
      starts += 1;
      if (starts === 2 || starts === 3) throw new Error('not yet');
      return sleeper();
    });
    const changed = change();
    process.kill(first.pid, 'SIGKILL');
    await changed;
    expect(starts).toBe(4);
    expect(notes.slice(1)).toEqual(['sleeper: not yet', 'sleeper: not yet']);
    await supervisor.stop();
  });

  it('a part that cannot be started the first time is the caller’s error', async () => {
    const { supervisor } = watched();
    const failure = supervisor.keep('broken', () => Promise.reject(new Error('no such program')));
    await expect(failure).rejects.toThrow('no such program');
    await supervisor.stop();
  });

  it('stops layer by layer, the last one first, and starts nothing again', async () => {
    const { supervisor, notes } = watched();
    const order: string[] = [];
    const add = (name: string) => supervisor.keep(name, async () => sleeper(() => order.push(name)));
    const parts = [await add('database')];
    supervisor.layer();
    parts.push(...(await Promise.all([add('worker a'), add('worker b')])));
    supervisor.layer();
    parts.push(await add('api'));
    await supervisor.stop();
    expect(order).toEqual(['api', 'worker a', 'worker b', 'database']);
    expect(parts.map(({ pid }) => isAlive(pid))).toEqual([false, false, false, false]);
    expect(notes).toEqual([]);
  });

  it('leaves no part behind when it is stopped while one starts', async () => {
    const { supervisor } = watched();
    let started: Running | undefined;
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    const kept = supervisor.keep('slow', async () => {
      started = sleeper();
      await held;
      return started;
    });
    const stopped = supervisor.stop();
    release();
    await Promise.all([kept, stopped]);
    expect(isAlive(started!.pid)).toBe(false);
    await expect(supervisor.keep('late', async () => sleeper())).rejects.toThrow('stopped');
  });

  it('abandons everything without waiting', async () => {
    const { supervisor } = watched();
    const part = await supervisor.keep('sleeper', async () => sleeper());
    supervisor.abandon();
    expect(await part.exited).toBe('SIGKILL');
  });
});
