import type { Call, ServedApplication, TestUser } from './served-application.ts';

/**
 * The table of isolation: every route of the application, called by everyone who could call it, once for an object of their own and
 * once for one of others. A family of routes adds its rows to `isolation.test.ts`.
 */

/** Who calls, as seen from the owner of the object: a user of the company Own. */
export const callers = [
  'nobody',
  'owner',
  'colleague',
  'stranger',
  'without company',
  'admin',
  'admin without company',
] as const;
export type Caller = (typeof callers)[number];

/** What comes of a call: the route does its work, asks for a login (401), or denies it (403 or 404). */
export type Outcome = 'allowed' | 'login' | 'denied';

/** The users of the table. `owner` and `colleague` are of one company, `stranger` and `admin` of another. */
export type Users = Record<Exclude<Caller, 'nobody'>, TestUser>;

export type Row = {
  /** Method and path as declared, such as `GET /api/v1/documents/{documentId}`. */
  route: string;
  /**
   * Makes what the call is about, anew for each call because some calls remove it.
   * @returns path and content of the call; the token is added
   */
  prepare: (at: ServedApplication, users: Users) => Promise<Call & { path: string }>;
  expected: Readonly<Record<Caller, Outcome>>;
  /** Text of others that the response must not contain even if the call is allowed, as in the list of a company. */
  hides?: (users: Users) => string;
  /** Whose response may contain it; by default the owner's. */
  shownTo?: readonly Caller[];
};

/** Routes for everyone. */
export const forEveryone = outcomes('allowed', 'allowed', 'allowed');
/** Routes for logged-in users, about nobody else. */
export const forUsers = outcomes('login', 'allowed', 'allowed');
/** Routes about an object of a user. */
export const forOwner: Row['expected'] = { ...outcomes('login', 'denied', 'denied'), owner: 'allowed' };
/** Routes about an object of a company, which admins reach as well; without a company nobody has a vault. */
export const forCompany: Row['expected'] = {
  ...forOwner,
  ...{ colleague: 'allowed', admin: 'allowed', 'admin without company': 'denied' },
};

function outcomes(nobody: Outcome, user: Outcome, admin: Outcome): Row['expected'] {
  const users = { owner: user, colleague: user, stranger: user, 'without company': user };
  return { nobody, ...users, admin, 'admin without company': admin };
}

export async function isolationUsers({ newUser }: ServedApplication): Promise<Users> {
  const [own, other] = [{ company: 'Own (Pty) Ltd' }, { company: 'Other (Pty) Ltd' }];
  const admin = { role: 'admin' } as const;
  return {
    owner: await newUser(own),
    colleague: await newUser(own),
    stranger: await newUser(other),
    'without company': await newUser(),
    admin: await newUser({ ...other, ...admin }),
    'admin without company': await newUser(admin),
  };
}

/** @returns the outcome of a call with this status */
export function outcomeOf(status: number): Outcome | number {
  if (status === 401) return 'login';
  if (status === 403 || status === 404) return 'denied';
  return status < 400 ? 'allowed' : status;
}
