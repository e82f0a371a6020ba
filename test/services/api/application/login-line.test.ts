import { describe, expect, it } from 'vitest';
import { createLine } from '#services/api/application/login/line.ts';

/** Work that ends when the test says so, in the order in which it has begun. */
function openWork() {
  const begun: { name: string; end: () => void }[] = [];
  return {
    begun,
    names: () => begun.map(({ name }) => name),
    work: (name: string) => () =>
      new Promise<string>((done) => {
        begun.push({ name, end: () => done(name) });
      }),
  };
}
const settled = () => new Promise((done) => setImmediate(done));
const outcome = (promise: Promise<string>) =>
  promise.catch(({ code, headers }) => [code, headers['Retry-After']]);
const FULL = ['RATE_LIMITED', '2'];

describe('the line of logins', () => {
  it('runs a few at a time, and the others in their order, even after one that fails', async () => {
    const { begun, names, work } = openWork();
    const inTurn = createLine(2, 3);
    const failing = inTurn('a', () => Promise.reject(new Error('no')));
    const others = ['1', '2', '3', '4'].map((name) => inTurn('a', work(name)));
    await expect(failing).rejects.toThrow('no');
    await settled();
    expect(names()).toEqual(['1', '2']);
    begun[1]!.end();
    await settled();
    expect(names()).toEqual(['1', '2', '3']);
    begun[0]!.end();
    await settled();
    begun[2]!.end();
    begun[3]!.end();
    expect(await Promise.all(others)).toEqual(['1', '2', '3', '4']);
    const later = inTurn('a', work('later'));
    begun[4]!.end();
    expect(await later).toBe('later');
  });

  it('that is full rejects further logins of those who fill it, and gives their last places to others', async () => {
    const { begun, work } = openWork();
    const inTurn = createLine(1, 3);
    const many = ['1', '2', '3', '4', '5'].map((name) => outcome(inTurn('a', work(name))));
    expect(await many[4]).toEqual(FULL);
    const others = ['b', 'c', 'd', 'e'].map((name) => outcome(inTurn(name, work(name))));
    expect(await Promise.all([many[3], many[2], others[2], others[3]])).toEqual([FULL, FULL, FULL, FULL]);
    for (let ended = 0; ended < 4; ended += 1) {
      begun[ended]!.end();
      await settled();
    }
    expect(await Promise.all([many[0], many[1], others[0], others[1]])).toEqual(['1', '2', 'b', 'c']);
  });
});
