/** Codes of Node.js for servers that cannot be reached, have closed the connection or do not answer in time. */
const CONNECTION_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * SQLSTATE of PostgreSQL. Classes: connection, insufficient resources (memory, disk, connections), operator intervention.
 * Single codes: the login is refused (its password is being changed), the database does not exist (it is being restored), the server only reads (another is taking over).
 */
const SERVER_CODES = /^((08|53|57)[0-9A-Z]{3}|28000|28P01|3D000|25006)$/;
/** SQLSTATE of a server that can be read and not written: the disk is full, or the server only reads. */
const READ_ONLY_CODES: ReadonlySet<string> = new Set(['53100', '25006']);
/** Codes of Prisma: the server cannot be reached, does not answer, has no such database, has closed the connection; too many connections. */
const PRISMA_CODES = /^(P100[1238]|P1017|P2024|P2037)$/;
/** SQLSTATE of a server that refuses the login. */
const LOGIN_CODES: ReadonlySet<string> = new Set(['28000', '28P01']);
/**
 * SQLSTATE and routine of a server that refuses a new connection its role: the login is that of another process, or the
 * database does not have the role yet. Statements are refused by other routines.
 */
const ROLE_CODES: ReadonlySet<string> = new Set(['42501', '22023']);
const ROLE_ROUTINE = 'call_string_check_hook';
/** Names of errors of Prisma and of the Redis client that have no code. */
const NAMES: ReadonlySet<string> = new Set(['MaxRetriesPerRequestError', 'PrismaClientInitializationError']);
/** Messages of errors of the PostgreSQL client and of the Redis client that have neither a code nor a name. */
const MESSAGES =
  /^(Connection terminated|Connection is closed|Command timed out|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after calling end|Query read timeout|too many queries wait for a connection)/;
/** A statement that was cancelled, such as for its length: the server is there. */
const CANCELLED = '57014';
const MAX_CAUSES = 5;

/**
 * Tells failures of the surroundings from failures of the work: a database that is away, restarting or out of space says
 * nothing about a message, which succeeds once the server is back. A statement that was cancelled for its length is a
 * failure of the work: it would be cancelled again.
 * @returns whether an error, or a cause of it, says that a server is unavailable
 */
export const isUnavailable = (error: unknown): boolean => anyCause(error, saysUnavailable);

/** @returns whether an error, or a cause of it, says that the server refuses the login, or the login its role */
export const refusesLogin = (error: unknown): boolean =>
  anyCause(error, (one) => (one.code !== undefined && LOGIN_CODES.has(one.code)) || refusesRole(one));

const refusesRole = ({ code, routine }: ServerError): boolean =>
  code !== undefined && ROLE_CODES.has(code) && routine === ROLE_ROUTINE;

/**
 * @returns whether an error, or a cause of it, says that there is no answer now and may be one later: a server is
 *   unavailable, or a statement took too long
 */
export const hasNoAnswerNow = (error: unknown): boolean =>
  anyCause(error, (one) => saysUnavailable(one) || one.code === CANCELLED);

/** @returns whether an error, or a cause of it, says that the server can be read and not written */
export const cannotWrite = (error: unknown): boolean =>
  anyCause(error, ({ code }) => code !== undefined && READ_ONLY_CODES.has(code));

/** An error of Node.js, or one of PostgreSQL with the routine of the server that raised it. */
type ServerError = NodeJS.ErrnoException & { routine?: string };

function saysUnavailable(error: ServerError): boolean {
  const { code, name, message } = error;
  if (code === CANCELLED) return false;
  if (refusesRole(error)) return true;
  if (
    code !== undefined &&
    (CONNECTION_CODES.has(code) || SERVER_CODES.test(code) || PRISMA_CODES.test(code))
  )
    return true;
  return NAMES.has(name) || MESSAGES.test(message);
}

/** @returns what an error says. The one that collects the failures at several addresses of a host has a code only */
export const errorText = ({ message, code, name }: Error & { code?: string }): string =>
  message || code || name;

/** @returns whether the test holds for an error or one of its causes */
function anyCause(error: unknown, test: (error: ServerError) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false;
  if (test(error)) return true;
  const several = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...several].some((one) => anyCause(one, test, depth + 1));
}
