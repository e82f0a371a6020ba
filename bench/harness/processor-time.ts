import { execFileSync } from 'node:child_process';

/** @returns the processor time that a process has used, in whole seconds */
export function processorSeconds(pid: number): number {
  // [[days-]hours:]minutes:seconds
  const text = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [days, clock] = text.includes('-') ? text.split('-') : ['0', text];
  const seconds = clock!.split(':').reduce((total, part) => 60 * total + Number(part), 0);
  return 86_400 * Number(days) + Math.floor(seconds);
}
