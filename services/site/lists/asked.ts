import { SHOWN_BY } from '#services/site/lists/declaration.ts';
import type { Query } from '#services/site/query.ts';
import { badRequest } from '#shared/errors.ts';

/** Parameters of /v2 by which a program chooses fields of records. Pages do not support them. */
const OF_RECORDS = ['fields', 'include'] as const;

/**
 * @returns the query for /v2, without parameters that only change how a list is shown @throws RequestError
 *   400 for parameters of /v2 that pages do not support
 */
export function askedOf(query: Query): Query {
  const refused = OF_RECORDS.filter((name) => query.get(name) !== null);
  if (refused.length > 0)
    throw badRequest(
      ...refused.map((parameter) => ({
        parameter,
        reason: 'does not apply to pages, which have fixed fields; send it to the same list below /v2',
      })),
    );
  return query.without(...SHOWN_BY);
}
