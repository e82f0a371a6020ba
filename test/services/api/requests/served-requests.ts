import { setTimeout } from 'node:timers/promises';
import { createUser } from '#shared/access/accounts.ts';
import { issueToken } from '#shared/access/token.ts';
import { TEST_KEYS } from '#test/services/api/application/support/served-application.ts';
import { type ApiResponse, send as sendTo } from '#test/support/api.ts';
import { type Harness, TEST_SETTINGS } from '#test/support/harness.ts';
import { asCurl, type Operation, operationsOf, type Request } from './operations.ts';

/** The API over records of the pipeline, with everything that a request may need: a key, a user, addresses without end. */
export type ServedRequests = {
  /** Every operation of all descriptions that are served. */
  operations: readonly Operation[];
  /** Sends a request as the one who may do most. @returns a sentence if the answer is wrong, else null */
  judge: (request: Request) => Promise<string | null>;
};

const DESCRIPTIONS = ['/v2/openapi.json', '/api/openapi.json', '/api/reconcile/openapi.json'];
/** Each address has a budget, and what is tried here is not the budget. */
const ADDRESSES = 250;

/** How often a request is asked again that the service could not answer now, as its answer says; a machine may be this busy. */
const AGAIN = 5;

/** @param test whose database has records, and whose API trusts one proxy */
export async function serveRequests(test: Harness): Promise<ServedRequests> {
  const { url, key } = await test.startApi({
    TRUSTED_PROXIES: '1',
    JWT_SECRET: TEST_SETTINGS['JWT_SECRET']!,
  });
  const user = await createUser(test.prisma('tender_operator'), {
    ...{ email: 'fuzz@example.org', plan: 'enterprise', role: 'admin', company: null },
  });
  const { token } = await issueToken(TEST_KEYS, { userId: user.id, version: 0 }, 36_000);
  const documents = await Promise.all(
    DESCRIPTIONS.map(async (path) => (await fetch(url + path)).json() as Promise<Record<string, unknown>>),
  );
  let sent = 0;
  const send = async ({ method, path, headers, body }: Request): Promise<ApiResponse | Error> => {
    sent += 1;
    const all = {
      ...headers,
      authorization: `Bearer ${path.startsWith('/v2/') ? key : token}`,
      'x-forwarded-for': `10.0.${Math.floor(sent / ADDRESSES) % ADDRESSES}.${sent % ADDRESSES}`,
    };
    return sendTo(url + path, method, all, body).catch((error: Error) => error);
  };
  return {
    operations: documents.flatMap(operationsOf),
    judge: async (request) => {
      let response = await send(request);
      for (let time = 0; time < AGAIN && !(response instanceof Error) && response.status === 503; time += 1) {
        await setTimeout(1_000);
        response = await send(request);
      }
      if (response instanceof Error)
        return `${response.message} ${String(response.cause)}: ${asCurl(url, request)}`;
      const { text } = response;
      const problem = wrongWith(request, response.status, text);
      return problem === null
        ? null
        : `${response.status} ${problem}: ${asCurl(url, request)}\n    ${text.slice(0, 300)}`;
    },
  };
}

/** Text that only a message from inside the service contains. */
const LEAK =
  /\bselect\b.+\bfrom read\b|syntax error|pg_catalog|relation "|column "|operator does not exist|node_modules|\.ts:\d|\bat \w+ \(|\/work\/|\/services\/api|ECONN|invalid input syntax|out of range for type/i;
/** Statuses and members of answers of /v2 that are errors. */
const STATUSES = new Set([400, 404, 406, 410, 414]);
const MEMBERS = ['error', 'code', 'message', 'requestId', 'docs', 'timestamp'];

/** An answer is not a failure of the server and reveals nothing of its inside, and one that rejects a parameter names it. */
function wrongWith({ path, names, operation }: Request, status: number, text: string): string | null {
  if (status >= 500) return 'is a failure of the server';
  // The server answers by itself what it does not read to the end of the header.
  if (status < 400 || status === 431) return null;
  const answer = JSON.parse(text) as Record<string, unknown> & { details?: { parameter?: string }[] };
  if (LEAK.test(JSON.stringify([answer['message'], answer.details]))) return 'tells of the inside';
  if (path.startsWith('/v2/')) {
    if (!STATUSES.has(status)) return 'has a status that is not described';
    const missing = MEMBERS.filter((member) => typeof answer[member] !== 'string');
    if (missing.length > 0 || answer['success'] !== false) return `lacks ${missing}`;
  }
  if (status !== 400) return null;
  const { details } = answer;
  if (!Array.isArray(details) || details.length === 0) return 'names no parameter';
  const known = new Set([
    ...names,
    ...operation.parameters.map(({ name }) => name),
    'body',
    'path',
    'query',
    'address',
  ]);
  const hasBody = operation.body !== null;
  const unnamed = details.filter(
    ({ parameter }) => !parameter || !(known.has(parameter.split('.')[0]!) || hasBody),
  );
  return unnamed.length > 0 ? `names ${JSON.stringify(unnamed[0])}` : null;
}
