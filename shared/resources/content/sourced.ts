import { z } from 'zod';
import { fromDay, untilDay } from '#shared/resources/definition/filters.ts';
import type { Filter } from '#shared/resources/definition/resource.ts';

/** What a text says that is written from the data: where its figures come from, and what was corrected. */

export const figureSources = z.object({
  label: z.string().meta({ description: 'What is counted, as the text calls it.' }),
  request: z.string().meta({ description: 'Path and parameters that show the figure.' }),
  path: z.string().meta({ description: 'Where it stands in the response, such as `meta.totalCount`.' }),
  value: z
    .union([z.number(), z.string()])
    .nullable()
    .meta({ description: 'The figure when the text was written.' }),
  settled: z.boolean().meta({
    description:
      'Whether the figure belongs to the time that the text is about alone. Where the request shows another one later, the text is corrected.',
  }),
});

export const textCorrections = z.object({
  revision: z.int().meta({ description: 'Number of the revision that corrects.' }),
  at: z.string().meta({ description: 'When it was written.' }),
  changes: z.array(z.string()).meta({ description: 'What it says otherwise, in words.' }),
});

/** Filters by the day on which such a text was published. */
export const issuedBetween = {
  from: fromDay('issued_at', 'Published on or after this South African day.', '2026-08-01'),
  to: untilDay('issued_at', 'Published on or before this South African day.', '2026-08-31'),
} as const satisfies Readonly<Record<string, Filter>>;
