import { z } from 'zod';
import type { SearchTexts } from '#shared/domain/search/tsquery.ts';
import { exportFormats } from '#shared/exports/formats.ts';
import type { Condition } from '#shared/reading/condition.ts';

/**
 * What an export consists of, as the API stores it and the worker reads it. It is data: the worker makes the statement of it by
 * the code that makes those of lists. It is checked when it is read, because the API may write it and the worker may do more.
 * Decision: docs/decisions/0140-exports-are-lists-as-data.md
 */

const column = z.string().regex(/^[a-z_]{1,60}$/);
const text = z.string();

/** The conditions that lists of the application have; none with names of types in it. */
const condition: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion('match', [
    z.strictObject({
      match: z.enum(['equals', 'any', 'from', 'until', 'before']),
      column,
      value: text,
    }),
    z.strictObject({ match: z.enum(['among', 'overlaps']), column, values: z.array(text) }),
    z.strictObject({ match: z.enum(['present', 'future']), column }),
    z.strictObject({ match: z.enum(['current', 'expired']), column, value: text, at: column }),
    z.strictObject({ match: z.literal('never') }),
    z.strictObject({ match: z.literal('either'), of: z.array(condition) }),
    z.strictObject({
      match: z.literal('search'),
      value: text,
      texts: z.custom<SearchTexts>((value) => typeof value === 'object' && value !== null).optional(),
      where: z.enum(['names', 'elsewhere']).optional(),
    }),
  ]),
) as z.ZodType<Condition>;

export const exportPlan = z.strictObject({
  resource: z.literal('tender'),
  format: z.enum(exportFormats),
  columns: z.array(z.string()).min(1),
  /** Whether a CSV file begins with a byte order mark, as spreadsheets want it. */
  bom: z.boolean(),
  conditions: z.array(condition),
  sort: z.strictObject({ column, descending: z.boolean() }),
  /**
   * Of a list in which the best matches come first: the ids of those, as the first page of the list has them, and the record
   * behind which the others follow in the order of the list, first those that match by title and names. Null where all matches
   * are among the best.
   */
  ranked: z
    .strictObject({
      ids: z.array(z.uuid()),
      behind: z.strictObject({ key: z.string().nullable(), id: z.uuid(), elsewhere: z.boolean() }).nullable(),
    })
    .nullable(),
});
export type ExportPlan = z.output<typeof exportPlan>;
