/** Failures one after the other after which what the work needs is taken to be away, and not one item to be wrong. */
const AWAY = 5;

/**
 * Does work for each item on its own, so that one for which it fails keeps back none of those behind it.
 * @throws the first failure, once all others are done, or at once where several failed one after the other
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
