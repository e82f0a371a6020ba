/** After this many consecutive failures, a server is assumed to be unavailable, instead of the items being wrong. */
const AWAY = 5;

/**
 * Does work for each item separately, so that a failure for one item does not stop the others.
 * @throws the first failure, after all items, or at once if several failed in a row
 */
export async function eachApart<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for await (const item of items) {
    try {
      await work(item);
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow += 1;
      if (inARow === AWAY) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}
