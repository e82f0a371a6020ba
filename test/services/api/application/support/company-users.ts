import { randomUUID } from 'node:crypto';
import { issueToken } from '#shared/access/token.ts';
import type { UserRole } from '#shared/access/users.ts';
import type { Harness } from '#test/support/harness.ts';
import { TEST_KEYS } from './served-application.ts';

/** A user of a company with a token, made without a password, because hashing one would take most of a short test. */
export type CompanyUser = { id: string; companyId: string | null; token: string };

/** @param company id of a company that exists, or null for none; by default a new one */
export async function addUser(
  at: Pick<Harness, 'pool'>,
  { role = 'user', company }: { role?: UserRole; company?: string | null } = {},
): Promise<CompanyUser> {
  const operator = at.pool('tender_operator');
  const id = randomUUID();
  const companyId = company === undefined ? randomUUID() : company;
  if (company === undefined)
    await operator.query('insert into app.company_profile (id, name) values ($1, $2)', [
      companyId,
      `Company ${id}`,
    ]);
  await operator.query(
    `insert into app.user_account (id, email, role, plan, company_id) values ($1, $2, $3, 'professional', $4)`,
    [id, `${id}@example.org`, role, companyId],
  );
  const { token } = await issueToken(TEST_KEYS, { userId: id, version: 0 }, 3600);
  return { id, companyId, token };
}
