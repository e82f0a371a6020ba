import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { EnvironmentError } from '#shared/errors.ts';
import type { Harness } from './harness.ts';

/** What processes did together: names with a match, and the time from the first to the last name, in seconds. */
export type Screened = { matched: number; seconds: number; cpuSeconds: number };

/**
 * Compares names with a list in several processes, each with its share, as workers of the derive stage do. Preparing the list is
 * not part of the time.
 * @param entries number of entries of the list
 */
export async function screenTogether(
  harness: Harness,
  { processes, entries, names }: { processes: number; entries: number; names: number },
): Promise<Screened> {
  const share = Math.ceil(names / processes);
  const children = Array.from({ length: processes }, (_, at) => {
    const args = [entries, share, `process ${at}`].map(String);
    const child = fork(join(import.meta.dirname, 'screener.ts'), args, { execArgv: [] });
    harness.defer(() => {
      if (child.connected) child.disconnect();
    });
    return child;
  });
  await Promise.all(children.map(messageOf));
  const began = performance.now();
  const done = children.map(messageOf);
  for (const child of children) child.send('begin');
  const results = (await Promise.all(done)) as { matched: number; cpuMs: number }[];
  const seconds = (performance.now() - began) / 1_000;
  for (const child of children) child.disconnect();
  const sum = (of: (result: { matched: number; cpuMs: number }) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  return { matched: sum(({ matched }) => matched), seconds, cpuSeconds: sum(({ cpuMs }) => cpuMs) / 1_000 };
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(() => {
    throw new EnvironmentError('a process that screens ended by itself');
  });
  ended.catch(() => undefined);
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}
