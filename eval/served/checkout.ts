import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type * as Config from '#shared/config.ts';
import { surroundings } from '#shared/config.ts';
import type * as Enqueue from '#shared/queues/enqueue.ts';
import type { Queues } from '#shared/queues/enqueue.ts';

/** What a process says once it can be used. */
type Ready = { ready: string | true; since?: string | null };
export type StartedProcess = Ready & { stop: () => Promise<void> };

/** Processes of one checkout of this repository: the present one, or another commit's. */
export type Checkout = {
  /** Runs a file to its end. @throws Error when it fails */
  run: (file: string, args: string[], settings: Record<string, string>) => Promise<void>;
  /** Starts a file and waits until it is ready. @throws Error when it ends before */
  start: (
    file: string,
    args: string[],
    settings: Record<string, string>,
    onEnd: (line: string) => void,
  ) => Promise<StartedProcess>;
  /** Opens the queues with the checkout's own code, because queues and messages differ between commits. */
  queues: (settings: Record<string, string>) => Promise<Queues>;
  /** @returns all stages but the schedule, whose clock is the real one */
  stages: () => Promise<string[]>;
};

/** @throws Error when the folder is not a checkout with its packages installed */
export function openCheckout(root: string): Checkout {
  if (!existsSync(join(root, 'workers/main.ts'))) throw new Error(`${root} is not a checkout`);
  if (!existsSync(join(root, 'prisma/client')))
    throw new Error(`run npm install and npm run setup in ${root}`);
  const launch = (file: string, args: string[], settings: Record<string, string>) =>
    fork(join(root, file), args, {
      cwd: root,
      env: surroundings.childEnvironment(settings),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  return {
    run: async (file, args, settings) => {
      const [code] = await once(launch(file, args, settings), 'exit');
      if (code !== 0) throw new Error(`${file} in ${root} ended with ${code}`);
    },
    start: async (file, args, settings, onEnd) => {
      const child = launch(file, args, settings);
      const exited = once(child, 'exit');
      let stopping = false;
      const stop = async () => {
        stopping = true;
        child.kill('SIGTERM');
        await exited;
      };
      return new Promise((done, fail) => {
        child.on('message', (message: Ready) => {
          if (message.ready !== undefined) done({ ...message, stop });
        });
        child.once('exit', (code, signal) => {
          if (stopping) return;
          onEnd(`${file} ended with ${signal ?? code}`);
          fail(new Error(`${file} ended before it was ready`));
        });
      });
    },
    queues: async (settings) => {
      const { loadConfig }: typeof Config = await import(join(root, 'shared/config.ts'));
      const { openQueues }: typeof Enqueue = await import(join(root, 'shared/queues/enqueue.ts'));
      return openQueues(loadConfig(settings));
    },
    stages: async () => {
      // Given no stage, the worker says which there are and ends with an error.
      const said = await promisify(execFile)(process.execPath, ['workers/main.ts'], { cwd: root }).then(
        ({ stderr }) => stderr,
        (error: { stderr: string }) => error.stderr,
      );
      const names = /of the stages ([\w, -]+)/.exec(said)?.[1]?.split(', ') ?? [];
      if (names.length === 0) throw new Error(`no names of stages in: ${said}`);
      return names.filter((name) => name !== 'schedule');
    },
  };
}
