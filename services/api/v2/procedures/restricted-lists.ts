import { z } from 'zod';
import { instantText } from '#shared/resources/definition/fields.ts';
import type { RestrictionList } from '#shared/screening/restriction-list.ts';

/** What responses say about the lists that a query was compared with. */

/** Lists are asked for once a day, so that after three days at least two attempts have failed. */
const MAX_AGE_DAYS = 3;
const DAY_MS = 86_400_000;

const readAt = instantText
  .nullable()
  .meta({ description: 'When it was last received from its publisher, or found unchanged.' });
const outdated = z.boolean().meta({
  description: `Whether that is more than ${MAX_AGE_DAYS} days ago, although it is asked for every day: later restrictions are not known here.`,
  examples: [false],
});

const edition = z.object({
  source: z.string().meta({ description: 'The list.', examples: ['treasury-restricted'] }),
  version: z.string().meta({
    description: 'SHA-256 of the edition, hexadecimal.',
    examples: ['b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c'],
  }),
  date: z.iso
    .date()
    .nullable()
    .meta({ description: 'Day on which its publisher made it; null where it does not say.' }),
  size: z.int().min(0).meta({ description: 'Number of its entries.' }),
  readAt,
  outdated,
});

export const listState = z
  .object({
    version: z.string().meta({
      description:
        'Changes when anything changes that queries are compared with. The same query, version and algorithm give the same matches on the same day.',
      examples: ['9c56cc51b374c3ba'],
    }),
    date: z.iso.date().nullable().meta({
      description: 'Day of the latest edition, otherwise of its latest reading.',
    }),
    size: z
      .int()
      .min(0)
      .meta({ description: 'Number of all entries, also of those that are no longer in force.' }),
    readAt: readAt.meta({ description: 'When the list that was read least recently was received.' }),
    outdated: outdated.nullable().meta({
      description: `Whether a list was last received more than ${MAX_AGE_DAYS} days ago, although it is asked for every day; null where that is not known.`,
      examples: [false],
    }),
    editions: z.array(edition).meta({ description: 'The editions that are in use, by list.' }),
  })
  .meta({ description: 'The lists of restricted suppliers that the response was compared with.' });
export type ListState = z.infer<typeof listState>;

/** @param now the time of the call */
export function stateOf({ restrictions, version, date, editions }: RestrictionList, now: Date): ListState {
  const oldest = editions.map((one) => one.readAt).toSorted()[0] ?? null;
  const isOld = (at: string): boolean => now.getTime() - new Date(at).getTime() > MAX_AGE_DAYS * DAY_MS;
  return {
    ...{ version, date, size: restrictions.size, readAt: oldest },
    outdated: oldest === null ? null : isOld(oldest),
    editions: editions.map((one) => ({ ...one, outdated: isOld(one.readAt) })),
  };
}
