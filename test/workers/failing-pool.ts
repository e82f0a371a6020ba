import type { Pool } from '#shared/database/connection.ts';

/** A pool whose connections are lost after a number of statements. */
export const failingAfter = (pool: Pool, statements: number): Pool => {
  let left = statements;
  const living = <Owner extends object>(owner: Owner): Owner =>
    new Proxy(owner, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'connect') return async () => living((await Reflect.apply(value, target, [])) as object);
        if (name !== 'query') return value.bind(target);
        return (...words: unknown[]) => {
          left -= 1;
          if (left < 0 && words[0] !== 'rollback') throw new Error('the process is dead');
          return Reflect.apply(value, target, words);
        };
      },
    });
  return living(pool);
};
