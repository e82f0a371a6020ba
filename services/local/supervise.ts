import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError } from '#shared/errors.ts';

/** Keeps the parts of a stack running, and stops them in the reverse order of their start. */

/** A started part. */
export type Running = {
  pid: number;
  /** A piece of its command line, by which the next start finds and ends the process if we are killed; see lock.ts. */
  command?: string;
  /** Resolves when the process has ended, with its exit code or signal. */
  exited: Promise<string>;
  stop: () => Promise<void>;
};

export type Supervisor = {
  /**
   * Starts a part and keeps it running until `stop`.
   * @param start starts the part; at a restart it gets the one that ended, to use the same address again
   * @returns the part, started for the first time
   * @throws EnvironmentError when it cannot be started
   */
  keep: <Part extends Running>(name: string, start: (before?: Part) => Promise<Part>) => Promise<Part>;
  /** Stops all parts, the last layer first and the parts of a layer at the same time; restarts none. */
  stop: () => Promise<void>;
  /** Kills all parts at once, without waiting. */
  abandon: () => void;
  /** Begins a layer: parts added from now on stop before those added so far. */
  layer: () => void;
};

export type SupervisorOptions = {
  /** Receives one sentence for each event that the user should know. */
  note: (line: string) => void;
  /** Receives all running parts whenever they change. */
  changed?: (parts: Running[]) => Promise<void>;
  /** Milliseconds before a part is started again; doubled with each failure. */
  firstPause?: number;
};

const MAX_PAUSE_MS = 30_000;
/** After a part has run so long, its next failure begins with the first pause again. */
const HEALTHY_MS = 60_000;

type Slot = { name: string; running: Running | null; settled: Promise<void> };

export function supervise({ note, changed, firstPause = 500 }: SupervisorOptions): Supervisor {
  const layers: Slot[][] = [[]];
  const stopping = new AbortController();
  const stopped = () => stopping.signal.aborted;
  const report = async () => {
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
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
        const again = await start(part).catch((error: Error) => {
          note(`${slot.name}: ${error.message}`);
          return null;
        });
        if (!again) continue;
        part = again;
        slot.running = part;
        if (stopped()) return;
        await report();
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
      // `stop` waits for this, so that it also stops a part that is just starting.
      slot.settled = beginning.then(
        (part) => {
          slot.running = part;
        },
        () => undefined,
      );
      const part = await beginning;
      slot.settled = watch(slot, part, start);
      await report();
      return part;
    },
    abandon: () => {
      stopping.abort();
      for (const { running } of layers.flat()) {
        // At SIGQUIT, PostgreSQL ends at once with all its backends.
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
    // The process has ended in the meantime.
  }
}
