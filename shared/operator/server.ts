import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#shared/config.ts';
import { createServer } from '#shared/http/node-http.ts';
import type { Logger } from '#shared/log.ts';
import type { Metrics } from './metrics.ts';

/**
 * The operator's port of a process: `/healthz` and `/metrics`. A process whose event loop is stuck does not answer there,
 * which is what a health check looks for.
 */
export type Operator = { url: string; close: () => Promise<void> };

export type OperatorOptions = {
  config: Pick<Config, 'OPERATOR_HOST' | 'OPERATOR_PORT'>;
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** Why the process is not healthy, one sentence each. */
  reasons: () => readonly string[];
  log: Logger;
};

/** Few look here, and none of them for long. */
const MAX_CONNECTIONS = 32;
const REQUEST_MS = 10_000;

/**
 * Listens on the port of the settings; where another process has it, on a free one, because what shows the work must not
 * prevent it.
 */
export async function startOperator({ config, metrics, reasons, log }: OperatorOptions): Promise<Operator> {
  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS },
    (request, response) => {
      const path = request.url?.split('?', 1)[0];
      const reply = (status: number, type: string, body: string) =>
        response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
      const json = (status: number, body: unknown) => reply(status, 'application/json', JSON.stringify(body));
      if (path === '/healthz') {
        const found = reasons();
        json(found.length === 0 ? 200 : 503, { healthy: found.length === 0, reasons: found });
      } else if (path === '/metrics') {
        metrics.text().then(
          (text) => reply(200, metrics.contentType, text),
          (error: Error) => {
            log.error({ err: error }, 'the metrics could not be collected');
            json(500, { error: 'the metrics could not be collected' });
          },
        );
      } else json(404, { error: 'there are /healthz and /metrics' });
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  const { OPERATOR_HOST: host, OPERATOR_PORT: port } = config;
  const url = await listen(server, host, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    log.warn({ host, port }, "another process has the operator's port; a free one is taken");
    return listen(server, host, 0);
  });
  log.info({ url }, 'health and metrics');
  return {
    url,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const { address, family, port: actual } = server.address() as AddressInfo;
      done(`http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`);
    });
  });
}
