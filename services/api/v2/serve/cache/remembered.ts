import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Availability, STALE_S } from '#services/api/v2/availability.ts';

/**
 * A cache of query results. A result is used until one of its resources is published again, and for at most five
 * seconds, because some conditions depend on the time. While the version of a resource is unknown, results are made
 * again each time. Old results are kept while there is room, for times in which the database does not respond. A full
 * cache takes a result when it is asked for a second time.
 * Decision: docs/decisions/0058-old-answers-in-an-outage.md
 */
export type Remembered<Value> = {
  /**
   * @param version of the resources; null while it is unknown
   * @param make makes the value; called once for any number of callers at the same time, if the version is known
   * @param maxAge milliseconds; longer than the default where the value does not depend on the time
   */
  get: (
    id: string,
    version: string | null,
    make: () => Promise<Value>,
    maxAge?: number,
  ) => Value | Promise<Value>;
};

const MAX_AGE_MS = 5_000;

type Entry<Value> = { value: Value; version: string | null; madeAt: number; until: number };

type Options<Value> = {
  availability: Availability;
  maxBytes: number;
  /** Size of an entry in bytes. */
  size: (value: Value, id: string) => number;
  /**
   * Marks a value as old; null if an old value must not be given. Without this function, old values are given
   * unchanged.
   */
  stale?: (value: Value, ageSeconds: number) => Value | null;
};

/** Number of ids after which {@link askedBefore} begins anew. */
const MOST_ASKED = 20_000;

/** @returns whether an id was asked for before, with an error of one in some hundred thousand: only checksums are kept */
function askedBefore(): (id: string) => boolean {
  const asked = new Set<number>();
  return (id) => {
    const sum = crc32(id);
    if (asked.has(sum)) return true;
    if (asked.size >= MOST_ASKED) asked.clear();
    asked.add(sum);
    return false;
  };
}

export function createRemembered<Value>({
  availability,
  maxBytes,
  size,
  stale = (value) => value,
}: Options<Value>): Remembered<Value> {
  const kept = new LRUCache<string, Entry<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, id) => size(value, id),
  });
  const underway = new Map<string, Promise<Value>>();
  const wasAskedBefore = askedBefore();

  const run = (id: string, version: string | null, make: () => Promise<Value>, maxAge: number) => {
    const flight = `${version} ${id}`;
    const joined = version === null ? undefined : underway.get(flight);
    if (joined) return joined;
    const madeAt = Date.now();
    const made = make()
      .then((value) => {
        // A walk through a long list must not push out what is asked for again and again.
        const fits = kept.calculatedSize + size(value, id) <= maxBytes || kept.has(id);
        if (fits || wasAskedBefore(id)) kept.set(id, { value, version, madeAt, until: madeAt + maxAge });
        return value;
      })
      .finally(() => underway.delete(flight));
    if (version !== null) underway.set(flight, made);
    return made;
  };

  const oldValue = (entry: Entry<Value> | undefined): Value | null => {
    if (!entry) return null;
    const age = Math.floor((Date.now() - entry.madeAt) / 1000);
    return age <= STALE_S ? stale(entry.value, age) : null;
  };

  return {
    get: (id, version, make, maxAge = MAX_AGE_MS) => {
      const entry = kept.get(id);
      if (entry && version !== null && entry.version === version && entry.until > Date.now())
        return entry.value;
      const old = oldValue(entry);
      if (old === null) return availability.watch(run(id, version, make, maxAge));
      if (availability.away()) return old;
      const made = run(id, version, make, maxAge);
      return availability.answered(made).then((answered) => (answered ? made : old));
    },
  };
}
