/** The portal's lists by number; every tender is in exactly one of them at a time. */
export const listNames = { 1: 'advertised', 2: 'awarded', 3: 'closed', 4: 'cancelled' } as const;
export type ListNumber = keyof typeof listNames;
export const listNumbers: readonly ListNumber[] = [1, 2, 3, 4];

/** A tender as the portal lists it; the other fields are written in generate/portal/row.ts. */
export type PortalRow = { id: number } & Record<string, unknown>;

/** Rows of a list in one order, as they were when the list was asked for. */
export type RowList = { readonly length: number; at(position: number): PortalRow };

/** Columns that a list can be ordered by. */
export type OrderColumn = 'category' | 'description' | 'eSubmission' | 'date_Published' | 'closing_Date';
export type Order = { column: OrderColumn; descending: boolean };

/** What the portal holds, generated or replayed. */
export type Portal = {
  /** A list in an order; without one in the portal's own: newest day first, within a day the lowest number first. */
  list(list: ListNumber, order: Order | null): Promise<RowList>;
  /** One tender's row as it stands now, whichever list it is in; null for a number that was never published. */
  row(id: number): PortalRow | null;
};

/** What rows are compared by; text without regard to case, as the portal's database does. */
export type OrderKey = string | number;
export const orderKey = (value: unknown): OrderKey =>
  typeof value === 'number' || typeof value === 'boolean' ? Number(value) : String(value ?? '').toLowerCase();

/** The positions from 0 of values in ascending or descending order; equal ones keep theirs. */
export function ordered(keys: readonly OrderKey[], descending: boolean): Int32Array {
  const sign = descending ? -1 : 1;
  return Int32Array.from(keys, (_, position) => position).sort((a, b) => {
    const [first, second] = [keys[a]!, keys[b]!];
    return first < second ? -sign : first > second ? sign : a - b;
  });
}
