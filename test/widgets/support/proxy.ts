import { request } from 'node:http';
import { type HttpServer, startHttpServer } from '#test/support/http-server.ts';

/** The proxy in front of the API, as a deployment has one. Who asks comes from the address that a test says. */
export type FrontProxy = HttpServer & { to: string; from: string };

/** Passes requests on to `to`, which the caller sets. */
export async function startProxy(): Promise<FrontProxy> {
  const server = await startHttpServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': proxy.from };
    const passed = request(proxy.to + asked.url, { method: asked.method ?? 'GET', headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const proxy: FrontProxy = { ...server, to: '', from: '198.51.100.1' };
  return proxy;
}
