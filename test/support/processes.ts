import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { surroundings } from '#shared/config.ts';

export const projectRoot = join(import.meta.dirname, '../..');

/** One of our own processes, started as in production. */
export type TestProcess = {
  /** The content of its `ready` message: its address, or `true`. */
  ready: string | true;
  pid: number;
  /** Standard output and error so far. */
  output: () => string;
  /** Sends a signal and waits until the process is gone. @returns exit code, or the signal that ended it */
  end: (signal?: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
  /** Kills the process unless it has ended before. */
  kill: () => Promise<unknown>;
};

/**
 * Starts a process and waits for its `{ ready }`; it is killed at the end of the test unless it has ended before.
 * @param file from the project's root, such as `services/api/main.ts`, or anywhere
 * @param settings environment besides that of the tests, in which every setting is empty
 */
export async function startProcess(
  file: string,
  args: string[] = [],
  settings: Record<string, string> = {},
): Promise<TestProcess> {
  const launched = await launchProcess(file, args, settings);
  onTestFinished(async () => {
    await launched.kill();
  });
  return launched;
}

/**
 * The same for callers that end or kill the process themselves.
 * @param options of Node
 * @param program that is run with the arguments of Node, and becomes Node
 */
export async function launchProcess(
  file: string,
  args: string[],
  settings: Record<string, string>,
  options: readonly string[] = [],
  program: string = process.execPath,
): Promise<TestProcess> {
  const child = fork(resolve(projectRoot, file), args, {
    cwd: projectRoot,
    env: surroundings.childEnvironment({ LOG_LEVEL: 'warn', ...settings }),
    execArgv: [...options],
    execPath: program,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | NodeJS.Signals>((done) => {
    child.once('exit', (code, signal) => done(code ?? signal ?? 1));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const ready = await firstReady(child, file, () => output);
  return {
    ready,
    pid: child.pid!,
    output: () => output,
    end: (signal = 'SIGTERM') => end(signal),
    kill: () => end('SIGKILL'),
  };
}

function firstReady(child: ChildProcess, file: string, output: () => string): Promise<string | true> {
  return new Promise((done, fail) => {
    child.on('message', (message: { ready?: string | true }) => {
      if (message.ready !== undefined) done(message.ready);
    });
    // At `close` the pipes have ended, so the output is complete.
    child.once('close', (code, signal) =>
      fail(new Error(`${file} ended (${code ?? signal}) before it was ready\n${output()}`)),
    );
    child.once('error', fail);
  });
}

/** Waits until a process has ended; a zombie, whose exit status nobody has read, counts as ended. */
export async function gone(pid: number): Promise<void> {
  while (isRunning(pid)) await wait(10);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    // The file is missing if the system has none, or if the process has just ended.
    return process.platform !== 'linux';
  }
}
