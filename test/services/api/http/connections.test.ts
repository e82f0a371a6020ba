import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { connections, SENT_AHEAD, UNDER_WAY } from '#services/api/http/connections.ts';
import { servedTables } from '#test/services/api/v2/support/served-tables.ts';
import { exchange } from '#test/support/raw-http.ts';

it('a connection may send some requests ahead of their responses, and is cut when it sends more', async () => {
  const at = await servedTables();
  const answers = async (requests: number) => {
    const ahead = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests - 1);
    const last = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const text = await exchange(at.api.url, ahead + last);
    return text.match(/HTTP\/1\.1 200/g)?.length ?? 0;
  };
  expect(await answers(SENT_AHEAD)).toBe(SENT_AHEAD);
  expect(await answers(10 * SENT_AHEAD)).toBeLessThanOrEqual(SENT_AHEAD);
  expect(await answers(1)).toBe(1);
});

it('a request beyond those that may be under way is rejected, and admitted once another is done', async () => {
  const limit = connections();
  const ask = (next: () => Promise<void>) => {
    const req = { socket: new EventEmitter() };
    return limit({ req, res: new EventEmitter() } as unknown as Parameters<typeof limit>[0], next);
  };
  let finish: () => void = () => undefined;
  const first = ask(
    () =>
      new Promise((done) => {
        finish = done;
      }),
  );
  const never = () => new Promise<void>(() => undefined);
  for (let n = 1; n < UNDER_WAY; n += 1) void ask(never);
  const details = { rule: 'requests-under-way', limit: UNDER_WAY, used: UNDER_WAY };
  const done = async () => undefined;
  await expect(ask(done)).rejects.toMatchObject({ status: 503, details });
  finish();
  await first;
  await ask(done);
});
