/** What an item of news is mainly about. */
export const intelCategories = [
  'regulation',
  'investigation',
  'audit',
  'oversight',
  'tender',
  'budget',
  'project',
  'market',
  'general',
] as const;
export type IntelCategory = (typeof intelCategories)[number];

/** How soon a reader should know of an item. */
export const intelUrgencies = ['high', 'medium', 'low'] as const;
export type IntelUrgency = (typeof intelUrgencies)[number];
