/** Codes of Node.js for servers that cannot be reached or have closed the connection. */
const CONNECTION_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the PostgreSQL client, which gives these errors no code. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Connection is closed|Query read timeout|too many queries wait for a connection)/;
/** SQLSTATE classes: connection, insufficient resources (memory, disk, connections), operator intervention. */
const SERVER_CLASSES = /^(08|53|57)[0-9A-Z]{3}$/;
/** A statement that was cancelled, such as for its length, would be cancelled again. */
const CANCELLED = '57014';
const MAX_CAUSES = 5;

/**
 * Tells failures of the surroundings from failures of the work: a database that is away, restarting or out of space says
 * nothing about a message, which succeeds once the server is back.
 * @returns whether an error, or a cause of it, says that a server is unavailable
 */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (code !== undefined && code !== CANCELLED && (CONNECTION_CODES.has(code) || SERVER_CLASSES.test(code)))
    return true;
  if (CONNECTION_MESSAGES.test(message)) return true;
  const several = error instanceof AggregateError ? error.errors : [];
  return [cause, ...several].some((one) => isUnavailable(one, depth + 1));
}
