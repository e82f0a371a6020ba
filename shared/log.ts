import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * A structured log of one process: JSON lines on standard output, secrets and personal identifiers redacted by path.
 * @param process name of the process, on every line
 * @param level least severe level that is written
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
