import { expect, it } from 'vitest';
import { eachApart } from '#workers/pipeline/each.ts';

const failing = async (bad: readonly number[], items = 12) => {
  const done: number[] = [];
  const error = await eachApart(Array(items).keys(), async (item) => {
    if (bad.includes(item)) throw new Error(`no ${item}`);
    done.push(item);
  }).then(
    () => null,
    ({ message }: Error) => message,
  );
  return { done, error };
};

it('does the work for all items but those for which it fails, and throws the first failure at the end', async () => {
  expect(await failing([])).toMatchObject({ error: null });
  expect(await failing([1, 3, 4])).toEqual({ done: [0, 2, 5, 6, 7, 8, 9, 10, 11], error: 'no 1' });
});

it('ends if it fails for several in a row, because then the cause is not an item', async () => {
  expect(await failing([1, 3, 4, 5, 6, 7])).toEqual({ done: [0, 2], error: 'no 1' });
});
