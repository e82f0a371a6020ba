import { getPriority } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gone } from '#test/support/processes.ts';
import { answerOf, LIMITS, notedIn, openProgram } from './programs.ts';

const NO_BYTES = Buffer.alloc(0);

describe('a process that reads files apart', () => {
  it.each([
    // A greater number is a lower priority.
    ['behind-stages', (own: number) => expect.toSatisfy((given: number) => given > own)],
    ['as-stages', (own: number) => own],
  ] as const)(
    'has the priority %s, and gets no settings but those that are given and the folder of compiled modules',
    async (priority, expected) => {
      const apart = await openProgram({ priority, settings: { LANG: 'C' } });
      const { bytes, ...given } = answerOf(await apart.ask({}, Buffer.from('text')));
      expect({ bytes, priority: given.priority }).toEqual({
        bytes: 'text',
        priority: expected(getPriority()),
      });
      // A shell sets these three for what it starts.
      expect(given.settings.filter((name) => !['PWD', 'OLDPWD', '_'].includes(name)).sort()).toEqual([
        'LANG',
        'NODE_COMPILE_CACHE',
      ]);
    },
  );

  it('reads one file after the other, and none beside another', async () => {
    const apart = await openProgram();
    const first = answerOf(await apart.ask({}, Buffer.alloc(3_000_000, 'x')));
    const [second, third] = (await Promise.all([apart.ask({}, NO_BYTES), apart.ask({}, NO_BYTES)])).map(
      answerOf,
    );
    expect(first.bytes.length).toBe(3_000_000);
    expect(second).toMatchObject({ pid: first.pid, files: 2 });
    expect(third!.pid).not.toBe(first.pid);
  });

  it('makes room for another one after a hundred files', async () => {
    const apart = await openProgram();
    const pids: number[] = [];
    for (let file = 0; file <= 100; file += 1) pids.push(answerOf(await apart.ask({}, NO_BYTES)).pid);
    expect(new Set(pids.slice(0, 100)).size).toBe(1);
    expect(pids[100]).not.toBe(pids[0]);
    await gone(pids[0]!);
  });

  it.each([
    ['loops', 'too-slow'],
    ['starts', 'too-slow'],
    ['fills', 'too-much-memory'],
    ['fills heap', 'too-much-memory'],
    ['exits', 'failed'],
    ['throws', 'failed'],
    ['waits for nothing', 'failed'],
    ['says more', 'failed'],
  ])('that %s costs its own file only', { timeout: 60_000 }, async (does, ended) => {
    const milliseconds = ended === 'too-slow' ? 500 : LIMITS.milliseconds;
    const apart = await openProgram({ limits: { milliseconds, megabytes: 192 } });
    const before = answerOf(await apart.ask({}, NO_BYTES));
    const notes = join(apart.folder, 'pids');
    expect(await apart.ask({ does, notes }, NO_BYTES)).toEqual({ ended });
    for (const pid of await notedIn(notes)) await gone(pid);
    expect(answerOf(await apart.ask({}, NO_BYTES))).toMatchObject({ files: 1 });
    await gone(before.pid);
  });

  it('takes as long by the clock as the machine needs: only time of the processor counts', async () => {
    const apart = await openProgram({ limits: { milliseconds: 1_000, megabytes: 256 } });
    expect(answerOf(await apart.ask({ does: 'sleeps', megabytes: 2_000 }, NO_BYTES)).files).toBe(1);
  });

  it('that hangs is ended by the clock at last', async () => {
    const apart = await openProgram({ limits: { milliseconds: 100, megabytes: 256 } });
    expect(await apart.ask({ does: 'waits' }, NO_BYTES)).toEqual({ ended: 'too-slow' });
  });

  it('may print what it likes', async () => {
    const apart = await openProgram();
    expect(answerOf(await apart.ask({ does: 'prints' }, Buffer.from('text'))).bytes).toBe('text');
  });

  it('gives a file up only if nothing of another file is left in it', async () => {
    const apart = await openProgram({ limits: { milliseconds: 60_000, megabytes: 400 } });
    const files: number[] = [];
    // Each keeps a quarter of the limit for ever.
    for (let file = 0; file < 5; file += 1)
      files.push(answerOf(await apart.ask({ does: 'keeps', megabytes: 100 }, NO_BYTES)).files);
    expect(files.every((count) => count <= 4)).toBe(true);
    expect(files).toContain(1);
  });

  it('is ended if nobody waits for its answer any more', async () => {
    const apart = await openProgram();
    const stopping = new AbortController();
    const notes = join(apart.folder, 'pids');
    const read = apart.ask({ does: 'starts', notes }, NO_BYTES, stopping.signal);
    const pids = await notedIn(notes);
    stopping.abort();
    expect(await read).toEqual({ ended: 'stopped' });
    for (const pid of pids) await gone(pid);
  });
});
