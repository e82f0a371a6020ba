/**
 * The portal's lists by number: 1 advertised, 2 awarded, 3 closed, 4 cancelled. Every tender is in exactly one of them
 * at a time.
 */
export const listNumbers = [1, 2, 3, 4] as const;
export type ListNumber = (typeof listNumbers)[number];

/** A tender as the portal lists it; rowAt in row.ts writes the other fields. */
export type PortalRow = { id: number } & Record<string, unknown>;

/** Columns that a list can be ordered by. */
export type OrderColumn = 'category' | 'description' | 'eSubmission' | 'date_Published' | 'closing_Date';

/** The value by which two rows are compared; text is compared without regard to case, as in the portal's database. */
export type OrderKey = string | number;
export const orderKey = (value: unknown): OrderKey =>
  typeof value === 'number' || typeof value === 'boolean' ? Number(value) : String(value ?? '').toLowerCase();
