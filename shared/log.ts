import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * Makes the structured log of a process: JSON lines on standard output, without passwords and keys.
 * @param process name of the process, which every line contains
 * @param level lowest level that is written
 */
export const createLog = (process: string, level: string): Logger =>
  pino({
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: [
      'authorization',
      '*.authorization',
      'req.headers.authorization',
      'req.headers.cookie',
      'password',
      '*.password',
    ],
  });
