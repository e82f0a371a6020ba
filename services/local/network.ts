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

/**
 * Starts a server on the port of its last run, or on a free one where another program has that port by now.
 * @param kept 0 for a server that had none yet
 * @param start gets the port; 0 takes a free one
 * @param moved is called before the server is started on another port
 */
export async function onKeptPort<Started>(
  kept: number,
  start: (port: number) => Promise<Started>,
  moved: () => void,
): Promise<Started> {
  const isTaken = async () => (await whyNotListen(kept, '127.0.0.1')) !== null;
  if (kept === 0) return start(0);
  if (!(await isTaken())) {
    try {
      return await start(kept);
    } catch (error) {
      // Another copy of us may have taken it since we looked.
      if (!(await isTaken())) throw error;
    }
  }
  moved();
  return start(0);
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
