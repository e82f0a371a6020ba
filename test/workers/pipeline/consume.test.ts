import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Logger } from '#shared/log.ts';
import { onServer } from '#test/support/database.ts';
import { harness } from '#test/support/harness.ts';
import { describeWithRedis, eachBackend, redisBackend } from '#test/support/redis.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { bareStage } from './bare-stage.ts';

const failing = (code: string) => Object.assign(new Error('the server is away'), { code });

/** @returns a log, and the messages of the errors that were logged as warnings */
function failuresOf(of: Logger): { log: Logger; failures: string[] } {
  const failures: string[] = [];
  const log = of.child({});
  log.child = () => log as never;
  log.warn = ({ err }: { err: Error }) => {
    failures.push(err.message);
  };
  return { log, failures };
}

/** A server on a port of its own that passes everything on, and can be away. */
async function openProxy(port: number, host: string) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onwards = connect(port, host);
    open.add(socket);
    socket.on('close', () => open.delete(socket) && onwards.destroy());
    for (const one of [socket, onwards]) one.on('error', () => undefined);
    onwards.on('close', () => socket.destroy());
    socket.pipe(onwards).pipe(socket);
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    connections: () => open.size,
    open: () => listen(own),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}

eachBackend((backend) => {
  it('a message that meets an unavailable server is handled until it succeeds, and uses up no attempt', async () => {
    const test = await harness({ backend });
    const errors = Array.from({ length: 6 }, () => failing('57P03'));
    const { promise: handled, resolve: done } = Promise.withResolvers<void>();
    const stage = bareStage('derive', {
      handle: async () => {
        const error = errors.pop();
        if (error) throw error;
        done();
      },
    });
    const consumer = consume([stage], test.context, { unavailableMs: 10 });
    try {
      await test.context.queues.send('derive', { cause: 'test' });
      await handled;
    } finally {
      await consumer.close();
    }
    expect(await test.context.queues.failed()).toEqual([]);
    expect(await test.rows('select 1 from ops.issue')).toEqual([]);
  });

  it('a message whose handling ends because its process does is handled by the next one, and has not failed', async () => {
    const test = await harness({ backend });
    const started = Promise.withResolvers<void>();
    const { log, failures } = failuresOf(test.context.log);
    const stage = bareStage('derive', {
      handle: async (_, { signal }) => {
        started.resolve();
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
        signal?.throwIfAborted();
      },
    });
    const ending = consume([stage], { ...test.context, log });
    await test.context.queues.send('derive', { cause: 'test' });
    await started.promise;
    await ending.close();
    expect(failures).toEqual([]);
    const { promise: handled, resolve: done } = Promise.withResolvers<void>();
    const next = consume([bareStage('derive', { handle: async () => done() })], test.context);
    await handled;
    await next.close();
  });

  it('a message that fails with an error of the platform names it, without identity numbers', async () => {
    const test = await harness({ backend });
    const stage = bareStage('derive', {
      handle: async () => {
        throw new DOMException('nothing for 8001015009087', 'AbortError');
      },
    });
    const { log, failures } = failuresOf(test.context.log);
    const consumer = consume([stage], { ...test.context, log });
    try {
      await test.context.queues.send('derive', { cause: 'test' });
      await expect.poll(() => failures).not.toEqual([]);
    } finally {
      await consumer.close();
    }
    expect(failures[0]).toMatch(/^nothing for (?!8001015009087)/);
  });

  it('a message that succeeds when it is retried has no issue any more', async () => {
    const test = await harness({ backend });
    let error: Error | null = new Error('not yet');
    const stage = bareStage('schedule', {
      handle: async () => {
        if (error) throw error;
      },
    });
    const issues = () => test.rows(`select subject from ops.issue where kind = 'message-failed'`);
    const consumer = consume([stage], test.context);
    try {
      await test.context.queues.send('schedule', { job: 'requeue' });
      await expect.poll(issues).toEqual([{ subject: 'requeue' }]);
      error = null;
      expect(await test.context.queues.retryFailed()).toBe(1);
      await expect.poll(issues).toEqual([]);
    } finally {
      await consumer.close();
    }
    expect(await test.context.queues.failed()).toEqual([]);
  });
});

describeWithRedis('a queue in Redis', () => {
  it('is read again after Redis was away, over as many connections as before', async () => {
    const test = await harness({ backend: redisBackend });
    const redis = new URL(test.context.config.REDIS_URL!);
    const through = await openProxy(Number(redis.port), redis.hostname);
    const url = Object.assign(new URL(redis), { host: `127.0.0.1:${through.port}` }).href;
    const { promise: handled, resolve: done } = Promise.withResolvers<void>();
    const stage = bareStage('derive', { handle: async () => done() });
    let failures = 0;
    const log = test.context.log.child({});
    log.warn = log.debug = () => {
      failures += 1;
    };
    const consumer = consume([stage], {
      ...test.context,
      config: { ...test.context.config, REDIS_URL: url },
      log,
    });
    await expect.poll(through.connections, { timeout: 10_000 }).toBeGreaterThan(1);
    const before = through.connections();
    await through.close();
    await expect.poll(() => failures, { timeout: 10_000 }).toBeGreaterThan(3);
    await through.open();
    await test.context.queues.send('derive', { cause: 'test' });
    await handled;
    expect(through.connections()).toBeLessThanOrEqual(before);
    // Workers that were replaced meanwhile could not be closed.
    await consumer.close();
    await expect.poll(through.connections, { timeout: 10_000 }).toBe(0);
    await through.close();
  });
});

describe('a queue in PostgreSQL', () => {
  it('is read again after its database was away, without a flood of attempts meanwhile', async () => {
    const test = await harness({ stages: [] });
    const name = new URL(test.database.url).pathname.slice(1);
    const admin = (sql: string) => onServer((client) => client.query(sql));
    const lines: string[] = [];
    const log = Object.assign(Object.create(test.context.log), {
      child: () => ({
        ...test.context.log,
        child: () => test.context.log,
        warn: (_: unknown, text: string) => lines.push(text),
        error: () => undefined,
      }),
    });
    let count = 0;
    const stage = bareStage('derive', {
      handle: async () => {
        count += 1;
      },
    });
    const consumer = consume([stage], { ...test.context, log });
    const handled = async (times: number) => {
      while (count < times) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    try {
      await test.context.queues.send('derive', { cause: 'before' });
      await handled(1);
      await admin(`alter database ${name} with allow_connections false`);
      await admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(lines.length).toBeLessThan(20);
      await admin(`alter database ${name} with allow_connections true`);
      for (;;) {
        const sent = await test.context.queues.send('derive', { cause: 'after' }).then(
          () => true,
          () => false,
        );
        if (sent) break;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await handled(2);
    } finally {
      await admin(`alter database ${name} with allow_connections true`);
      await consumer.close();
    }
  });
});
