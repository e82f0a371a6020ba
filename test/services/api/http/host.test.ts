import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServedTables, type ServedTables } from '#test/services/api/v2/support/served-tables.ts';

let at: ServedTables;
beforeAll(async () => {
  at = await openServedTables();
});
afterAll(() => at.close());

/** Sends lines as they are, with the API's key, and reads until the server closes the connection. */
function exchange(...lines: string[]): Promise<{ status: string; body: string; fields: string }> {
  const { port, hostname } = new URL(at.api.url);
  return new Promise((done, fail) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${[...lines, `Authorization: Bearer ${at.api.key}`].join('\r\n')}\r\n\r\n`);
    });
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      received += part;
    });
    socket.on('error', fail);
    socket.on('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n', 2);
      done({ status: head.split('\r\n', 1)[0] ?? '', fields: head.toLowerCase(), body });
    });
  });
}

const GET = 'GET /v2/tenders HTTP/1.1';

describe('the header Host', () => {
  it.each([
    ['twice', ['Host: one.example', 'Host: two.example']],
    ['twice with one value', ['Host: one.example', 'host: one.example']],
    ['twice around others', ['HOST: one.example', 'Accept: */*', 'Host: two.example']],
    ['not at all', ['Accept: */*']],
  ])('sent %s is rejected, and the connection closed', async (_, fields) => {
    for (const request of [GET, 'GET /healthz HTTP/1.1', 'GET http://three.example/v2/tenders HTTP/1.1']) {
      const reply = await exchange(request, ...fields);
      expect(reply.status).toBe('HTTP/1.1 400 Bad Request');
      expect(reply.fields).toContain('connection: close');
      expect(JSON.parse(reply.body)).toMatchObject({
        success: false,
        code: 'BAD_REQUEST',
        error: 'Bad request',
      });
      expect(JSON.parse(reply.body)).toHaveProperty('requestId');
      expect(JSON.parse(reply.body).message).toContain('Host');
    }
  });

  it.each([
    ['once', ['Host: one.example']],
    [
      'once, beside others that are like it',
      ['Host: one.example', 'X-Host: two.example', 'Hosts: three.example'],
    ],
  ])('sent %s is served', async (_, fields) => {
    const reply = await exchange(GET, ...fields, 'Connection: close');
    expect(reply.status).toBe('HTTP/1.1 200 OK');
  });

  it('may be missing with HTTP/1.0', async () => {
    expect((await exchange('GET /v2/tenders HTTP/1.0')).status).toBe('HTTP/1.1 200 OK');
  });
});
