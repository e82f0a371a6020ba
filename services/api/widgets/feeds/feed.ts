import type { z } from 'zod';
import type { ParameterName, WantedFeed } from '#services/api/widgets/feeds/parameters.ts';
import type { ResourceName } from '#shared/resources/names.ts';

/** A member of an entry: its SQL over the rows of the feed, and its schema. Where it may be left out, it is left out for null. */
export type FeedColumn = { sql: string; schema: z.ZodType };

export const column = (sql: string, schema: z.ZodType): FeedColumn => ({ sql, schema });

/**
 * A feed as data. What follows from it: its path, the checks of its parameters, the one SELECT that reads its published records,
 * and its description.
 */
export type Feed = {
  path: string;
  summary: string;
  description: string;
  parameters: readonly ParameterName[];
  /** Entries by default and at most; a limit above this means this. */
  limit: { default: number; max: number };
  /** The published records that it reads. */
  resource: ResourceName;
  columns: Readonly<Record<string, FeedColumn>>;
  /** The rows in their order, as the end of a statement from `from` on. */
  rows: string;
  /** SQL for when the records that it reads were published; null where there are none. */
  published: string;
  /** Parameters of both. */
  values: (wanted: WantedFeed) => readonly unknown[];
  /** What `meta` repeats, besides when the figures were computed; null where that stands beside the entries. */
  meta: readonly ('province' | 'category')[] | null;
};
