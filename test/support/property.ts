import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether slow properties are checked for all their values. */
    allValues: boolean;
  }
}

/** A source of values for each argument, and last a function that fails by an exception or by giving false. */
type Given<Values extends [unknown, ...unknown[]]> = [
  ...sources: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  holds: (...values: Values) => unknown,
];

/** Checks a property for a hundred random values. */
export const property = <Values extends [unknown, ...unknown[]]>(...given: Given<Values>): Promise<void> =>
  propertyOf<Values>({}, ...given);

/** @returns the number of runs of a property that takes seconds: all of them with the long tests, otherwise a third */
export const runsOf = (all: number): number => (inject('allValues') ? all : Math.ceil(all / 3));

/** The same with options of fast-check, such as the number of runs. */
export function propertyOf<Values extends [unknown, ...unknown[]]>(
  options: fc.Parameters<Values>,
  ...given: Given<Values>
): Promise<void> {
  const sources = given.slice(0, -1) as { [At in keyof Values]: fc.Arbitrary<Values[At]> };
  const holds = given.at(-1) as (...values: Values) => unknown;
  const judge = async (...values: Values) => (await holds(...values)) !== false;
  return fc.assert(fc.asyncProperty<Values>(...sources, judge), options);
}

const [SPACE, PRINTABLE, ASCII, PAIRS, HALVES] = [0x20, 95, 127, 0xd800, 0x800];

/**
 * Any whole character, those of ASCII most often, as the `unit` of a text. The unit `binary` of fast-check makes a table of a million
 * characters at its first use, which takes seconds and keeps the memory.
 */
export const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff - HALVES }).map((at) => {
  if (at < ASCII) return String.fromCodePoint(at < PRINTABLE ? at + SPACE : at - PRINTABLE);
  return String.fromCodePoint(at < PAIRS ? at : at + HALVES);
});
