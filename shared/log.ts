import { type DestinationStream, type Logger, pino } from 'pino';
import { withoutIdentityNumbers } from '#shared/text/identity-number.ts';

export type { Logger };

/**
 * Makes the structured log of a process: JSON lines without passwords, keys and identity numbers of natural persons.
 * @param process name of the process, which every line contains
 * @param level lowest level that is written
 * @param destination where lines are written; by default standard output
 */
export const createLog = (process: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      // Every line passes here, whoever wrote it: messages, errors with their causes, addresses.
      hooks: { streamWrite: withoutPersons },
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
    },
    destination ?? pino.destination(1),
  );

function withoutPersons(line: string): string {
  const given: unknown = JSON.parse(line);
  const masked = withoutIdentityNumbers(given);
  return masked === given ? line : `${JSON.stringify(masked)}\n`;
}
