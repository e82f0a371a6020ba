import { connect, type Socket } from 'node:net';

/**
 * Sends a text unchanged, over a new connection, and reads no response. For requests that `fetch` would not send, and
 * callers that stall. The socket ignores errors; the caller must destroy it.
 * @param url any address of the server; its path is not used
 * @param localAddress address of the caller, such as `127.0.0.2` on Linux
 */
export function sendUnread(url: string, text: string, localAddress?: string): Socket {
  const { hostname: host, port } = new URL(url);
  const own = localAddress === undefined ? {} : { localAddress };
  const socket = connect({ port: Number(port), host, ...own }).on('error', () => undefined);
  socket.write(text);
  return socket;
}

/** Errors by which a client learns that the server has closed the connection before it took everything. */
const CUT: readonly (string | undefined)[] = ['ECONNRESET', 'EPIPE'];

/**
 * Sends a text unchanged, over a new connection, and reads until the server closes the connection.
 * @param url any address of the server; its path is not used
 * @returns all that was received: no response, one, or several
 */
export function exchange(url: string, text: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = sendUnread(url, text).setEncoding('utf8');
    let received = '';
    socket.on('data', (part: string) => {
      received += part;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!CUT.includes(error.code)) fail(error);
    });
    socket.on('close', () => done(received));
  });
}
