import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '#prisma/client/client.ts';
import { type DatabaseOptions, poolOptions } from '#shared/database/connection.ts';

/**
 * Prisma, for commands that handle API keys one by one. It is not in `connection.ts` because workers and the API never use
 * it, and should not spend time and memory on loading it.
 */

export type { PrismaClient };

/** Opens Prisma under a role, with a small pool of its own. */
export const openPrisma = ({ size = 3, ...options }: DatabaseOptions): PrismaClient =>
  new PrismaClient({ adapter: new PrismaPg(poolOptions({ ...options, size })) });
