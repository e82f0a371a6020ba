import { expect, it } from 'vitest';
import { createMovement } from '#workers/pipeline/movement.ts';

const MINUTE = 60_000;

it('a consumer moves while no message waits, or one is handled', async () => {
  let now = 0;
  const movement = createMovement(['normalise', 'collect'], undefined, () => now);
  now += 10 * MINUTE;
  movement.look(() => 0);
  expect(movement.stuck()).toEqual([]);
  let end = () => {};
  const handling = movement.during('collect', () => new Promise<void>((done) => (end = done)));
  now += 60 * 24 * MINUTE;
  movement.look((queue) => (queue === 'collect' ? 5 : 0));
  expect(movement.stuck()).toEqual([]);
  end();
  await handling;
});

it('one that takes none of the messages that wait stands still', () => {
  let now = 0;
  const movement = createMovement(['normalise'], undefined, () => now);
  for (let minute = 0; minute < 3; minute += 1) {
    movement.look(() => 1);
    now += MINUTE;
  }
  expect(movement.stuck()).toEqual(['messages of normalise wait, and none was taken for 3 minutes']);
});

it('one that handles a message for too long stands still, and moves again once it is over', async () => {
  let now = 0;
  const handled: unknown[] = [];
  const movement = createMovement(
    ['normalise'],
    (...given) => handled.push(given),
    () => now,
  );
  let end = () => {};
  const handling = movement.during('normalise', () => new Promise<void>((done) => (end = done)));
  now += 20 * MINUTE;
  expect(movement.stuck()).toEqual(['a message of normalise has been handled for 20 minutes']);
  end();
  await handling;
  await expect(movement.during('normalise', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(movement.stuck()).toEqual([]);
  expect(handled).toEqual([
    ['normalise', 'done', 1_200],
    ['normalise', 'failed', 0],
  ]);
});
