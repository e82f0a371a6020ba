import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { nothingSet } from '#bench/harness/harness.ts';
import { type Local, startLocal } from '#bench/harness/local.ts';
import { processorSeconds } from '#bench/harness/processor-time.ts';
import { residentMib } from '#bench/harness/resident.ts';
import { freePort } from '#services/local/network.ts';
import { surroundings } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { Limit, Question } from '../question.ts';
import { median } from '../statistics.ts';

const run = promisify(execFile);
const RELEASES = 300;
const MAX_READY_S = 5;
const MAX_HELP_S = 0.3;
const MAX_STATUS_S = 1;
const MAX_MIB = 110;
/** A stack is at rest when none of its processes has worked for a second in this time; longer than a process takes to notice its own rest. */
const REST_MS = 25_000;
const MAX_REST_MS = 300_000;
const TIMES = 5;

export const start: Question = {
  name: 'start',
  asks: 'seconds from `npm start` on data of an earlier one until it is ready, against its limit; commands and memory at rest beside it',
  unit: 's',
  better: 'less',
  ours: `node services/local/main.ts with ${RELEASES} releases in its folder`,
  reference: `the limit, ${MAX_READY_S} s`,
  target: 1,
  measure: async ({ harness, rounds, say }) => {
    const directory = join(harness.folder, 'data');
    const port = await freePort();
    const open = () => startLocal(directory, port, RELEASES);
    const first = await open();
    say(`first start ${first.seconds.toFixed(1)} s`);
    await first.stop();
    const ours: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const local = await open();
      ours.push(local.seconds);
      say(`ready after ${local.seconds.toFixed(2)} s`);
      await local.stop();
    }
    const local = await open();
    harness.defer(local.stop);
    const seconds = await rest(local);
    say(`at rest after ${seconds} s`);
    const memory = memoryOf(local);
    return {
      ours,
      reference: ours.map(() => MAX_READY_S),
      limits: [
        await secondsOf(directory, ['--help'], MAX_HELP_S),
        await secondsOf(directory, ['status'], MAX_STATUS_S),
        ...memory.map(
          ({ name, mib }): Limit => ({ what: `MiB at rest of ${name}`, value: mib, max: MAX_MIB }),
        ),
      ],
      remarks: [
        `the first start, with an empty folder, took ${first.seconds.toFixed(1)} s; the last stack was at rest ${seconds} s after it was ready`,
      ],
    };
  },
};

/** Programs of this project and their arguments; PostgreSQL and Redis are not ours. */
const OURS = /(?:services|workers)\/\S+\.ts.*$/;

/**
 * Waits until a stack does nothing any more.
 * @returns the seconds that it took
 * @throws EnvironmentError when it takes too long
 */
async function rest(local: Local): Promise<number> {
  const began = performance.now();
  const worked = () =>
    new Map(
      local
        .processes()
        .flatMap(({ pid, command }) => (OURS.test(command) ? [[pid, processorSeconds(pid)] as const] : [])),
    );
  for (let before = worked(); ; ) {
    await wait(REST_MS);
    const now = worked();
    if ([...now].every(([pid, seconds]) => seconds - (before.get(pid) ?? -1) <= 1)) break;
    if (performance.now() - began > MAX_REST_MS)
      throw new EnvironmentError(`the processes still work ${MAX_REST_MS / 1_000} s after the start`);
    before = now;
  }
  return Math.round((performance.now() - began) / 1_000);
}

const memoryOf = (local: Local): { name: string; mib: number }[] =>
  local.processes().flatMap(({ pid, command }) => {
    const name = OURS.exec(command)?.[0];
    return name === undefined ? [] : [{ name, mib: residentMib(pid) }];
  });

async function secondsOf(directory: string, args: string[], max: number): Promise<Limit> {
  const env = surroundings.childEnvironment({ ...nothingSet, DATA_DIR: directory });
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await run(process.execPath, ['services/cli/main.ts', ...args], { env });
    times.push((performance.now() - began) / 1_000);
  }
  return { what: `seconds of tenders ${args.join(' ')}`, value: median(times), max };
}
