import { describe, expect, it } from 'vitest';
import { WRONG_KEYS } from '#services/api/v2/access/brake.ts';
import { stopClock } from '#test/services/api/v2/support/clock.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import type { TestApi } from '#test/support/api.ts';

const at = sharedTables();

const PATH = '/v2/meta/usage';
const wrongKey = (n: number): string => `tda_live_${n.toString(16).padStart(48, '0')}`;

/** Sends wrong keys, each a different one. @returns the statuses */
async function guess(api: TestApi, count: number, headers: Record<string, string> = {}): Promise<number[]> {
  const replies = [];
  for (let n = 0; n < count; n += 1) replies.push(await api.get(PATH, { key: wrongKey(n), headers }));
  return replies.map(({ status }) => status);
}

describe('wrong keys from one address', () => {
  it('are answered with 429 after ten in a second, while a right key works', async () => {
    const api = await at.startApi();
    stopClock();
    expect(await guess(api, WRONG_KEYS)).toEqual(Array(WRONG_KEYS).fill(401));
    const { status, json, headers } = await api.get(PATH, { key: wrongKey(99) });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('1');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(json).toMatchObject({
      success: false,
      code: 'RATE_LIMITED',
      error: 'Rate limit exceeded',
      details: { limit: 10, used: 11, window: 'second' },
    });
    expect(json.message).not.toContain(wrongKey(99));
    // A key that cannot be one counts, and so does one that is known to be wrong.
    expect((await api.get(PATH, { key: 'tda_live_short' })).status).toBe(429);
    expect((await api.get(PATH, { key: wrongKey(1) })).status).toBe(429);
    // No key is no guess.
    expect((await api.get(PATH, { key: null })).status).toBe(401);
    expect((await api.get(PATH)).status).toBe(200);
    const { key } = await at.newKey();
    expect((await api.get(PATH, { key })).status).toBe(200);
  });

  it('may be tried again in the next second', async () => {
    const api = await at.startApi();
    const advance = stopClock();
    expect((await guess(api, WRONG_KEYS + 1)).at(-1)).toBe(429);
    advance(1_000);
    expect((await guess(api, 1)).at(-1)).toBe(401);
  });

  it('cannot be blamed on another address', async () => {
    const api = await at.startApi();
    stopClock();
    for (let n = 0; n < WRONG_KEYS; n += 1)
      expect(await guess(api, 1, { 'x-forwarded-for': `192.0.2.${n}` })).toEqual([401]);
    expect(await guess(api, 1, { 'x-forwarded-for': '192.0.2.99' })).toEqual([429]);
  });

  it('are counted by the address that trusted proxies state', async () => {
    const api = await at.startApi({ TRUSTED_PROXIES: '1' });
    stopClock();
    // What the caller itself sent stands before it, and is not believed.
    const from = (address: string) => ({ 'x-forwarded-for': `198.51.100.${Math.random()}, ${address}` });
    for (let n = 0; n < WRONG_KEYS; n += 1) expect(await guess(api, 1, from('192.0.2.1'))).toEqual([401]);
    expect(await guess(api, 1, from('192.0.2.1'))).toEqual([429]);
    expect(await guess(api, 1, from('192.0.2.2'))).toEqual([401]);
  });
});
