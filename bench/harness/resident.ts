import { execFileSync } from 'node:child_process';

/** @returns the resident memory of a process in MiB */
export const residentMib = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
