import { beforeEach, expect, it } from 'vitest';
import { createAvailability } from '#services/api/v2/availability.ts';
import { createRemembered, type Remembered } from '#services/api/v2/serve/cache/remembered.ts';

/** Results that a cache holds here; each has the size 1. */
const HELD = 10;

let cache: Remembered<string>;
let made: string[];
beforeEach(() => {
  made = [];
  cache = createRemembered<string>({ availability: createAvailability(), maxBytes: HELD, size: () => 1 });
});

/** Asks for results in turn. @returns those that had to be made */
async function ask(...ids: readonly string[]): Promise<string[]> {
  made = [];
  for (const id of ids)
    await cache.get(id, '1', async () => {
      made.push(id);
      return id;
    });
  return made;
}

const pages = (count: number): string[] => Array.from({ length: count }, (_, nth) => `page ${nth}`);

it('a result is kept at once while there is room', async () => {
  await ask(...pages(HELD));
  expect(await ask(...pages(HELD))).toEqual([]);
});

it('a walk through a long list pushes nothing out', async () => {
  await ask('first page', ...pages(50 * HELD));
  expect(await ask('first page')).toEqual([]);
});

it('a full cache keeps what is asked for a second time', async () => {
  await ask(...pages(HELD));
  expect(await ask('late', 'late', 'late')).toEqual(['late', 'late']);
});

it('what is asked for a second time takes the place of what was not used for longest', async () => {
  const [oldest, ...others] = pages(HELD);
  await ask(oldest!, ...others, 'late', 'late');
  expect(await ask(...others, 'late')).toEqual([]);
  expect(await ask(oldest!)).toEqual([oldest]);
});

it('a result of an earlier version is replaced though the cache is full', async () => {
  await ask(...pages(HELD));
  const next = () => cache.get('page 3', '2', async () => 'again');
  expect(await next()).toBe('again');
  expect(await cache.get('page 3', '2', async () => 'not made')).toBe('again');
});
