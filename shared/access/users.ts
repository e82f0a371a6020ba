/** What a user of the application may be. */

/** Plans, the smallest first. */
export const plans = ['free', 'professional', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

export const userRoles = ['user', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

/** @returns whether a text names a plan */
export const isPlan = (text: string): text is Plan => (plans as readonly string[]).includes(text);

/** @returns whether a text names a role */
export const isUserRole = (text: string): text is UserRole => (userRoles as readonly string[]).includes(text);

/** @returns an address as it is stored and looked up: equal addresses that differ in letter case are one account */
export const accountOf = (email: string): string => email.trim().toLowerCase();
