import type { Figure, Grouping, GroupsEndpoint } from '#services/api/v2/endpoint.ts';
import { type Filtered, readConditions } from '#services/api/v2/serve/conditions.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { oneOf } from '#services/api/v2/serve/parameters.ts';
import { readerOf, readQuery } from '#services/api/v2/serve/query.ts';
import { metaText, prepareResponse } from '#services/api/v2/serve/response.ts';
import { anyStatement, groupsStatement } from '#services/api/v2/serve/sql/groups-statement.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';

/** @returns names of the query parameters of a groups endpoint */
export const groupsParameters = ({ by }: GroupsEndpoint): string[] => [
  ...(by.length > 1 ? ['groupBy'] : []),
  'from',
  'to',
  'dateBasis',
];

/** @returns the payload's name of the group's value */
export const groupField = (grouping: Grouping): string => ('period' in grouping ? 'period' : grouping.name);

type Basis = GroupsEndpoint['at'][number];
type Row = [value: string | null, ...figures: (string | null)[]];

/** @returns the handler of groups: one aggregate query, cached until something is published */
export function serveGroups(endpoint: GroupsEndpoint, services: Services): Handler {
  const { path, resource, by, at, item } = endpoint;
  const known = groupsParameters(endpoint);
  const [standard] = by;
  const [first] = at;
  if (!standard || !first) throw new Error(`${path}: has no grouping or no time`);

  return (_, query) => {
    const problems: ParameterProblem[] = [];
    const given = readQuery(query, known, problems);
    readConditions(rangeOf(endpoint, first), {}, given, problems);
    const bounded = given.has('from') || given.has('to');
    const read = readerOf(given, problems);
    const groupBy = read('groupBy', oneOf(by.map(({ name }) => name)), standard.name);
    const dateBasis = read('dateBasis', oneOf(at.map(({ name }) => name)), null);
    if (problems.length > 0) throw badRequest(...problems);

    const grouping = by.find(({ name }) => name === groupBy) ?? standard;
    const chosen = at.find(({ name }) => name === dateBasis);
    const make = async () => {
      const timed = bounded || 'period' in grouping;
      const basis = chosen ?? (timed ? await firstKnown(endpoint, services) : first);
      const { conditions, filters } = readConditions(rangeOf(endpoint, basis), {}, given, problems);
      const { rows } = await services.pool.query<Row>(
        groupsStatement(resource, grouping, { ...endpoint, at: basis.column }, conditions),
      );
      const groups = rows.map(([value, ...texts]) => {
        const figures = figuresOf(texts);
        const shown = value !== null && 'show' in grouping && grouping.show ? grouping.show(value) : value;
        return {
          [groupField(grouping)]: shown,
          ...Object.fromEntries(Object.entries(item).map(([member, part]) => [member, figures[part]])),
        };
      });
      const excluded = rows.reduce((sum, [, ...texts]) => sum + (figuresOf(texts).excluded ?? 0), 0);
      const meta = {
        filters,
        totalCount: groups.length,
        excluded,
        dateBasis: timed ? basis.name : undefined,
      };
      return prepareResponse(JSON.stringify(groups), metaText(meta));
    };
    const id = JSON.stringify([path, grouping.name, chosen?.name, given.get('from'), given.get('to')]);
    return services.responses.get(resource.name, id, make, Number.POSITIVE_INFINITY);
  };
}

/** @param texts figures in the order of the statement's columns */
function figuresOf(texts: readonly (string | null)[]): Record<Figure, number | null> {
  const [count, sum, mean, median, counted, excluded] = texts.map((text) =>
    text === null ? null : Number(text),
  );
  return {
    count: count ?? 0,
    sum: sum ?? 0,
    mean: mean ?? null,
    median: median ?? null,
    counted: counted ?? 0,
    excluded: excluded ?? 0,
  };
}

/**
 * @returns the first of the endpoint's time columns in which any record has a value; if none has one, the first column
 */
async function firstKnown({ resource, at, fixed = [] }: GroupsEndpoint, { pool }: Services): Promise<Basis> {
  for (const basis of at) {
    const { rows } = await pool.query<[boolean]>(anyStatement(resource, fixed, basis.column));
    if (rows[0]?.[0]) return basis;
  }
  return at[0]!;
}

/** The records that are grouped, as a list whose filters `from` and `to` apply to the time that is grouped by. */
function rangeOf({ path, resource, fixed = [] }: GroupsEndpoint, { column }: Basis): Filtered {
  const named = (match: 'from' | 'until'): string => {
    const name = Object.keys(resource.filters).find((one) => {
      const filter = resource.filters[one];
      return filter?.match === match && filter.column === column;
    });
    if (name === undefined)
      throw new Error(`${path}: ${resource.name} has no filter for a range of ${column}`);
    return name;
  };
  const aliases = { from: named('from'), to: named('until') };
  // Values that always apply are known as filters, so that `meta` names them.
  return { path, resource, filters: Object.values(aliases), aliases, fixed };
}
