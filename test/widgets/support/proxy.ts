import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The proxy in front of the API, as a deployment has one. Who asks comes from the address that a test says. */
export type FrontProxy = { url: string; to: string; from: string; close: () => Promise<void> };

/** Passes requests on to `to`, which the caller sets. */
export async function startProxy(): Promise<FrontProxy> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': proxy.from };
    const passed = request(proxy.to + asked.url, { method: asked.method ?? 'GET', headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxy: FrontProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ to: '', from: '198.51.100.1' },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return proxy;
}
