/** The publishers by the names that tables, messages and commands use, the most official one first. */
export const sourceNames = ['ocds', 'etenders'] as const;

export type SourceName = (typeof sourceNames)[number];
