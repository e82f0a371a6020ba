import { request } from 'node:http';
import { type HttpServer, startHttpServer } from '#test/support/http-server.ts';

/** The proxy in front of the API, as a deployment has one. Who asks comes from the address that a test says. */
export type FrontProxy = HttpServer & {
  to: string;
  from: string;
  /** Seconds that it says instead of those after which the API lets somebody ask again; null for the same. */
  retryAfter: string | null;
  /** What the API said instead of it. */
  said: string[];
};

/** Passes requests on to `to`, which the caller sets. */
export async function startProxy(): Promise<FrontProxy> {
  const server = await startHttpServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': proxy.from };
    const passed = request(proxy.to + asked.url, { method: asked.method ?? 'GET', headers }, (given) => {
      const wait = given.headers['retry-after'];
      if (wait !== undefined && proxy.retryAfter !== null) {
        proxy.said.push(wait);
        given.headers['retry-after'] = proxy.retryAfter;
      }
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const proxy: FrontProxy = { ...server, to: '', from: '198.51.100.1', retryAfter: null, said: [] };
  return proxy;
}
