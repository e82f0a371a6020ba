import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test's own. */
export type HttpServer = {
  /** Host and port. */
  host: string;
  url: string;
  close: () => Promise<void>;
};

/** Answers requests on a free port of this machine until it is closed, which ends all connections. */
export async function startHttpServer(respond: RequestListener): Promise<HttpServer> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ host, url: `http://${host}` },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
