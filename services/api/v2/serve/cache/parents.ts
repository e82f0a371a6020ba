import type { Availability } from '#services/api/v2/availability.ts';
import { createRemembered, type Remembered } from '#services/api/v2/serve/cache/remembered.ts';
import type { Condition } from '#shared/reading/condition.ts';

/** A parent record: its id, and the conditions that its child records meet. */
export type Found = { id: string; conditions: readonly Condition[] };

/** Parents of all paths, by what a path says of them. */
export type ParentCache = Remembered<Found | null>;

const MAX_BYTES = 4 * 1024 * 1024;
/** Size of an entry besides its id, in bytes. */
const OVERHEAD = 1_024;

export const createParentCache = (availability: Availability): ParentCache =>
  createRemembered<Found | null>({
    availability,
    maxBytes: MAX_BYTES,
    size: (_, id) => 2 * id.length + OVERHEAD,
  });
