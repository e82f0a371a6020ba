import { type ListNumber, ordered, orderKey, type Portal, type PortalRow } from './lists.ts';

/** A portal of fixed rows, each in its list; without an order as they were given. */
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
