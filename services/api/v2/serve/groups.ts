import type { Grouping, GroupsEndpoint } from '#services/api/v2/endpoint.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import {
  type Named,
  notListed,
  readFilter,
  rejectInverted,
  take,
} from '#services/api/v2/serve/parameters.ts';
import { readQuery } from '#services/api/v2/serve/query.ts';
import { metaText, prepareResponse } from '#services/api/v2/serve/response.ts';
import { columnOf } from '#services/api/v2/serve/sql/columns.ts';
import type { Condition } from '#services/api/v2/serve/sql/condition.ts';
import { groupsStatement } from '#services/api/v2/serve/sql/statement.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';

/** @returns names of the query parameters of a groups endpoint */
export const groupsParameters = ({ by }: GroupsEndpoint): string[] =>
  by.length > 1 ? ['groupBy', 'from', 'to'] : ['from', 'to'];

/** @returns the payload's name of the group's value */
export const groupField = ({ name, period }: Grouping): string => (period ? 'period' : name);

/** @returns the handler of groups: one aggregate query, cached until something is published */
export function serveGroups(endpoint: GroupsEndpoint, services: Services): Handler {
  const { path, resource, by, item } = endpoint;
  const known = groupsParameters(endpoint);
  const [standard] = by;
  if (!standard) throw new Error(`${path}: has no grouping`);

  return (_, query) => {
    const problems: ParameterProblem[] = [];
    const given = readQuery(query, known, problems);
    const conditions = [...(endpoint.fixed ?? []), ...readBounds(endpoint, given, problems)];
    const name = given.get('groupBy');
    const grouping = name === undefined ? standard : by.find((one) => one.name === name);
    if (!grouping) {
      const names = by.map((one) => one.name);
      problems.push({ parameter: 'groupBy', reason: notListed(name ?? '', names) });
    }
    if (problems.length > 0 || !grouping) throw badRequest(...problems);
    const id = JSON.stringify([path, grouping.name, conditions]);
    const make = async () => {
      const { rows } = await services.pool.query<[string | null, string, string, string | null]>(
        groupsStatement(resource, grouping, endpoint.measure, conditions),
      );
      const groups = rows.map(([value, count, sum, mean]) => {
        const shown = { count: Number(count), sum: Number(sum), mean: mean === null ? null : Number(mean) };
        return {
          [groupField(grouping)]: value !== null && grouping.show ? grouping.show(value) : value,
          ...Object.fromEntries(Object.entries(item).map(([member, part]) => [member, shown[part]])),
        };
      });
      return prepareResponse(JSON.stringify(groups), metaText({ totalCount: groups.length }));
    };
    return services.responses.get(resource.name, id, make, Number.POSITIVE_INFINITY);
  };
}

function readBounds(
  { at, resource }: GroupsEndpoint,
  given: ReadonlyMap<string, string>,
  problems: ParameterProblem[],
): Condition[] {
  const bounds = [
    ['from', 'from'],
    ['to', 'until'],
  ] as const;
  const read = bounds.flatMap(([parameter, match]): Named[] => {
    const text = given.get(parameter);
    if (text === undefined) return [];
    const filter = { match, column: at, type: 'day', description: '', example: '' } as const;
    const condition = take(readFilter(filter, columnOf(resource, at).type, text), parameter, problems, null);
    return condition ? [{ parameter, condition }] : [];
  });
  rejectInverted(read, problems);
  return read.map(({ condition }) => condition);
}
