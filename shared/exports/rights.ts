import type { Plan } from '#shared/users/users.ts';

/** How many exports a user of each plan may have under way at a time; 0 where the plan has none. */
export const exportsAtOnce: Readonly<Record<Plan, number>> = { free: 0, professional: 2, enterprise: 5 };
