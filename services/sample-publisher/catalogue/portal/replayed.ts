import {
  type ListNumber,
  orderKey,
  type PortalRow,
} from '#services/sample-publisher/generate/portal/lists.ts';
import { ordered, type Portal } from './portal.ts';

/** A portal of fixed rows, each in its list; without an order column they keep the order in which they were given. */
export function replayedPortal(rows: ReadonlyMap<number, { list: ListNumber; row: PortalRow }>): Portal {
  const ofList = (list: ListNumber): PortalRow[] =>
    [...rows.values()].flatMap((each) => (each.list === list ? [each.row] : []));
  return {
    list: async (list, order) => {
      const own = ofList(list);
      if (order === null) return { length: own.length, at: (position) => own[position]! };
      const keys = own.map((row) => orderKey(row[order.column]));
      const positions = ordered(keys, order.descending);
      return { length: own.length, at: (position) => own[positions[position]!]! };
    },
    row: (id) => rows.get(id)?.row ?? null,
  };
}
