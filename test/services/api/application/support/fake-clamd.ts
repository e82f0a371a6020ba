import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** How the scanner behaves: by what it was sent, or broken in some way. */
export type Behaviour = 'honest' | 'too-large' | 'closes' | 'babbles';

/** A server that speaks the command INSTREAM of clamd, and finds a virus in every file with the word EICAR. */
export type FakeClamd = { url: string; scanned: () => number[]; close: () => void };

export async function startClamd(behaviour: Behaviour, path?: string): Promise<FakeClamd> {
  const sizes: number[] = [];
  const server: Server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      bytes = Buffer.concat([bytes, data as Buffer]);
      if (behaviour === 'closes') socket.destroy();
      else if (behaviour === 'babbles') socket.write('x'.repeat(10_000));
      else if (behaviour === 'too-large' && bytes.length > 100)
        socket.end('INSTREAM size limit exceeded. ERROR\0');
      else {
        const content = contentOf(bytes);
        if (content === null) return;
        sizes.push(content.length);
        socket.end(content.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
      }
    });
  });
  server.listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path });
  await once(server, 'listening');
  return {
    url: path === undefined ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : `unix://${path}`,
    scanned: () => sizes,
    close: () => server.close(),
  };
}

/** @returns what was sent in pieces with their lengths, once the piece without bytes has come */
function contentOf(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (bytes.toString('latin1', 0, command.length) !== command) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
