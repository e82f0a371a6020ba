import { appendFileSync } from 'node:fs';
import { progressLine } from './progress.ts';

/**
 * What `npm start` says: sentences on standard error, the `ready` line on standard output. Whoever reads them may go (a
 * closed terminal, `| head`); the sentences then remain in a log.
 */
export type Output = {
  /** Shows the progress of the first sync. */
  line: ReturnType<typeof progressLine>;
  /** Says one sentence, and enters it into the log. */
  note: (text: string) => void;
  /** Prints the line by which programs know that the service is ready. */
  ready: (text: string) => void;
  /** Names the log of all sentences from now on. */
  logTo: (path: string) => void;
};

export function openOutput(): Output {
  // A write to a reader that has gone is reported as an error (EPIPE of a pipe, EIO of a terminal), which would end this
  // process and leave its database running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const line = progressLine(process.stderr);
  let log: string | null = null;
  const enter = (text: string) => {
    if (log === null) return;
    try {
      appendFileSync(log, `${new Date().toISOString()} ${text}\n`, { mode: 0o600 });
    } catch {
      // A full disk must not end the service; the sentence is still on standard error.
    }
  };
  return {
    line,
    note: (text) => {
      line.clear();
      process.stderr.write(`${text}\n`);
      enter(text);
    },
    ready: (text) => {
      line.clear();
      process.stdout.write(`${text}\n`);
    },
    logTo: (path) => {
      log = path;
    },
  };
}
