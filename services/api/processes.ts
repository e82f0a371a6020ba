import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#shared/config.ts';
import type { Logger } from '#shared/log.ts';
import { metricsOfProcesses } from '#shared/operator/metrics.ts';
import { startOperator } from '#shared/operator/server.ts';

/**
 * Several API processes behind one port. Each is the whole API: it has its own caches, which follow publications, and its
 * own connections; quotas are counted in PostgreSQL for all of them. Node hands out the connections in turn.
 */

/** First pause before a process that ended is started again; each further one is twice as long. */
const PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** After a process has served so long, its next end counts as its first. */
const HEALTHY_MS = 60_000;
/** How often each process is asked whether it still answers, and after how long a silent one counts as stuck. */
const PING_MS = 2_000;
const SILENT_MS = 10_000;

type Slot = { number: number; worker: Worker; heardAt: number };

export type ApiProcesses = { url: string; steps: Record<'processes' | 'operator', () => Promise<void>> };

/**
 * Starts the processes, and starts again each that ends. Returns when all of them serve. Where the first one cannot start,
 * it has said why, and this process ends with its code.
 */
export async function keepProcesses(count: number, config: Config, log: Logger): Promise<ApiProcesses> {
  const slots = new Map<number, Slot>();
  const stopping = new AbortController();

  /** @returns the address once the process serves, and when it ends */
  const start = async (number: number): Promise<{ url: string; ended: Promise<string> }> => {
    const worker = cluster.fork();
    const slot = { number, worker, heardAt: performance.now() };
    slots.set(number, slot);
    const ready = new Promise<string>((done) => {
      worker.on('message', (message: { ready?: string; pong?: true }) => {
        slot.heardAt = performance.now();
        if (message.ready !== undefined) done(message.ready);
      });
    });
    const exited = once(worker, 'exit') as Promise<[code: number | null, signal: string | null]>;
    const url = await Promise.race([ready, exited.then(([code]) => code ?? 1)]);
    if (typeof url === 'number') throw new NotStarted(url);
    return { url, ended: exited.then(([code, signal]) => signal ?? `exit code ${code}`) };
  };

  /** Keeps a process running from its start until all are stopped. */
  const keep = async (number: number, first: Promise<string>): Promise<void> => {
    let pause = PAUSE_MS;
    let began = performance.now();
    let how = await first;
    while (!stopping.signal.aborted) {
      log.error({ process: number, how }, 'an API process ended; it is started again');
      pause = performance.now() - began > HEALTHY_MS ? PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS);
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      began = performance.now();
      how = await start(number).then(
        ({ ended }) => ended,
        (error: Error) => error.message,
      );
    }
  };

  // The first alone, so that a port that is taken is said once.
  const first = await start(1).catch((error: NotStarted) => process.exit(error.code));
  const others = await Promise.all(
    Array.from({ length: count - 1 }, (_, n) =>
      start(n + 2).catch((error: Error) => ({ ended: Promise.resolve(error.message) })),
    ),
  );
  for (const [at, { ended }] of [first, ...others].entries()) void keep(at + 1, ended);
  const pings = setInterval(() => {
    for (const { worker } of [...slots.values()]) if (worker.isConnected()) worker.send({ ping: true });
  }, PING_MS);
  pings.unref();
  const reasons = (): string[] =>
    [...slots.values()].flatMap(({ number, worker, heardAt }) => {
      if (worker.isDead()) return [`API process ${number} has ended; it is started again`];
      const silent = Math.round((performance.now() - heardAt) / 1_000);
      return silent * 1_000 > SILENT_MS ? [`API process ${number} has been silent for ${silent} s`] : [];
    });
  const operator = await startOperator({ config, metrics: metricsOfProcesses(), reasons, log });
  return {
    url: first.url,
    steps: {
      processes: async () => {
        stopping.abort();
        clearInterval(pings);
        await Promise.all(
          [...slots.values()].map(async ({ worker }) => {
            if (worker.isDead()) return;
            const ended = once(worker, 'exit');
            worker.send({ stop: true });
            await ended;
          }),
        );
      },
      operator: operator.close,
    },
  };
}

/** A process ended before it served; it has written why. */
class NotStarted extends Error {
  override name = 'NotStarted';
  readonly code: number;
  constructor(code: number) {
    super(`an API process ended with ${code} before it served`);
    this.code = code;
  }
}
