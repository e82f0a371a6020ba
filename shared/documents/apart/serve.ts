import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { Socket } from 'node:net';
import { FrameReader, frameOf } from './frames.ts';
import { ANSWERS, type ReadingRequest, type ReadingUsage } from './limits.ts';
import { processorMilliseconds, residentMegabytes } from './usage.ts';
import { beginFile, endFile, startWatch } from './watched.ts';

/** Exit code of a process whose own code fails for a file. */
const FAILED = 1;
/** Exit code of a process that waits for something that never comes. */
const STUCK = 70;

/**
 * Makes this process one that reads files for another (`openApart`): one after the other, as they come through standard input. It
 * ends when its input does, or when the other process is gone, whatever it is doing.
 * @param answer what is said about a file, as JSON; where it throws, the process ends
 */
export function serve(answer: (question: never, bytes: Buffer) => Promise<unknown>): void {
  startWatch(Number(process.argv[2]));
  // pdf.js leaves a rejection that nobody waits for where it does without a broken object. What is waited for decides.
  process.on('unhandledRejection', () => undefined);
  const input = process.stdin as unknown as Socket;
  const frames = new FrameReader();
  let reading = false;
  let ended = false;
  const read = async (asked: ReadingRequest, bytes: Buffer) => {
    beginFile(asked.limits);
    const body = Buffer.from(JSON.stringify(await answer(asked.question as never, bytes)));
    endFile();
    // Most of these processes are killed, and then Node keeps nothing of what it compiled. Costs nothing where there is nothing new.
    flushCompileCache();
    const told: ReadingUsage = {
      megabytes: residentMegabytes(null),
      milliseconds: processorMilliseconds(null),
    };
    for (const part of frameOf(told, body)) write(part);
  };
  input.on('data', (chunk: Buffer) => {
    const frame = frames.take(chunk);
    if (frame === null) return;
    reading = true;
    // While a file is read, only its reading keeps the process: one that waits for nothing more is stuck.
    input.unref();
    read(frame.head as ReadingRequest, frame.body).then(
      () => {
        reading = false;
        if (ended) process.exit(0);
        input.ref();
      },
      () => process.exit(FAILED),
    );
  });
  input.once('end', () => {
    ended = true;
    if (!reading) process.exit(0);
  });
  process.on('beforeExit', () => process.exit(reading ? STUCK : 0));
}

function write(part: Uint8Array): void {
  for (let at = 0; at < part.length; ) at += writeSync(ANSWERS, part, at);
}
