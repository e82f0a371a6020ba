import { createUser } from '#shared/users/accounts.ts';
import { issueToken } from '#shared/users/token.ts';
import { TEST_KEYS } from '#test/services/api/application/support/served-application.ts';
import { type Harness, TEST_SETTINGS } from '#test/support/harness.ts';
import { asCurl, type Operation, operationsOf, type Request } from './operations.ts';

/** The API over records of the pipeline, with everything that a request may need: a key, a user, addresses without end. */
export type ServedRequests = {
  /** Every operation of all descriptions that are served. */
  operations: readonly Operation[];
  /** Sends a request as the one who may do most. @returns a sentence where the answer is not as it should be, and else null */
  judge: (request: Request) => Promise<string | null>;
};

const DESCRIPTIONS = ['/v2/openapi.json', '/api/openapi.json', '/api/reconcile/openapi.json'];
/** Each address has a budget, and what is tried here is not the budget. */
const ADDRESSES = 250;

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
  return {
    operations: documents.flatMap(operationsOf),
    judge: async (request) => {
      sent += 1;
      const response = await fetch(url + request.path, {
        method: request.method,
        redirect: 'manual',
        headers: {
          ...request.headers,
          authorization: `Bearer ${request.path.startsWith('/v2/') ? key : token}`,
          'x-forwarded-for': `10.0.${Math.floor(sent / ADDRESSES) % ADDRESSES}.${sent % ADDRESSES}`,
        },
        ...(request.body !== undefined && { body: request.body }),
        signal: AbortSignal.timeout(30_000),
      }).catch((error: Error) => error);
      if (response instanceof Error)
        return `${response.message} ${String(response.cause)}: ${asCurl(url, request)}`;
      const text = await response.text();
      const problem = wrongWith(request, response.status, text);
      return problem === null
        ? null
        : `${response.status} ${problem}: ${asCurl(url, request)}\n    ${text.slice(0, 300)}`;
    },
  };
}

/** An answer is none of the server's failures, and one that rejects a parameter names it. */
function wrongWith({ names, operation }: Request, status: number, text: string): string | null {
  if (status >= 500) return 'is a failure of the server';
  if (status !== 400) return null;
  const { details } = JSON.parse(text) as { details?: { parameter?: string }[] };
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
  const unnamed = details.filter(({ parameter }) => !parameter || !(known.has(parameter) || hasBody));
  return unnamed.length > 0 ? `names ${JSON.stringify(unnamed[0])}` : null;
}
