import type { Plan } from '#shared/access/users.ts';
import type { Config } from '#shared/config.ts';

/** How many exports a user of each plan may have under way at a time; 0 where the plan has none. */
export const exportsAtOnce: Readonly<Record<Plan, number>> = { free: 0, professional: 2, enterprise: 5 };

const MB = 1024 ** 2;

/** @returns bytes of exports that one user, and the users of one company together, may keep */
export const exportBytes = (
  config: Pick<Config, 'EXPORT_USER_MB' | 'EXPORT_COMPANY_MB'>,
): Record<'user' | 'company', number> => ({
  user: config.EXPORT_USER_MB * MB,
  company: config.EXPORT_COMPANY_MB * MB,
});
