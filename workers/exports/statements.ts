import type { ExportPlan } from '#shared/exports/plan.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { inTurn, listParts, matchingPart } from '#shared/reading/parts.ts';
import { type Bound, collect, conditionsSql } from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A statement that reads records of an export: their ids and their JSON texts. */
export type ReadStatement = { text: string; values: Bound[] };

/** More rows than a table has; parts of lists are written with a limit. */
const ALL = 2_147_483_647;

/**
 * The statements that read the records of an export one after the other, in the order of the list.
 * @param source the text of the list, or that of the detail where columns are in it only
 */
export function readStatements(
  resource: Resource,
  { conditions, sort, ranked }: ExportPlan,
  source: 'body' | 'detail',
): ReadStatement[] {
  const select = `t.id::text, t.${source}`;
  const whole = (given: readonly Condition[], after: { key: string | null; id: string } | null) => {
    const values = collect();
    const parts = listParts(resource, { conditions: given, sort }, { after }, select, ALL, values);
    return { text: inTurn(parts), values: values.all };
  };
  if (ranked === null) return [whole(conditions, null)];
  const { ids, behind } = ranked;
  const best = bestStatement(resource, conditions, ids, select);
  if (behind === null) return [best];
  const others = (behind.elsewhere ? [true] : [false, true]).map((elsewhere) =>
    whole(matchingPart(conditions, elsewhere), elsewhere === behind.elsewhere ? behind : null),
  );
  return [best, ...others];
}

/** The best matches in their order, those that still meet the conditions. */
function bestStatement(
  resource: Resource,
  conditions: readonly Condition[],
  ids: readonly string[],
  select: string,
): ReadStatement {
  const values = collect();
  const given = values.bind(ids, 'uuid[]');
  const filters = conditions.filter(({ match }) => match !== 'search');
  const where = conditionsSql(resource, filters, values, null);
  return {
    text: `select ${select} from unnest(${given}) with ordinality wanted (id, place)
      join read.${resource.name} t on t.id = wanted.id${where.length > 0 ? ` where ${where.join(' and ')}` : ''}
      order by wanted.place`,
    values: values.all,
  };
}
