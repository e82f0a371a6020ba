import { type ListDeclaration, SHOWN_BY } from '#services/site/lists/declaration.ts';
import type { ListQuery } from '#services/site/query.ts';
import { badRequest } from '#shared/errors.ts';

/** Parameters of /v2 by which a program chooses fields of records. Pages do not support them. */
const OF_RECORDS = ['fields', 'include'] as const;

/**
 * @returns the query for /v2, without parameters that only change how a list is shown @throws RequestError
 *   400 for parameters of /v2 that pages do not support, and for unknown views and columns
 */
export function askedOf(
  { views = [], columns = [] }: Pick<ListDeclaration, 'views' | 'columns'>,
  query: ListQuery,
): ListQuery {
  const shown = { view: views.flatMap(([value]) => value || []), columns };
  const problems = [
    ...OF_RECORDS.filter((name) => query.get(name) !== null).map((parameter) => ({
      parameter,
      reason: 'does not apply to pages, which have fixed fields; send it to the same list below /v2',
    })),
    ...SHOWN_BY.filter((name) => query.all(name).some((value) => !shown[name].includes(value))).map(
      (parameter) => ({
        parameter,
        reason: ruleOf(shown[parameter]),
      }),
    ),
  ];
  if (problems.length > 0) throw badRequest(...problems);
  return query.without(...SHOWN_BY);
}

const ruleOf = (values: readonly string[]): string => {
  if (values.length === 0) return 'does not apply to this list';
  return `must be ${values.length > 1 ? 'one or more of ' : ''}${values.join(', ')}`;
};
