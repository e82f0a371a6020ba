import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { type FaultKind, parseFaults } from '#shared/sample/faults.ts';

/** The faults of one request, each with its parameter; `draw` is a random number for faults that need one. */
export type RequestFaults = { readonly [Kind in FaultKind]?: number } & { readonly draw: number };

/**
 * Decides which faults each request has. The decision follows from the seed, the address and how often that address has
 * been requested, so that a run can be repeated whatever the order of concurrent requests. A repeated request can have
 * other faults than the first.
 */
export function createFaults(seed: number, spec: string) {
  let plan = parseFaults(spec);
  const asked = new Map<string, number>();
  return {
    /** @throws UsageError as {@link parseFaults} */
    change: (text: string): void => {
      plan = parseFaults(text);
    },
    of: (address: string): RequestFaults => {
      const kinds = Object.keys(plan) as FaultKind[];
      if (kinds.length === 0) return { draw: 0 };
      const turn = (asked.get(address) ?? 0) + 1;
      asked.set(address, turn);
      const random = randomOf(seed, 'fault', address, turn);
      const faults: { [Kind in FaultKind]?: number } & { draw: number } = {
        draw: random.integer(0, 0x7fffffff),
      };
      for (const kind of kinds) {
        const { probability, parameter } = plan[kind]!;
        if (random.chance(probability)) faults[kind] = parameter;
      }
      return faults;
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
