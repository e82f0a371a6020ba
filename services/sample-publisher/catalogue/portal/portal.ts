import type {
  ListNumber,
  OrderColumn,
  OrderKey,
  PortalRow,
} from '#services/sample-publisher/generate/portal/lists.ts';

/** Rows of a list in one order, as they were when the list was asked for. */
export type RowList = { readonly length: number; at(position: number): PortalRow };

export type Order = { column: OrderColumn; descending: boolean };

/** What the portal holds, generated or replayed. */
export type Portal = {
  /** A list in an order; null gives the portal's own: newest day first, within a day the lowest number first. */
  list(list: ListNumber, order: Order | null): Promise<RowList>;
  /** The current row of a tender, whichever list it is in; null for a number that was never published. */
  row(id: number): PortalRow | null;
};

/** @returns the positions (from 0) of the values in ascending or descending order; equal values keep their order */
export function ordered(keys: readonly OrderKey[], descending: boolean): Int32Array {
  const sign = descending ? -1 : 1;
  return Int32Array.from(keys, (_, position) => position).sort((a, b) => {
    const [first, second] = [keys[a]!, keys[b]!];
    return first < second ? -sign : first > second ? sign : a - b;
  });
}
