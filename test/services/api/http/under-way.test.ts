import { describe, expect, it, onTestFinished } from 'vitest';
import { readArriving } from '#services/api/http/body.ts';
import { createUnderWay, type Room, roomOf, SHARES } from '#services/api/http/under-way.ts';
import { servedTables } from '#test/services/api/v2/support/served-tables.ts';
import { exchange, sendUnread } from '#test/support/raw-http.ts';

const LOGIN = (length: number, more = '') =>
  `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

describe('rooms', () => {
  it('have limits of their own, in total and for each address, and forget callers that have left', () => {
    for (const room of Object.keys(SHARES) as Room[]) {
      const { enter, leave } = createUnderWay();
      const { all, address } = SHARES[room];
      const from = (address: string) => ({ address });
      const first = from('one');
      enter(room, first);
      for (let n = 1; n < address; n += 1) enter(room, from('one'));
      if (address < all) {
        expect(() => enter(room, from('one'))).toThrow(/ from this address/);
        for (let n = address; n < all; n += 1) enter(room, from(`other ${n}`));
      }
      expect(() => enter(room, from('another'))).toThrow(expect.objectContaining({ status: 503 }));
      for (const other of Object.keys(SHARES) as Room[]) if (other !== room) enter(other, from('one'));
      leave(room, first);
      enter(room, from('another'));
    }
  });

  it.each([
    ['/v2/tenders?limit=1', 'data'],
    ['/healthz', 'health'],
    ['/readyz?x', 'health'],
    ['/api/tenders', 'application'],
    ['/', 'application'],
  ])('%s is in the room %s', (path, room) => {
    expect(roomOf(path)).toBe(room);
  });
});

describe('bodies that do not arrive', () => {
  it('take nothing from other requests, from whichever address they are', async () => {
    const at = await servedTables();
    const sockets = Array.from({ length: 600 }, () => sendUnread(at.api.url, LOGIN(100)));
    onTestFinished(() => void sockets.map((socket) => socket.destroy()));
    const refused = await exchange(at.api.url, `${LOGIN(2, 'Connection: close\r\n')}{}`);
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toContain('body-requests-of-an-address');
    for (const path of ['/healthz', '/readyz', '/docs', '/api/tenders?limit=1'])
      expect([path, (await fetch(at.api.url + path)).status]).toEqual([path, 200]);
    expect((await at.api.get('/v2/tenders')).status).toBe(200);
  });

  it('are answered 408 after five seconds, and the connection is closed', async () => {
    const at = await servedTables();
    const [data, form] = await Promise.all([
      exchange(at.api.url, `${LOGIN(100)}{"email":`),
      exchange(
        at.api.url,
        'POST /api/reconcile/companies HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n',
      ),
    ]);
    for (const answer of [data, form]) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toMatch(/connection: close/i);
      expect(answer).toContain('REQUEST_TIMEOUT');
    }
  });

  it('a file that arrives too slowly is given up, one that waits for us is not', async () => {
    const underWay = createUnderWay();
    const contextOf = (isPaused: boolean) => {
      const state = { room: 'application' as const, underWay, address: 'one' };
      underWay.enter('application', state);
      return { state, req: { socket: { bytesRead: 0 }, isPaused: () => isPaused } } as never;
    };
    const patience = { data: 1, rate: 1024, free: 0 };
    const never = () => new Promise<never>(() => undefined);
    await expect(readArriving(contextOf(false), 'file', never, patience)).rejects.toMatchObject({
      status: 408,
    });
    const slow = () => new Promise<string>((done) => setTimeout(() => done('file'), 1_500));
    expect(await readArriving(contextOf(true), 'file', slow, patience)).toBe('file');
  });
});
