import { describe, expect, it } from 'vitest';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { exchange } from '#test/support/raw-http.ts';

const at = sharedTables();

/** Sends lines as they are, with the API's key, and reads until the server closes the connection. */
async function request(...lines: string[]): Promise<{ status: string; body: string; fields: string }> {
  const head = [...lines, `Authorization: Bearer ${at.api.key}`].join('\r\n');
  const [fields = '', body = ''] = (await exchange(at.api.url, `${head}\r\n\r\n`)).split('\r\n\r\n', 2);
  return { status: fields.split('\r\n', 1)[0] ?? '', fields: fields.toLowerCase(), body };
}

const GET = 'GET /v2/tenders HTTP/1.1';

describe('the header Host', () => {
  it.each([
    ['twice', ['Host: one.example', 'Host: two.example']],
    ['twice with one value', ['Host: one.example', 'host: one.example']],
    ['twice around others', ['HOST: one.example', 'Accept: */*', 'Host: two.example']],
    ['not at all', ['Accept: */*']],
  ])('sent %s is rejected, and the connection closed', async (_, fields) => {
    for (const line of [GET, 'GET /healthz HTTP/1.1', 'GET http://three.example/v2/tenders HTTP/1.1']) {
      const reply = await request(line, ...fields);
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
    const reply = await request(GET, ...fields, 'Connection: close');
    expect(reply.status).toBe('HTTP/1.1 200 OK');
  });

  it('may be missing with HTTP/1.0', async () => {
    expect((await request('GET /v2/tenders HTTP/1.0')).status).toBe('HTTP/1.1 200 OK');
  });
});
