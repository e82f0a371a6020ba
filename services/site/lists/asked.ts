import { SHOWN_BY } from '#services/site/lists/declaration.ts';
import type { Query } from '#services/site/query.ts';
import { badRequest } from '#shared/errors.ts';

/** The parameters of /v2 by which a program chooses what a record shows. No page can follow them. */
const OF_RECORDS = ['fields', 'include'] as const;

/**
 * @returns the query as /v2 is asked it: what only changes how a list is shown is left out
 * @throws RequestError 400 for the words of /v2 that no page can follow
 */
export function askedOf(query: Query): Query {
  const refused = OF_RECORDS.filter((name) => query.get(name) !== null);
  if (refused.length > 0)
    throw badRequest(
      ...refused.map((parameter) => ({
        parameter,
        reason: 'does not apply to a page, which shows fields of its own; send it to the same list below /v2',
      })),
    );
  return query.without(...SHOWN_BY);
}
