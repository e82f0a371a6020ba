import type { Plan, UserRole } from '#shared/access/users.ts';
import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';

/** The user on whose behalf a request is answered, as stored at most five seconds ago. */
export type Session = { userId: string; companyId: string | null; role: UserRole; plan: Plan };

/** A session of a user with a company profile. */
export type CompanySession = Session & { companyId: string };

/** What a response with 401 says about how to authenticate. */
export const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

/** @throws RequestError 403 for a user without a company profile */
export function requireCompany(session: Session): CompanySession {
  const { companyId } = session;
  if (companyId === null)
    throw new RequestError('FORBIDDEN', 'A company profile is required, and this user has none.');
  return { ...session, companyId };
}

const ENTER = `select set_config('app.user_id', $1, true), set_config('app.company_id', $2, true), set_config('app.role', $3, true)`;

/**
 * Runs `work` in one transaction that sees only the rows which the policies of schema `app` show this session
 * (prisma/sql/app/session.sql). `work` asks for the rows of the session itself nevertheless: the policies are the second wall.
 * Decision: docs/decisions/0135-policies-are-a-second-wall.md
 * @param pool connects with the role of the API
 * @throws whatever `work` throws, or the database's error
 */
export const asSession = <Result>(
  pool: Pool,
  { userId, companyId, role }: Session,
  work: (client: Client) => Promise<Result>,
): Promise<Result> =>
  transaction(pool, async (client) => {
    await client.query({ name: 'enter-session', text: ENTER, values: [userId, companyId ?? '', role] });
    return work(client);
  });
