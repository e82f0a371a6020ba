import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, onKeptPort } from '#services/local/network.ts';

async function take(port: number): Promise<number> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** @param start what the server does on its kept port */
async function started(kept: number, start: (port: number) => Promise<void>) {
  const ports: number[] = [];
  let moved = 0;
  await onKeptPort(
    kept,
    async (port) => {
      ports.push(port);
      if (port !== 0) await start(port);
    },
    () => {
      moved += 1;
    },
  );
  return { ports, moved };
}

it('a server gets the port of its last run, or another one if that is taken', async () => {
  const kept = await freePort();
  expect(await started(kept, async () => undefined)).toEqual({ ports: [kept], moved: 0 });
  expect(await started(0, async () => undefined)).toEqual({ ports: [0], moved: 0 });
  await take(kept);
  expect(await started(kept, async () => undefined)).toEqual({ ports: [0], moved: 1 });
});

it('a port that another copy takes at the same moment is left to it', async () => {
  const kept = await freePort();
  const collide = async (port: number) => {
    await take(port);
    throw new Error('EADDRINUSE');
  };
  expect(await started(kept, collide)).toEqual({ ports: [kept, 0], moved: 1 });
});

it('another failure of the server is no reason to move it', async () => {
  const kept = await freePort();
  const fail = () => Promise.reject(new Error('no such folder'));
  await expect(started(kept, fail)).rejects.toThrow('no such folder');
});
