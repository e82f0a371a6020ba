import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps the logs of `npm start` small. Each process writes into its file itself, so that the last lines of one that crashes
 * are there, whatever happens to us. A file that has grown large is therefore copied and emptied in place: its writers, who
 * append, go on with an empty file.
 */

export type LogLimits = {
  /** Bytes after which a file is set aside. */
  bytes: number;
  /** How many files are kept of each log that were set aside: `api.log.1` is the latest. */
  files: number;
};

export const LOG_LIMITS: LogLimits = { bytes: 20 * 1024 ** 2, files: 4 };
const EVERY_MS = 10_000;

/** Sets a log aside if it is large. Nothing happens if there is none, or no room for the copy. */
export function rotateLog(path: string, { bytes, files }: LogLimits = LOG_LIMITS): void {
  const size = existsSync(path) ? statSync(path).size : 0;
  if (size <= bytes) return;
  const aside = (number: number) => `${path}.${number}`;
  rmSync(aside(files), { force: true });
  for (let number = files - 1; number > 0; number -= 1)
    if (existsSync(aside(number))) renameSync(aside(number), aside(number + 1));
  try {
    copyFileSync(path, aside(1));
    // At once, so that as good as nothing can be written in between.
    truncateSync(path);
  } catch {
    rmSync(aside(1), { force: true });
  }
}

/** Regularly sets aside large logs of a folder, for as long as this process runs. */
export function watchLogs(folder: string): void {
  const look = () => {
    try {
      for (const name of readdirSync(folder)) if (name.endsWith('.log')) rotateLog(join(folder, name));
    } catch {
      // A folder that somebody has removed must not end the service.
    }
  };
  setInterval(look, EVERY_MS).unref();
}
