import type { Availability } from '#services/api/v2/availability.ts';
import { createRemembered, type Remembered } from '#services/api/v2/serve/cache/remembered.ts';

/** A parent record: its id, and the values of the columns in which its child records are like it. */
export type ParentRow = [id: string, ...values: (string | string[] | null)[]];

/** Parents by the identifier in a path; all lists and records below one path share the entry. */
export type ParentCache = Remembered<ParentRow | null>;

const MAX_BYTES = 4 * 1024 * 1024;
/** Size of an entry besides its id, in bytes. */
const OVERHEAD = 1_024;

export const createParentCache = (availability: Availability): ParentCache =>
  createRemembered<ParentRow | null>({
    availability,
    maxBytes: MAX_BYTES,
    size: (_, id) => 2 * id.length + OVERHEAD,
  });
