/** How grave a restriction is, mildest first. */
export const severities = ['low', 'medium', 'high', 'critical'] as const;
export type RestrictionSeverity = (typeof severities)[number];

/** Whether a restriction holds. */
export const restrictionStatuses = ['active', 'expired', 'removed'] as const;
export type RestrictionStatus = (typeof restrictionStatuses)[number];
