import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { startHttpServer } from '#test/support/http-server.ts';
import { openFiles } from '#workers/documents/fetch/request.ts';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answering;
const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
const { host, close } = await startHttpServer((request, response) => {
  asked.push({ url: request.url ?? '', headers: request.headers });
  answer(request, response);
});
const files = openFiles({ maxBytes: 1_000, timeout: 400, allowed: [host] });

const text =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answering =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const redirect =
  (location: string, status = 302): Answering =>
  (_, response) =>
    response.writeHead(status, { location }).end('moved');

afterAll(async () => {
  await files.close();
  await close();
});

async function fetchFrom(given: Answering | ((request: IncomingMessage) => Answering), path = '/a.pdf') {
  answer = given as Answering;
  asked.length = 0;
  let received: Buffer | null = null;
  const result = await files(`http://${host}${path}`, {
    known: null,
    signal: undefined,
    receive: async (content) => {
      received = await buffer(content);
    },
  });
  return { result, received: received as Buffer | null };
}

describe('fetching a file', () => {
  it('gives its bytes, its size, and what later shows whether it has changed', async () => {
    const { result, received } = await fetchFrom(
      text('%PDF-1.7', {
        etag: '"1"',
        'last-modified': 'Mon, 01 Jun 2026 08:00:00 GMT',
        'content-type': 'application/pdf',
      }),
    );
    expect(String(received)).toBe('%PDF-1.7');
    expect(result).toEqual({
      changed: true,
      size: 8,
      contentType: 'application/pdf',
      validators: { etag: '"1"', lastModified: 'Mon, 01 Jun 2026 08:00:00 GMT' },
    });
  });

  it('asks only for a file other than the known one', async () => {
    answer = (request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end();
    const result = await files(`http://${host}/a.pdf`, {
      known: { etag: '"1"', lastModified: null },
      signal: undefined,
      receive: () => Promise.reject(new Error('nothing is received')),
    });
    expect(result).toEqual({ changed: false });
  });

  it('unpacks what the host packs', async () => {
    const { received } = await fetchFrom(text(gzipSync('a text'), { 'content-encoding': 'gzip' }));
    expect(String(received)).toBe('a text');
  });

  it('follows redirects, even relative ones, without repeating conditions', async () => {
    const { received } = await fetchFrom((request, response) =>
      (request.url === '/a.pdf' ? redirect('/b.pdf', 301) : text('there'))(request, response),
    );
    expect(String(received)).toBe('there');
    expect(asked.map(({ url }) => url)).toEqual(['/a.pdf', '/b.pdf']);
  });
});

describe('what is refused, with its kind', () => {
  it.each<[string, Answering, string]>([
    ['an endless chain of redirects', redirect('/a.pdf'), 'too-many-redirects'],
    ['a redirect inside', redirect('http://127.0.0.1:1/'), 'bad-address'],
    ['a redirect to the metadata of a cloud', redirect('http://169.254.169.254/latest/'), 'bad-address'],
    ['a redirect to a name that is inside', redirect('http://localhost:1/'), 'bad-address'],
    ['a redirect to a file', redirect('file:///etc/passwd'), 'bad-address'],
    ['a redirect to no address', redirect('http://[::1'), 'bad-address'],
    ['a stated size above the limit', text('a'.repeat(1_001)), 'too-large'],
    [
      'more than the limit, unpacked',
      text(gzipSync('a'.repeat(100_000)), { 'content-encoding': 'gzip' }),
      'too-large',
    ],
    ['nothing', text(''), 'empty'],
    ['a page that is not there', text('no', {}, 404), 'refused'],
    ['a failure of the host', text('no', {}, 503), 'server-error'],
    ['too many requests', text('no', { 'retry-after': '7' }, 429), 'rate-limited'],
    [
      'a body that breaks off',
      (_, response) =>
        void response.writeHead(200, { 'content-length': '99' }).write('a', () => response.destroy()),
      'truncated',
    ],
    [
      'a body that is not what its encoding says',
      text('a text', { 'content-encoding': 'gzip' }),
      'truncated',
    ],
    ['a connection that breaks off', (request) => void request.socket.destroy(), 'server-error'],
    ['no answer in time', () => undefined, 'timeout'],
    ['a body that drips', (_, response) => void response.writeHead(200).write('a'), 'timeout'],
  ])('%s: %s', async (_, given, kind) => {
    await expect(fetchFrom(given)).rejects.toMatchObject({ name: 'FetchFault', kind });
  });

  it('a wait that the host asks for is reported', async () => {
    await expect(fetchFrom(text('no', { 'retry-after': '7' }, 429))).rejects.toMatchObject({
      retryAfter: 7_000,
    });
  });

  it('a name that is internal at the connection, whatever it was before', async () => {
    let times = 0;
    const rebinding = openFiles({
      maxBytes: 1_000,
      timeout: 400,
      allowed: [],
      resolve: ((_name: string, _options: object, done: (error: null, found: object) => void) => {
        times += 1;
        done(null, [{ address: '127.0.0.1', family: 4 }]);
      }) as never,
    });
    asked.length = 0;
    const port = host.split(':')[1];
    const fetching = rebinding(`http://documents.example:${port}/`, {
      known: null,
      signal: undefined,
      receive: async () => undefined,
    });
    await expect(fetching).rejects.toMatchObject({ kind: 'bad-address' });
    await rebinding.close();
    expect({ times, asked }).toEqual({ times: 1, asked: [] });
  });

  it('what the receiver throws is its own failure', async () => {
    answer = text('a text');
    const full = new Error('the disk is full');
    await expect(
      files(`http://${host}/`, { known: null, signal: undefined, receive: () => Promise.reject(full) }),
    ).rejects.toBe(full);
  });
});
