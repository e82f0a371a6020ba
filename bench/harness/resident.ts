import { execFileSync } from 'node:child_process';
import { setInterval } from 'node:timers';

/** @returns the resident memory of a process in MiB */
export const residentMib = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Looks at the resident memory of a process until the work is over. @returns what the work gave, and the peak in MiB */
export async function watched<Result>(
  pid: number,
  everyMs: number,
  work: (peak: () => number) => Promise<Result>,
): Promise<{ result: Result; peak: number }> {
  let peak = residentMib(pid);
  const look = () => {
    peak = Math.max(peak, residentMib(pid));
  };
  const timer = setInterval(look, everyMs);
  try {
    const result = await work(() => peak);
    look();
    return { result, peak };
  } finally {
    clearInterval(timer);
  }
}
