import { expect, it } from 'vitest';
import { SENT_AHEAD } from '#services/api/http/connections.ts';
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
