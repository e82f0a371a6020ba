import type { Session } from '#services/api/application/access/session.ts';

/**
 * The code's own check of who may reach what: every route asks one of these for each record that it reads by an id of the
 * caller. The policies in prisma/sql/app/ check the same once more; a test replaces this file to see that they hold alone.
 */

/** @returns whether the session may reach records of a company: those of its own, and as an admin all */
export const reachesCompany = ({ companyId, role }: Session, owner: string): boolean =>
  role === 'admin' || (companyId !== null && companyId === owner);

/** @returns whether the session may reach records of a user: its own only */
export const reachesUser = ({ userId }: Session, owner: string): boolean => userId === owner;
