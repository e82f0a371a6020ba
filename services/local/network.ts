import { connect, createServer } from 'node:net';

/** @returns a TCP port of the loopback address that is free now */
export async function freePort(): Promise<number> {
  const taken = await listen(0, '127.0.0.1');
  if (typeof taken !== 'number') throw taken;
  return taken;
}

/** @returns null when this process can listen there, otherwise the system's error code, such as EADDRINUSE or EACCES */
export async function whyNotListen(port: number, host: string): Promise<string | null> {
  const taken = await listen(port, host);
  return typeof taken === 'number' ? null : (taken.code ?? taken.message);
}

function listen(port: number, host: string): Promise<number | NodeJS.ErrnoException> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', done);
    server.listen(port, host, () => {
      const address = server.address() as { port: number };
      server.close(() => done(address.port));
    });
  });
}

/**
 * Tries to open a TCP connection to the host of a URL.
 * @returns null when it opens within the time, otherwise the reason
 */
export function whyUnreachable(url: string, timeoutMs: number): Promise<string | null> {
  const { hostname, port, protocol } = new URL(url);
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) });
    const finish = (reason: string | null) => {
      socket.destroy();
      done(reason);
    };
    socket.setTimeout(timeoutMs, () => finish(`no response within ${timeoutMs / 1000} s`));
    socket.once('connect', () => finish(null));
    socket.once('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message));
  });
}
