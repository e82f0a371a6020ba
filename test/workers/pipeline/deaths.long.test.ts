import { fork } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { harness } from '#test/support/harness.ts';
import { projectRoot } from '#test/support/processes.ts';
import { eachBackend } from '#test/support/redis.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { bareStage } from './bare-stage.ts';

const PROGRAM = join(projectRoot, 'test/workers/pipeline/programs/dying-worker.ts');

eachBackend((backend) => {
  it('a message present at three deaths of its process is set aside, its neighbours go on, and it can be retried', async () => {
    const test = await harness({ backend, stages: [] });
    let deaths = 0;
    let ended = false;
    const start = () => {
      const child = fork(PROGRAM, [], {
        env: surroundings.childEnvironment(test.settings),
        execArgv: [],
        stdio: 'ignore',
      });
      child.once('exit', () => {
        deaths += 1;
        if (!ended) running = start();
      });
      return child;
    };
    let running = start();
    onTestFinished(() => {
      ended = true;
      running.kill('SIGKILL');
    });
    await test.queues.send('normalise', { responseId: '1' }, { responseId: '2' });
    await test.until(`select from ops.issue where kind = 'message-failed'`);
    await test.queues.send('normalise', { responseId: '3' });
    await test.until(`select from ops.issue where kind = 'handled' and subject = 'response-3'`);
    expect(deaths).toBe(3);
    expect(await test.queues.failed()).toMatchObject([
      { queue: 'normalise', id: 'response-1', reason: expect.stringContaining('has died 3 times') },
    ]);
    expect(await test.rows(`select kind, subject from ops.issue order by kind, subject`)).toEqual([
      { kind: 'handled', subject: 'response-2' },
      { kind: 'handled', subject: 'response-3' },
      { kind: 'message-failed', subject: 'response-1' },
    ]);
    ended = true;
    running.kill('SIGKILL');

    const { promise: handled, resolve: done } = Promise.withResolvers<void>();
    const mended = bareStage('normalise', {
      progressOf: () => Promise.resolve(''),
      handle: async () => done(),
    });
    const consumer = consume([mended], test.context);
    try {
      expect(await test.queues.retryFailed()).toBe(1);
      await handled;
    } finally {
      await consumer.close();
    }
    expect(await test.queues.failed()).toEqual([]);
    expect(await test.rows('select from ops.interrupted_message')).toEqual([]);
  });
});
