import { LRUCache } from 'lru-cache';
import type { View } from '#services/site/page.ts';
import { RequestError } from '#shared/errors.ts';

/** A page as it is made; `age` in seconds where an answer in it is older than it should be. */
export type Made = { view: View; age: number | null };

export type LastViews = {
  /**
   * @param address path and query
   * @returns what `make` makes; what it made last, with its age, where the database does not respond
   * @throws what `make` throws
   */
  orLast: (address: string, make: () => Promise<Made>) => Promise<Made>;
};

/** @returns whether work succeeded in time; false where the database does not respond. @throws what else the work throws */
export type Done = (work: Promise<unknown>) => Promise<boolean>;

/** A process holds so much of pages: 150 and more, the latest that were seen. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Size of an entry besides its texts, in bytes. */
const OVERHEAD = 2_048;
/** People see how old a page is, so that it may be older than what programs are given. */
const LONGEST_MS = 86_400_000;

/**
 * The last of each page, for the time in which the database does not respond: a page is made of several answers, and not each
 * of them can be remembered. They are pages that are the same for everybody.
 * Decision: docs/decisions/0058-old-answers-in-an-outage.md
 */
export function createLastViews(done: Done): LastViews {
  const kept = new LRUCache<string, { view: View; madeAt: number }>({
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
