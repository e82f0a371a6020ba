import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { within } from '#shared/within.ts';

/** The scanner gave no answer that says whether a file is clean. */
export class ScannerError extends Error {
  override name = 'ScannerError';
}

/** What clamd says of a file: null where it is clean, else the name of what it has found. */
export type ScanResult = { found: string | null };

/** One file that is sent to clamd piece by piece (its command INSTREAM). */
export type Scan = {
  /** @throws ScannerError */
  add: (piece: Uint8Array) => Promise<void>;
  /** @throws ScannerError */
  end: () => Promise<ScanResult>;
  /** Ends a scan whose result nobody needs. */
  cancel: () => void;
};

/** Wait for the connection, for a piece to be taken, and for the verdict. */
const WAIT_MS = 15_000;
const MAX_ANSWER = 4_096;

/**
 * Begins a scan.
 * @param address `tcp://host:3310` or `unix:///path`
 * @throws ScannerError where nobody listens there
 */
export async function startScan(address: string): Promise<Scan> {
  const url = new URL(address);
  const socket =
    url.protocol === 'unix:'
      ? connect(decodeURIComponent(url.pathname))
      : connect(Number(url.port || 3310), url.hostname.replace(/^\[|\]$/g, ''));
  const failed = new Promise<never>((_done, fail) => {
    socket.once('error', (error) => fail(new ScannerError(`clamd: ${error.message}`, { cause: error })));
  });
  failed.catch(() => undefined);
  const answer = answerOf(socket);
  answer.catch(() => undefined);
  const timely = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await within(WAIT_MS, Promise.race([work, failed]), late);
    } catch (error) {
      socket.destroy();
      throw error;
    }
  };
  await timely(once(socket, 'connect'));
  socket.write('zINSTREAM\0');
  return {
    add: async (piece) => {
      if (piece.length === 0) return;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      socket.write(length);
      // clamd may answer before the end, such as that the file is too large for it; then nothing is taken any more.
      if (!socket.write(piece)) await timely(Promise.race([once(socket, 'drain'), answer]));
    },
    end: async () => {
      socket.end(Buffer.alloc(4));
      const text = await timely(answer);
      socket.destroy();
      if (text === 'stream: OK') return { found: null };
      const found = /^stream: (.+) FOUND$/.exec(text)?.[1];
      if (found === undefined) throw new ScannerError(`clamd answered: ${text.slice(0, 200)}`);
      return { found };
    },
    cancel: () => socket.destroy(),
  };
}

const late = () => new ScannerError(`clamd gave no answer within ${WAIT_MS} ms`);

/** @returns what clamd says, up to the zero byte or the end of the connection */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\0');
      if (end >= 0) done(text.slice(0, end).trim());
      else if (text.length > MAX_ANSWER) fail(new ScannerError('clamd gave an answer without an end'));
    });
    socket.once('close', () => fail(new ScannerError('clamd closed the connection without an answer')));
  });
}
