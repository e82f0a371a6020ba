import type fc from 'fast-check';
import type { Pool } from '#shared/database/connection.ts';

/** A step of a random history. A history that fails is printed with what each step is called, and what it is about. */
export type Step = { do: string; about: unknown; perform: (pool: Pool) => Promise<unknown> };

/** A kind of step: how often it comes, what it is called and about, and what it does. */
export const stepOf = <About>(
  weight: number,
  name: string,
  source: fc.Arbitrary<About>,
  does: (pool: Pool, about: About) => Promise<unknown>,
) => ({
  weight,
  arbitrary: source.map((about): Step => ({ do: name, about, perform: (pool) => does(pool, about) })),
});
