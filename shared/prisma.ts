import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '#prisma/client/client.ts';
import { type DatabaseOptions, poolOptions } from '#shared/database.ts';

/**
 * Prisma, for commands that handle API keys one by one. It is apart from `database.ts` because loading it takes a third of
 * the time in which a process starts, and workers and the API never use it.
 */

export type { PrismaClient };

/** Opens Prisma under a role, with a small pool of its own. */
export const openPrisma = ({ size = 3, ...options }: DatabaseOptions): PrismaClient =>
  new PrismaClient({ adapter: new PrismaPg(poolOptions({ ...options, size })) });
