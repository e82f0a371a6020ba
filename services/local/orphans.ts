import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError } from '#shared/errors.ts';

/** Finds and ends processes of an earlier run that was killed. */

/** A process, identified by its id and a piece of its command line: the system may give the id to another process later. */
export type KnownProcess = { pid: number; command: string };

/** A signal, and the milliseconds to wait before the next one. */
type Step = [signal: NodeJS.Signals, patience: number];

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** @returns the parent's process id; null if there is no /proc or no such process */
export function parentOf(pid: number): number | null {
  try {
    // The name of the command is in parentheses and may contain blanks and parentheses itself.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return Number(fields[1]);
  } catch {
    return null;
  }
}

/** @returns whether the process is alive, and its id does not belong to another process by now */
export async function isStill({ pid, command }: KnownProcess): Promise<boolean> {
  return isAlive(pid) && (await commandLine(pid)).includes(command);
}

/** @returns the words of a process's command line; empty when there is no such process */
export async function commandLine(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  // For systems without /proc.
  return text ?? spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}

/**
 * @param known ids that are considered on systems without /proc, where processes cannot be listed
 * @returns ids of the processes whose working directory is the folder and whose command line contains `command`
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
 * Sends one signal after another until no process is left.
 * @param find gives the ids of the processes that are alive
 * @returns the ids of the processes that were alive at first
 * @throws EnvironmentError when a process is alive after the last signal
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
