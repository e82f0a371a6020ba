import { z } from 'zod';
import { integer, objects } from '#shared/resources/definition/fields.ts';
import { fromDay, untilDay } from '#shared/resources/definition/filters.ts';
import type { Filter } from '#shared/resources/definition/resource.ts';

/** Fields of a text that rules write from the data: the sources of its figures, and corrections. */

const figureSources = z.object({
  label: z.string().describe('What is counted, in the words of the text.'),
  request: z.string().describe('Path and parameters that show the figure.'),
  path: z.string().describe('Path of the figure in the response, such as `meta.totalCount`.'),
  value: z.union([z.number(), z.string()]).nullable().describe('The figure when the text was written.'),
  settled: z
    .boolean()
    .describe(
      'Whether the figure depends only on the time that the text is about. If the request shows another figure later, the text is corrected.',
    ),
});

const textCorrections = z.object({
  revision: z.int().describe('Number of the revision that made the correction.'),
  at: z.string().describe('When the revision was written.'),
  changes: z.array(z.string()).describe('What differs from the revision before, in words.'),
});

/** @param of what is written, such as `an article` */
export const sourced = (of: string) => ({
  sources: objects(
    `For ${of} that rules write from the data: each of its figures, with the request that shows it.`,
    figureSources,
    [
      {
        label: 'tenders published in the week',
        request: '/v2/tenders?publishedAfter=2026-08-10&publishedBefore=2026-08-16&status=any',
        path: 'meta.totalCount',
        value: 412,
        settled: true,
      },
    ],
  ),
  revision: integer('1 for the first, and one more with each correction.', 1),
  corrections: objects('What later revisions corrected, the latest first.', textCorrections, [
    { revision: 2, at: '2026-08-18T03:00:00.000Z', changes: ['tenders published: 413, not 412'] },
  ]),
});

/** Filters by the day on which such a text was published. */
export const issuedBetween = {
  from: fromDay('issued_at', 'Published on or after this South African day.', '2026-08-01'),
  to: untilDay('issued_at', 'Published on or before this South African day.', '2026-08-31'),
} as const satisfies Readonly<Record<string, Filter>>;
