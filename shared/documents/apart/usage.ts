import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, on every machine that Node runs on. */
const TICK = 10;
/** Fields of `/proc/<pid>/stat` behind the name of the program. */
const [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [11, 12, 13, 14];

/**
 * @returns processor time in milliseconds: that of this process with all its threads, of the programs that it waited for, and of one
 *   that still runs
 */
export function processorMilliseconds(helper: number | null): number {
  const { user, system } = process.cpuUsage();
  const own = statOf('self');
  const other = helper === null ? null : statOf(helper);
  return (
    (user + system) / 1_000 +
    TICK * (sum(own, ENDED_USER, ENDED_SYSTEM) + sum(other, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM))
  );
}

/** @returns memory in MiB of this process, and of a program that it has started */
export function residentMegabytes(helper: number | null): number {
  const own = process.memoryUsage.rss() / 1_048_576;
  if (helper === null) return own;
  try {
    const said = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${helper}/status`, 'latin1'))?.[1];
    return own + Number(said ?? 0) / 1_024;
  } catch {
    return own;
  }
}

/** @returns null where the system does not say it in a file, and for a process that has ended */
function statOf(pid: number | 'self'): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name is in parentheses and may contain blanks and parentheses itself.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

const sum = (fields: string[] | null, ...places: number[]): number =>
  fields === null ? 0 : places.reduce((total, place) => total + Number(fields[place] ?? 0), 0);
