import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError } from '#shared/errors.ts';

/** Keeps the parts of a stack running, and stops them in the reverse of the order in which they were added. */

/** A started part. */
export type Running = {
  pid: number;
  /** A piece of its command line, for parts that a next start must end should we be killed; others look after themselves. */
  command?: string;
  /** Settles when it has ended, with how. */
  exited: Promise<string>;
  stop: () => Promise<void>;
};

export type Supervisor = {
  /**
   * Starts a part and keeps it running until `stop`.
   * @param start starts it; given the one before when it has to be started again, to come back at the same address
   * @returns the first running one
   * @throws EnvironmentError when it cannot be started
   */
  keep: <Part extends Running>(name: string, start: (before?: Part) => Promise<Part>) => Promise<Part>;
  /** Starts no part any more and stops all, last one first; parts added together stop together. */
  stop: () => Promise<void>;
  /** Ends all parts at once, without waiting. */
  abandon: () => void;
  /** Parts added from now on stop before those added until now. */
  layer: () => void;
};

export type SupervisorOptions = {
  /** Told of each thing people should know, one sentence. */
  note: (line: string) => void;
  /** Told of all running parts whenever they change. */
  changed?: (parts: Running[]) => Promise<void>;
  /** First pause before a part is started again, doubled with each failure, in milliseconds. */
  firstPause?: number;
};

const LONGEST_PAUSE_MS = 30_000;
/** A part that ran this long is healthy again: its next failure starts from the first pause. */
const HEALTHY_MS = 60_000;

type Slot = { name: string; running: Running | null; settled: Promise<void> };

export function supervise({ note, changed, firstPause = 500 }: SupervisorOptions): Supervisor {
  const layers: Slot[][] = [[]];
  const stopping = new AbortController();
  const stopped = () => stopping.signal.aborted;
  const tell = async () => {
    const parts = layers.flat().flatMap((slot) => slot.running ?? []);
    await changed?.(parts);
  };

  async function watch<Part extends Running>(
    slot: Slot,
    first: Part,
    start: (before: Part) => Promise<Part>,
  ) {
    let part = first;
    let pause = firstPause;
    for (;;) {
      const began = Date.now();
      const how = await part.exited;
      if (stopped()) return;
      slot.running = null;
      if (Date.now() - began > HEALTHY_MS) pause = firstPause;
      note(`${slot.name} ended unexpectedly (${how}); it is started again`);
      for (;;) {
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopped()) return;
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        const again = await start(part).catch((error: Error) => {
          note(`${slot.name}: ${error.message}`);
          return null;
        });
        if (!again) continue;
        part = again;
        slot.running = part;
        if (stopped()) return;
        await tell();
        break;
      }
    }
  }

  return {
    layer: () => {
      layers.push([]);
    },
    keep: async (name, start) => {
      const slot: Slot = { name, running: null, settled: Promise.resolve() };
      const layer = layers.at(-1)!;
      layer.push(slot);
      const beginning = stopped() ? Promise.reject(new EnvironmentError('stopped')) : start();
      // `stop` waits for a part that is just starting, so that it leaves none behind.
      slot.settled = beginning.then(
        (part) => {
          slot.running = part;
        },
        () => undefined,
      );
      const part = await beginning;
      slot.settled = watch(slot, part, start);
      await tell();
      return part;
    },
    abandon: () => {
      stopping.abort();
      for (const { running } of layers.flat()) {
        // SIGQUIT is PostgreSQL's own way of leaving at once.
        if (running) signal(running.pid, running.command === undefined ? 'SIGQUIT' : 'SIGKILL');
      }
    },
    stop: async () => {
      stopping.abort();
      for (const layer of layers.toReversed()) {
        await Promise.all(
          layer.map(async (slot) => {
            if (slot.running === null) await slot.settled;
            await slot.running?.stop();
          }),
        );
      }
    },
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
}
