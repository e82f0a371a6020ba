/** Error codes of PostgreSQL (classes and single codes) and of the network for a service that cannot be reached. */
const CODES =
  /^(08|53|57|3D000|25006|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|P10|P2024|P2037)/;
const NAMES = new Set(['MaxRetriesPerRequestError', 'PrismaClientInitializationError']);
/** For errors of drivers that have neither a code nor a name of their own. */
const MESSAGES =
  /^(Connection terminated|Connection is closed|Command timed out|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after calling end|Query read timeout|too many queries wait for a connection|no answer in time)/;

/** @returns whether an error means that the database or Redis is unavailable, so that the same call may succeed later */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && CODES.test(code)) return true;
  if (NAMES.has(error.name) || MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return cause !== undefined && cause !== error && isUnavailable(cause);
}
