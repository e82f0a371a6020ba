import { hashPassword, newPassword } from '#shared/access/password.ts';
import { accountOf, type Plan, type UserRole } from '#shared/access/users.ts';
import type { PrismaClient } from '#shared/database/prisma.ts';
import { EnvironmentError } from '#shared/errors.ts';

/** Accounts of users, as the operator makes and changes them. */

export type NewUser = {
  email: string;
  plan: Plan;
  role: UserRole;
  /** Name of the company profile, which is made if there is none of that name; null for none. */
  company: string | null;
};

/** An account without its password. */
export type Account = {
  id: string;
  email: string;
  role: string;
  plan: string;
  company: string | null;
  status: string;
  createdAt: string;
};

/** PostgreSQL's unique violation, as Prisma names it. */
const TAKEN = 'P2002';

/**
 * Makes an account with a new password.
 * @returns its id, and the password, which cannot be shown again
 * @throws EnvironmentError where the address has an account already
 */
export async function createUser(
  prisma: PrismaClient,
  wanted: NewUser,
): Promise<{ id: string; email: string; password: string }> {
  const email = accountOf(wanted.email);
  const password = newPassword();
  const { plan, role, company: name } = wanted;
  const password_hash = await hashPassword(password);
  // Two users of a new company may be made at once.
  if (name !== null) await prisma.companyProfile.createMany({ data: [{ name }], skipDuplicates: true });
  try {
    const { id } = await prisma.userAccount.create({
      data: {
        ...{ email, password_hash, plan, role },
        ...(name !== null && { company: { connect: { name } } }),
      },
    });
    return { id, email, password };
  } catch (error) {
    if ((error as { code?: string }).code !== TAKEN) throw error;
    throw new EnvironmentError(`${email} has an account already`, { cause: error });
  }
}

/** @returns all accounts, oldest first */
export async function listUsers(prisma: PrismaClient): Promise<Account[]> {
  const rows = await prisma.userAccount.findMany({
    include: { company: true },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, email, role, plan, company, status, created_at }) => ({
    ...{ id, email, role, plan, company: company?.name ?? null, status },
    createdAt: created_at.toISOString(),
  }));
}

/** @returns what a token of an account carries; null where there is no active one of that address */
export async function tokenHolder(
  prisma: PrismaClient,
  email: string,
): Promise<{ userId: string; version: number } | null> {
  const found = await prisma.userAccount.findUnique({ where: { email: accountOf(email) } });
  return found?.status === 'active' ? { userId: found.id, version: found.token_version } : null;
}

/**
 * Disables an account and revokes its keys for good; the API rejects its tokens and keys within five seconds.
 * @returns how many keys were revoked; null where there was no active account of that address
 */
export const disableUser = (prisma: PrismaClient, email: string): Promise<number | null> =>
  prisma.$transaction(async (client) => {
    const where = { email: accountOf(email), status: 'active' };
    const found = await client.userAccount.findFirst({ where, select: { id: true } });
    if (found === null) return null;
    const data = { updated_at: new Date() };
    const { count } = await client.userAccount.updateMany({ where, data: { ...data, status: 'disabled' } });
    if (count === 0) return null;
    const keys = await client.apiKey.updateMany({
      where: { user_id: found.id, status: 'active' },
      data: { ...data, status: 'revoked' },
    });
    return keys.count;
  });

/**
 * Gives an account a new password, makes all its tokens void, and lets a disabled user in again.
 * @returns the password; null where there is no account of that address
 */
export async function resetUser(prisma: PrismaClient, email: string): Promise<string | null> {
  const password = newPassword();
  const { count } = await prisma.userAccount.updateMany({
    where: { email: accountOf(email) },
    data: {
      ...{ password_hash: await hashPassword(password), status: 'active', updated_at: new Date() },
      token_version: { increment: 1 },
    },
  });
  return count > 0 ? password : null;
}
