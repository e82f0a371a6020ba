import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError } from '#shared/errors.ts';

/** Finding and ending processes that an earlier run left behind. */

/** A process by its number and a piece of its command line, so that a reused number is not mistaken for it. */
export type Leftover = { pid: number; command: string };

/** A signal and how long it is given, in milliseconds, before the next one. */
type Step = [signal: NodeJS.Signals, patience: number];

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @returns the parent's process id; null where there is no /proc or no such process */
export function parentOf(pid: number): number | null {
  try {
    // The command's name, in parentheses, may hold blanks and parentheses of its own.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return Number(fields[1]);
  } catch {
    return null;
  }
}

/** @returns whether the process lives and is not another one that has been given the same number since */
export async function isStill({ pid, command }: Leftover): Promise<boolean> {
  return isAlive(pid) && (await commandLine(pid)).includes(command);
}

async function commandLine(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  // Systems without /proc.
  return text ?? spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

/**
 * Every process that works in a folder and whose command line matches. Where there is no /proc, only `known` ones are
 * considered.
 */
export async function processesIn(folder: string, command: string, known: number[]): Promise<number[]> {
  const place = await realpath(folder).catch(() => folder);
  const entries = await readdir('/proc').catch(() => null);
  const pids = entries ? entries.filter((name) => /^\d+$/.test(name)).map(Number) : known;
  const matches = await Promise.all(
    pids.map(async (pid) => {
      if (entries && (await readlink(`/proc/${pid}/cwd`).catch(() => null)) !== place) return false;
      return isStill({ pid, command });
    }),
  );
  return pids.filter((_, index) => matches[index]);
}

/**
 * Sends the signals in turn until nothing is found any more.
 * @param find the processes that still live; the first call's answer is returned
 * @throws EnvironmentError when some outlive the last signal
 */
export async function endAll(find: () => Promise<number[]>, steps: Step[]): Promise<number[]> {
  const found = await find();
  let left = found;
  for (const [signal, patience] of steps) {
    if (left.length === 0) return found;
    for (const pid of left) send(pid, signal);
    const deadline = Date.now() + patience;
    do {
      await wait(20);
      left = await find();
    } while (left.length > 0 && Date.now() < deadline);
  }
  if (left.length === 0) return found;
  throw new EnvironmentError(`a process of an earlier run does not end (${left.join(', ')}); end it by hand`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPERM') {
      throw new EnvironmentError(`process ${pid} of an earlier run belongs to another user; end it by hand`);
    }
    if (code !== 'ESRCH') throw error;
  }
}
