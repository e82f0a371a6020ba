import type { Parent } from '#services/api/v2/endpoint.ts';
import type { Parameters } from '#services/api/v2/router.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { lookupTerms, missing, nounOf, quoted } from '#services/api/v2/serve/parent.ts';
import type { IdentifierTerm } from '#services/api/v2/serve/sql/statement.ts';
import { RequestError } from '#shared/errors.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { southAfricanDay } from '#shared/time.ts';

/**
 * The error for a path that names no published record.
 * @param terms of the look-up
 * @returns 410 with the time if such a record was withdrawn and is remembered, otherwise 404
 */
export async function absent(
  resource: Resource,
  path: Parameters,
  terms: readonly IdentifierTerm[],
  { pool }: Pick<Services, 'pool'>,
): Promise<RequestError> {
  if (terms.length === 0) return missing(resource, path);
  const { rows } = await pool.query<[id: string, at: string]>({
    name: 'withdrawn',
    text: 'select id::text, at from read.tombstone where resource = $1 and names && $2::text[] order by at desc limit 1',
    values: [
      resource.name,
      terms.map(({ column, value }) => (column === 'id' ? value.toLowerCase() : value)),
    ],
    rowMode: 'array',
  });
  const [found] = rows;
  if (!found) return missing(resource, path);
  const [id, time] = found;
  const at = new Date(time);
  return new RequestError(
    'GONE',
    `The ${nounOf(resource)} ${quoted(path)} was withdrawn on ${southAfricanDay(at)}.`,
    { resource: resource.plural, id, withdrawnAt: at.toISOString() },
  );
}

/** The same for a path with child records of a record that does not exist. */
export const absentParent = (parent: Parent, path: Parameters, services: Services): Promise<RequestError> =>
  absent(parent.resource, path, lookupTerms(parent.resource, path, parent), services);
