import { LRUCache } from 'lru-cache';
import type { PageView } from '#services/site/page.ts';
import { RequestError } from '#shared/errors.ts';

/** A finished page; `age` in seconds if it uses an outdated answer. */
export type Made = { view: PageView; age: number | null };

export type LastViews = {
  /**
   * @param address path and query
   * @returns the result of `make`; if the database does not respond, its last result with its age
   * @throws what `make` throws
   */
  orLast: (address: string, make: () => Promise<Made>) => Promise<Made>;
};

/**
 * @returns whether the work succeeded in time; false if the database does not respond. @throws any other
 *   error of the work
 */
export type Done = (work: Promise<unknown>) => Promise<boolean>;

/** Bytes of pages that a process keeps: the 150 or more that were viewed last. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Size of an entry without its texts, in bytes. */
const OVERHEAD = 2_048;
/** People see how old a page is, so pages may be older than answers for programs. */
const LONGEST_MS = 86_400_000;

/**
 * The last version of each page, used while the database does not respond. A page combines several answers,
 * not all of which can be cached. Only pages that are the same for everybody are kept. Decision:
 * docs/decisions/0058-old-answers-in-an-outage.md
 */
export function createLastViews(done: Done): LastViews {
  const kept = new LRUCache<string, { view: PageView; madeAt: number }>({
    maxSize: MAX_BYTES,
    // Characters take up to two bytes.
    sizeCalculation: ({ view }, address) =>
      2 * (String(view.main).length + address.length + JSON.stringify(view.jsonLd ?? null).length) + OVERHEAD,
    ttl: LONGEST_MS,
  });
  const keep = (address: string, { view, age }: Made): void => {
    const isWhole = (view.status ?? 200) === 200 && age === null;
    if (isWhole) kept.set(address, { view, madeAt: Date.now() });
  };
  return {
    orLast: async (address, make) => {
      const last = kept.get(address);
      const made = make().then((page) => {
        keep(address, page);
        return page;
      });
      if (last === undefined) return made;
      try {
        if (await done(made)) return await made;
      } catch (error) {
        // There is no such page any more.
        if (error instanceof RequestError && error.status < 500) kept.delete(address);
        throw error;
      }
      return { view: last.view, age: Math.floor((Date.now() - last.madeAt) / 1000) };
    },
  };
}
