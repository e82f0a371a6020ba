import type { Reader } from './reader.ts';

/** @returns a function that reads each document only once, because several rules need its result */
export function once<Result>(read: (reader: Reader) => Result): (reader: Reader) => Result {
  const known = new WeakMap<Reader, { result: Result }>();
  return (reader) => {
    const done = known.get(reader) ?? { result: read(reader) };
    known.set(reader, done);
    return done.result;
  };
}
