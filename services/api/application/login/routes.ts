import { z } from 'zod';
import { rejectForeignLogin } from '#services/api/application/access/origin.ts';
import { asSession, CHALLENGE, type Session } from '#services/api/application/access/session.ts';
import { type Login, SESSION_COOKIE } from '#services/api/application/access/sessions.ts';
import type { Application } from '#services/api/application/application.ts';
import { createLine } from '#services/api/application/login/line.ts';
import { admitLogin } from '#services/api/application/login/throttle.ts';
import { type ApplicationContext, type ApplicationRoute, routesIn } from '#services/api/application/route.ts';
import { networkOf } from '#services/api/http/network.ts';
import { about, text } from '#services/api/http/shapes.ts';
import { checkPassword, MAX_PASSWORD_LENGTH } from '#shared/access/password.ts';
import { issueToken } from '#shared/access/token.ts';
import { accountOf, plans, userRoles } from '#shared/access/users.ts';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';

const route = routesIn('Login');

const credentials = z.strictObject({
  email: about(
    z.string().min(3, { error: 'must be an address' }).max(254, { error: 'must be an address' }),
    'Address of the user.',
    'thandi@example.co.za',
  ),
  password: z
    .string()
    .min(1, { error: 'is required' })
    .max(MAX_PASSWORD_LENGTH, { error: `must have at most ${MAX_PASSWORD_LENGTH} characters` })
    .meta({ description: 'Password of the user.', format: 'password' }),
});

const user = z.object({
  id: about(z.uuid(), 'Id of the user.'),
  email: text('Address of the user.'),
  role: about(z.enum(userRoles), 'What the user is.'),
  plan: about(z.enum(plans), 'Subscription of the user.'),
  company: about(
    z.object({ id: z.uuid(), name: z.string() }).nullable(),
    'Company profile of the user; null where there is none.',
  ),
});

const loggedIn = z.object({
  token: text('The JWT, for the header `Authorization: Bearer`.'),
  expiresAt: about(z.iso.datetime(), 'When it expires.'),
  user,
});

/** Login, logout, and who is logged in. */
export function loginRoutes(application: Application): readonly ApplicationRoute[] {
  const { pool, login, sessions, publicUrl } = application;
  const { origin } = new URL(publicUrl);
  const inTurn = createLine();
  return [
    route('POST', '/api/auth/login', 'Log in with email and password', {
      description:
        'Sets the token as a cookie that scripts cannot read, and also returns it in the response.',
      access: 'public',
      body: { kind: 'data', schema: credentials },
      answers: { 200: { description: 'The token.', schema: loggedIn } },
      failures: ['LOGIN_REQUIRED', 'FORBIDDEN', 'RATE_LIMITED'],
      handle: async ({ context, body: { email, password } }) => {
        if (login.provider)
          throw new RequestError('FORBIDDEN', 'Users log in at the identity provider, not with a password.');
        rejectForeignLogin(context.headers, origin);
        const account = accountOf(email);
        const { address } = context.state;
        const found = await inTurn(networkOf(address), () => checkLogin(pool, account, password, address));
        const holder = { userId: found.id, version: found.token_version };
        const { token, expiresAt } = await issueToken(login.keys, holder, login.seconds);
        const { session } = await sessions.recognise(token);
        setCookie(context, token, expiresAt);
        const json = {
          token,
          expiresAt: expiresAt.toISOString(),
          user: await describe(application, session),
        };
        return { json };
      },
    }),
    route('POST', '/api/auth/logout', 'Log out: the token is void from then on', {
      access: 'user',
      answers: { 204: { description: 'Logged out.' } },
      handle: async ({ context, session }) => {
        const { token } = loginOf(context);
        if (token.tokenId !== null)
          await asSession(pool, session, (client) =>
            client.query(END, [token.tokenId, session.userId, token.expiresAt]),
          );
        sessions.forget(token);
        setCookie(context, null, new Date(0));
        return { status: 204 };
      },
    }),
    route('GET', '/api/auth/me', 'Who is logged in', {
      access: 'user',
      answers: { 200: { description: 'The user.', schema: user } },
      handle: async ({ session }) => ({ json: await describe(application, session) }),
    }),
  ];
}

/** @throws RequestError 401 where email or password is wrong, 429 after too many failures */
async function checkLogin(pool: Pool, account: string, password: string, address: string): Promise<LoginRow> {
  const attempt = await admitLogin(pool, account, address);
  const { rows } = await pool.query<LoginRow>(FIND, [account]);
  const [found] = rows;
  const right = await checkPassword(password, found?.password_hash ?? null);
  if (!found || !right || found.status !== 'active')
    throw new RequestError('LOGIN_REQUIRED', 'Email or password is wrong.', undefined, CHALLENGE);
  await attempt.succeeded();
  return found;
}

type LoginRow = { id: string; password_hash: string | null; status: string; token_version: number };
const FIND = 'select id, password_hash, status, token_version from app.find_login($1)';

const END = `
  with old as (delete from app.ended_token where user_id = $2 and expires_at < now() - interval '1 hour')
  insert into app.ended_token (id, user_id, expires_at) values ($1, $2, to_timestamp($3)) on conflict do nothing`;

const DESCRIBE = `
  select person.email, company.id as company_id, company.name as company_name from app.user_account as person
  left join app.company_profile as company on company.id = person.company_id where person.id = $1`;
type Described = { email: string; company_id: string | null; company_name: string };

async function describe({ pool }: Application, session: Session): Promise<z.output<typeof user>> {
  const { rows } = await asSession(pool, session, (client) =>
    client.query<Described>(DESCRIBE, [session.userId]),
  );
  const { email, company_id, company_name } = rows[0]!;
  const { userId: id, role, plan } = session;
  const company = company_id === null ? null : { id: company_id, name: company_name };
  return { id, email, role, plan, company };
}

function loginOf({ state }: ApplicationContext): Login {
  if (!state.login) throw new Error('a route that is not public has a login');
  return state.login;
}

/** @param token null removes the cookie */
function setCookie(context: ApplicationContext, token: string | null, expires: Date): void {
  // Secure even where a proxy has ended TLS before this server; browsers take it from localhost, too.
  context.cookies.secure = true;
  const attributes = { httpOnly: true, secure: true, sameSite: 'lax', path: '/', overwrite: true } as const;
  context.cookies.set(SESSION_COOKIE, token ?? '', { ...attributes, expires });
}
