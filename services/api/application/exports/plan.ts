import {
  activeTenders,
  asV2,
  closedTenders,
  type WantedTenders,
} from '#services/api/application/tenders/list.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';
import { listPlanner } from '#services/api/v2/serve/plan.ts';
import { askAllWords } from '#services/api/v2/serve/search/asking.ts';
import { wholeSearch } from '#services/api/v2/serve/search/whole.ts';
import { badRequest } from '#shared/errors.ts';
import { exportColumn, standardColumns } from '#shared/exports/columns.ts';
import type { ExportFormat } from '#shared/exports/formats.ts';
import { type ExportPlan, exportPlan } from '#shared/exports/plan.ts';
import { fieldNames, type Resource } from '#shared/resources/definition/resource.ts';

/** What a user asks for: the filters of the list, its order, and how the file is written. */
export type WantedExport = Pick<WantedTenders, 'search' | 'industry' | 'province' | 'publicationType'> & {
  format: ExportFormat;
  sort?: string | undefined;
  columns?: readonly string[] | undefined;
  bom: boolean;
};

/** Names of the orders that an export may have, as those of the list of /v2. */
export const exportSorts: readonly string[] = Object.keys(activeTenders.resource.sorts);

/** @returns what is wrong with these columns, with those that there are */
const unknownColumns = (unknown: readonly string[], resource: Resource): string =>
  `${unknown.map((name) => `"${name}"`).join(', ')} not known; known are ${fieldNames(resource, 'detail').join(', ')}, and parts of objects such as sourceOrganization.name`;

/**
 * @returns a function from what a user asks for to a plan with the conditions and the order of the list; it throws RequestError 400
 *   for a filter, an order or a column that there is not
 */
export function exportPlanner(records: Services): (wanted: WantedExport) => Promise<ExportPlan> {
  const { resource } = activeTenders;
  const plans = new Map(
    [activeTenders, closedTenders].map((list) => [list, listPlanner(list, records.cursors)]),
  );
  return async ({ format, columns = standardColumns(resource), bom, ...filters }) => {
    const unknown = columns.filter((name) => exportColumn(resource, name) === null);
    if (unknown.length > 0)
      throw badRequest({ parameter: 'columns', reason: unknownColumns(unknown, resource) });
    const { list, query } = asV2({ ...filters, limit: limits.limit.default });
    const plan = plans.get(list)!({}, query, []);
    const index = records.words(resource, activeTenders.search?.where);
    const { pool, cursors } = records;
    const found = plan.ranked
      ? await wholeSearch({ pool, resource, index, cursors, source: 'body' }, plan)
      : null;
    return exportPlan.parse({
      ...{ resource: resource.name, format, columns: [...new Set(columns)], bom, sort: plan.sort },
      conditions: (found ?? (await askAllWords(plan, index))).conditions,
      ranked: found && { ids: found.ids, behind: found.behind },
    });
  };
}
