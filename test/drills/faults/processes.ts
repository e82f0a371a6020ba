import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#test/support/processes.ts';
import { sendUnread } from '#test/support/raw-http.ts';
import type { Fault } from '../fault.ts';
import { signalAll } from '../signals.ts';
import type { World } from '../world.ts';
import { plantUntold } from './queues.ts';

const DAY_MS = 86_400_000;
const clockFile = join(tmpdir(), `tda-drill-clock-${process.pid}`);

/** The collector is started again by the launcher, and only then looks at the file. */
const restartCollector = async ({ service }: World) => signalAll(await service('collect'), 'SIGKILL');

const STALLED = 300;
/** Answers that each stalled reader asks for: more than the system's buffers of a connection hold. */
const ASKED = 12;
const MAX_MEMORY_KB = 256 * 1024;
const sockets: Socket[] = [];

/** Address and key of the stalled readers are their own: what one caller fills, others do not miss. */
const STALLED_FROM = '127.0.0.2';

/** Asks for whole lists over and over, and never reads an answer. */
async function stall(world: World): Promise<void> {
  const { host } = new URL(world.url);
  const request = `GET /v2/tenders HTTP/1.1\r\nHost: ${host}\r\nAccept: application/x-ndjson\r\nAuthorization: Bearer ${await world.anotherKey()}\r\n\r\n`;
  for (let reader = 0; reader < STALLED; reader += 1)
    sockets.push(sendUnread(world.url, request.repeat(ASKED), STALLED_FROM));
}

async function memoryOfApi({ service }: World): Promise<number> {
  const [pid] = await service(join(projectRoot, 'services/api/main.ts'));
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]);
}

export const processFaults: readonly Fault[] = [
  {
    name: 'the launcher killed, and started again after 10 s',
    lasts: 10,
    begins: async ({ launcher }) => launcher().kill('SIGKILL'),
    ends: async ({ launch }) => launch(),
    answers: { cached: [200, 503, null], new: [200, 503, null] },
    within: 3_500,
    tells: null,
  },
  {
    name: 'the schedule frozen for 75 s, with work that no message stands for',
    lasts: 75,
    begins: async (world) => {
      signalAll(await world.service('schedule'), 'SIGSTOP');
      await plantUntold(world);
    },
    ends: async ({ service }) => signalAll(await service('schedule'), 'SIGCONT'),
    answers: { cached: [200], new: [200] },
    within: 3_500,
    tells: /the schedule has not reported/,
  },
  {
    name: 'the clock of a collector 30 days ahead for 20 s',
    lasts: 20,
    world: {
      environment: {
        DRILL_CLOCK: clockFile,
        NODE_OPTIONS: `--import=${join(projectRoot, 'test/drills/shift-clock.ts')}`,
      },
    },
    begins: async (world) => {
      await writeFile(clockFile, String(30 * DAY_MS));
      await restartCollector(world);
    },
    ends: async (world) => {
      await rm(clockFile, { force: true });
      await restartCollector(world);
    },
    answers: { cached: [200], new: [200] },
    within: 3_500,
    tells: null,
  },
  {
    name: `${STALLED} readers that ask for whole lists and read nothing`,
    lasts: 20,
    begins: stall,
    meanwhile: async (world) => {
      const memory = await memoryOfApi(world);
      if (!(memory <= MAX_MEMORY_KB)) throw new Error(`the API took ${Math.round(memory / 1024)} MB`);
    },
    ends: async () => {
      for (const socket of sockets.splice(0)) socket.destroy();
    },
    answers: { cached: [200], new: [200] },
    within: 3_500,
    tells: null,
  },
];
