import { createUser, type NewUser } from '#shared/access/accounts.ts';
import { issueToken, tokenKeys } from '#shared/access/token.ts';
import { type ApiResponse, send } from '#test/support/api.ts';
import { type HarnessOptions, TEST_SETTINGS } from '#test/support/harness.ts';
import { shared } from '#test/support/shared.ts';
import { openServedTables, type ServedTables } from '../../v2/support/served-tables.ts';

/** A user of a test, with a token as a login gives it. */
export type TestUser = { id: string; email: string; password: string; token: string };

/** What a test sends to a path of the application. */
export type Call = {
  method?: string;
  /** Sent as `Authorization: Bearer`. */
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent unchanged if it is a form or bytes, else as JSON. */
  body?: unknown;
};

export type ServedApplication = ServedTables & {
  /** Makes an account; by default a user of the plan professional, without a company. */
  newUser: (given?: Partial<NewUser>) => Promise<TestUser>;
  call: (path: string, call?: Call) => Promise<ApiResponse>;
};

/** The key with which the API of a test signs tokens. */
export const TEST_KEYS = tokenKeys(TEST_SETTINGS['JWT_SECRET']!);

let users = 0;

/** The API in this process with users, over read tables that the test writes itself; closed by the caller. */
export async function openServedApplication(
  options: Pick<HarnessOptions, 'backend' | 'settings'> = {},
): Promise<ServedApplication> {
  const served = await openServedTables(options);
  const newUser = async (given: Partial<NewUser> = {}): Promise<TestUser> => {
    users += 1;
    const wanted = {
      email: `user-${users}@example.org`,
      plan: 'professional',
      role: 'user',
      company: null,
    } as const;
    const made = await createUser(served.prisma('tender_operator'), { ...wanted, ...given });
    const { token } = await issueToken(TEST_KEYS, { userId: made.id, version: 0 }, 3600);
    return { ...made, token };
  };
  return {
    ...served,
    newUser,
    call: (path, call) => callApi(served.api.url + path, call),
  };
}

export async function callApi(
  url: string,
  { method, token, headers = {}, body }: Call = {},
): Promise<ApiResponse> {
  const asIs = body instanceof FormData || body instanceof URLSearchParams || body instanceof Uint8Array;
  // Gives a form its bytes and its type.
  const given = new Response(body === undefined || asIs ? (body as FormData) : JSON.stringify(body));
  const type = asIs ? given.headers.get('content-type') : 'application/json';
  return await send(
    url,
    method ?? (body === undefined ? 'GET' : 'POST'),
    {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && type !== null && { 'content-type': type }),
      ...headers,
    },
    body === undefined ? undefined : Buffer.from(await given.arrayBuffer()),
  );
}

/** The same for several tests, closed after the last. */
export const sharedApplication = (fill?: () => unknown): ServedApplication =>
  shared(openServedApplication, fill);
