import { z } from 'zod';
import { about, listOf, text, truth } from '#services/api/http/shapes.ts';
import { instantText } from '#shared/resources/definition/fields.ts';
import type { RestrictionList } from '#shared/screening/restriction-list.ts';

/** What responses say about the lists that a query was compared with. */

/** Lists are asked for once a day, so that after three days at least two attempts have failed. */
const MAX_AGE_DAYS = 3;
const DAY_MS = 86_400_000;

const readAt = about(
  instantText.nullable(),
  'When it was last received from its publisher, or found unchanged.',
);
const outdated = truth(
  `Whether that is more than ${MAX_AGE_DAYS} days ago, although it is asked for every day: later restrictions are not known here.`,
  false,
);

const edition = z.object({
  source: text('The list.', 'treasury-restricted'),
  version: text(
    'SHA-256 of the edition, hexadecimal.',
    'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
  ),
  date: about(z.iso.date().nullable(), 'Day on which its publisher made it; null if not stated.'),
  size: about(z.int().min(0), 'Number of its entries.'),
  readAt,
  outdated,
});

export const listState = about(
  z.object({
    version: text(
      'Changes whenever the data that queries are compared with changes. The same query, version and algorithm give the same matches on the same day.',
      '9c56cc51b374c3ba',
    ),
    date: about(z.iso.date().nullable(), 'Day of the latest edition, otherwise of its latest reading.'),
    size: about(z.int().min(0), 'Number of all entries, including those no longer in force.'),
    readAt: about(readAt, 'When the list that was read least recently was received.'),
    outdated: about(
      outdated.nullable(),
      `Whether a list was last received more than ${MAX_AGE_DAYS} days ago, although it is asked for every day; null where that is not known.`,
      false,
    ),
    editions: listOf(edition, 'The editions that are in use, by list.'),
  }),
  'The lists of restricted suppliers that the response was compared with.',
);
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
